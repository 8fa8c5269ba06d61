import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProxyKind, startProxy } from "./proxy.ts";
import * as traveller from "./traveller.ts";
import * as doors from "./two-houses-doors.ts";
import * as errands from "./two-houses-errands.ts";
import { letters } from "./two-houses-letters.ts";
import { liveUpdates } from "./two-houses-live.ts";
import { keptPages } from "./two-houses-pages.ts";
import { guestsBehind, ownReads } from "./two-houses-replica.ts";
import { limitsTogether, startedOnce } from "./two-houses-start.ts";
import { type Check, openTown, type Town } from "./two-houses-town.ts";

export type Plan = {
  databaseUrl: string;
  /** A read replica of it. */
  readUrl?: string | undefined;
  houses: number;
  /** How often each is restarted. */
  rounds: number;
  proxy: ProxyKind;
};

const pauseMs = 1_000;

/**
 * Two or more houses on one PostgreSQL and one S3 store: they start at the same moment on an empty database, what is
 * done at one door holds at the others, and each is restarted in turn while people are busy at the proxy before them.
 */
export async function twoHouses({
  databaseUrl,
  readUrl,
  houses,
  rounds,
  proxy,
}: Plan): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-two-"));
  const plan = { databaseUrl, readUrl, count: houses, folder };
  const town = await openTown(plan, { RATE_LIMITS: "on" });
  try {
    const checks = [await startedOnce(town), await limitsTogether(town)];
    await town.reopen({ RATE_LIMITS: "off" });
    const looks = [
      doors.sessions,
      doors.files,
      doors.carts,
      doors.sameKey,
      letters,
      keptPages,
      liveUpdates,
    ];
    if (readUrl) looks.push(guestsBehind, ownReads);
    for (const look of looks) checks.push(await look(town));
    return [...checks, ...(await rollingRestart(town, rounds, join(folder, "proxy"), proxy))];
  } finally {
    await town.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rollingRestart(
  town: Town,
  rounds: number,
  folder: string,
  kind: ProxyKind,
): Promise<Check[]> {
  const { houses } = town;
  const proxy = await startProxy(
    kind,
    folder,
    houses.map(({ port }) => port),
  );
  try {
    const token = await traveller.signIn(proxy);
    const under = [
      await errands.posting(proxy, town, token),
      errands.reading(proxy),
      await errands.uploading(proxy, town),
      await errands.shopping(proxy, town),
      errands.writing(proxy, town),
    ];
    let over = false;
    const work = Promise.all(under.map((errand) => errand.work(() => over)));
    for (let turn = 0; turn < rounds * houses.length; turn += 1) {
      await wait(pauseMs);
      await town.replace(turn % houses.length);
    }
    await wait(pauseMs);
    over = true;
    await work;
    const restarts = `${rounds * houses.length} one after the other behind ${kind}`;
    const checks: Check[] = [{ name: "restarts", figures: restarts, faults: [] }];
    for (const errand of under) checks.push(await errand.judge());
    return checks;
  } finally {
    await proxy.stop();
  }
}
