import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HouseProcess, kill, readiness, startHouse } from "./house-process.ts";
import * as traveller from "./traveller.ts";
import { openWire, type Wire } from "./wire.ts";

export type TermReport = traveller.Losses & {
  acknowledged: number;
  /** Answered 503 after the signal, with nothing done. */
  refused: number;
  /** Connections that broke with a request on them: of posts that were kept or not, and of readers. */
  cutPosts: number;
  cutReads: number;
  readsAnswered: number;
  /** What `/api/ready` said in the moment after the signal, on a new connection. */
  readiness: number | "nobody listens";
  code: number | null;
  drainMs: number;
};

const posters = 20;
const readers = 20;

type Load = {
  fates: traveller.Fates;
  reads: { answered: number; cut: number };
  over: Promise<void>;
};

/** SIGTERM, twice within a second, while many post and read: nothing acknowledged is lost, nobody is cut off. */
export async function termUnderLoad({ loadMs }: { loadMs: number }): Promise<TermReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-term-"));
  let house = await startHouse({ DATA_DIR: folder });
  try {
    const load = startLoad(house, await traveller.signIn(house));
    await wait(loadMs);
    const began = performance.now();
    house.signal("SIGTERM");
    const said = await changedReadiness(house);
    house.signal("SIGTERM");
    const { code } = await house.ended;
    const drainMs = performance.now() - began;
    await load.over;
    house = await startHouse({ DATA_DIR: folder });
    const { fates, reads } = load;
    return {
      ...traveller.lossesIn(await traveller.readAll(house), fates.acknowledged),
      acknowledged: fates.acknowledged.size,
      refused: fates.refused.get(503) ?? 0,
      cutPosts: fates.unanswered.length,
      cutReads: reads.cut,
      readsAnswered: reads.answered,
      readiness: said,
      code,
      drainMs,
    };
  } finally {
    await kill(house);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Readiness as soon as it is no longer green. */
async function changedReadiness({ address }: HouseProcess): Promise<number | "nobody listens"> {
  for (;;) {
    const status = await readiness(address);
    if (status !== 200) return status ?? "nobody listens";
  }
}

function startLoad({ port }: HouseProcess, token: string): Load {
  const fates = traveller.noFates();
  const reads = { answered: 0, cut: 0 };
  const posting = openWire(port, posters);
  const reading = openWire(port, readers);
  let next = 0;
  const poster = async () => {
    while (fates.unsent === 0) {
      next += 1;
      await traveller.post(posting, token, traveller.draftOf(`Hoot ${next} under load`), fates);
    }
  };
  const over = Promise.all([
    ...Array.from({ length: posters }, poster),
    ...Array.from({ length: readers }, () => read(reading, reads)),
  ]).then(() => {
    posting.close();
    reading.close();
  });
  return { fates, reads, over };
}

/** Reads the list over and over, as guests do, until nobody listens. */
async function read(wire: Wire, reads: Load["reads"]): Promise<void> {
  for (;;) {
    const fate = await wire.send("GET", "/api/hoots/paginated");
    if (fate.is === "unsent") return;
    if (fate.is === "broken") reads.cut += 1;
    else reads.answered += 1;
  }
}
