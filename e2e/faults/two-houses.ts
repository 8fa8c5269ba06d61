import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logOut } from "#contracts/accounts.ts";
import { type Call, makeClient } from "#contracts/client.ts";
import { createHoot, pageHoots } from "#contracts/hoots.ts";
import { getOwnProfile, updateProfile } from "#contracts/profiles.ts";
import { startS3 } from "../../server/src/testing/s3-server.ts";
import { type HouseProcess, kill, startHouse } from "./house-process.ts";
import { type Proxy, startProxy } from "./proxy.ts";
import { pictureOf } from "./sent-files.ts";
import * as traveller from "./traveller.ts";
import { openWire, type Wire } from "./wire.ts";

export type TwoHousesReport = traveller.Losses & {
  /** What was not the same at both doors, in words. */
  differences: string[];
  acknowledged: number;
  /** Statuses of posts that were refused, and how often. */
  refused: Record<number, number>;
  /** Requests at the proxy that got no answer, or one of 500 and above. */
  unanswered: number;
  readsAnswered: number;
  readsFailed: number;
  restarts: number;
};

const posters = 8;
const readers = 8;
const pauseMs = 1_000;

/**
 * Two houses on one PostgreSQL and one S3 store behind nginx: they start at the same moment on an empty database, what
 * is done at one door holds at the other, and each is restarted in turn while people post and read through the proxy.
 */
export async function twoHouses(databaseUrl: string, rounds: number): Promise<TwoHousesReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-two-"));
  const store = await startS3({ accessKey: "KEY", secretKey: "SECRET", bucket: "wagabond" });
  const variables = (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    FILES_URL: store.url,
    SESSION_SECRET: "the same for all processes on one database",
    TRUST_PROXY: "127.0.0.1",
  });
  const houses = await Promise.all([startHouse(variables("a")), startHouse(variables("b"))]);
  let proxy: Proxy | undefined;
  try {
    const differences = await compare(houses);
    proxy = await startProxy(
      join(folder, "proxy"),
      houses.map(({ port }) => port),
    );
    const load = startLoad(proxy.port, await traveller.signIn(houses[0]));
    let restarts = 0;
    for (let turn = 0; turn < rounds * 2; turn += 1) {
      await wait(pauseMs);
      const which = turn % 2 === 0 ? 0 : 1;
      const { port } = houses[which];
      houses[which].signal("SIGTERM");
      await houses[which].ended;
      houses[which] = await startHouse(variables(which === 0 ? "a" : "b"), port);
      restarts += 1;
    }
    await wait(pauseMs);
    const { fates, reads } = await load.stop();
    const hoots = await traveller.readAll(houses[0]);
    return {
      ...traveller.lossesIn(hoots, fates.acknowledged),
      differences,
      acknowledged: fates.acknowledged.size,
      refused: Object.fromEntries(fates.refused),
      unanswered: fates.unanswered.length + fates.unsent,
      readsAnswered: reads.answered,
      readsFailed: reads.failed,
      restarts,
    };
  } finally {
    await proxy?.stop();
    await Promise.all(houses.map(kill));
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does things at one door and looks at the other. */
async function compare([a, b]: readonly [HouseProcess, HouseProcess]): Promise<string[]> {
  const found: string[] = [];
  const token = await traveller.signIn(a);
  const at = (house: HouseProcess, bearer?: string): Call =>
    makeClient({ fetch: (path, init) => fetch(house.address + path, init), token: () => bearer });
  const newest = async (house: HouseProcess) =>
    (await at(house)(pageHoots, { query: { limit: "1" } })).data[0]?.title;
  const within = async (ms: number, isSo: () => Promise<boolean>) => {
    const until = performance.now() + ms;
    while (!(await isSo())) {
      if (performance.now() > until) return false;
      await wait(10);
    }
    return true;
  };

  await newest(b);
  for (const [here, there, title] of [
    [a, b, "Written at the first door"],
    [b, a, "Written at the second door"],
  ] as const) {
    await at(here, token)(createHoot, { body: { title, text: "x" } });
    if ((await newest(here)) !== title) found.push(`"${title}" is not seen where it was written`);
    if (!(await within(1_000, async () => (await newest(there)) === title))) {
      found.push(`"${title}" is not seen next door within a second`);
    }
  }

  const own = await at(b, token)(getOwnProfile);
  const { avatar } = await at(a, token)(updateProfile, {
    params: { id: own._id },
    body: {},
    files: { avatar: await pictureOf(1) },
  });
  const picture = await fetch(b.address + avatar);
  await picture.arrayBuffer();
  if (picture.status !== 200) found.push(`a picture sent to one is ${picture.status} at the other`);

  await at(a, token)(logOut);
  const after = await fetch(`${b.address}/api/profiles/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (after.status !== 401) found.push(`a session ended at one is ${after.status} at the other`);
  return found;
}

type Reads = { answered: number; failed: number };

function startLoad(port: number, token: string) {
  const fates = traveller.noFates();
  const reads: Reads = { answered: 0, failed: 0 };
  const posting = openWire(port, posters);
  const reading = openWire(port, readers);
  let over = false;
  const isOver = () => over;
  let next = 0;
  const poster = async () => {
    while (!isOver()) {
      next += 1;
      await traveller.post(posting, token, traveller.draftOf(`Hoot ${next} of a restart`), fates);
    }
  };
  const work = Promise.all([
    ...Array.from({ length: posters }, poster),
    ...Array.from({ length: readers }, () => read(reading, reads, isOver)),
  ]);
  return {
    async stop() {
      over = true;
      await work;
      posting.close();
      reading.close();
      return { fates, reads };
    },
  };
}

async function read(wire: Wire, reads: Reads, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const fate = await wire.send("GET", "/api/hoots/paginated");
    if (fate.is === "answered" && fate.status === 200) reads.answered += 1;
    else reads.failed += 1;
  }
}
