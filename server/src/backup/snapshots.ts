import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Db } from "../schema.ts";
import { listSnapshots } from "./snapshot.ts";

type Log = { warn: (details: object, words: string) => void };
type Rooms = { db: Db; dataDir: string; log: Log };

export type Snapshots = {
  /** Takes one now, unless nothing was written since the newest; never throws. */
  take: () => Promise<void>;
  /** Begins none any more and breaks off the one under way, of which nothing counts. */
  stop: () => Promise<void>;
};

const everyMs = 60 * 60 * 1000;
/** A house that has only begun has other things to do. */
const firstMs = 5 * 60 * 1000;

/** Takes a snapshot of a PGlite once an hour, counted from the newest that is there. */
export function startSnapshots({ db, dataDir, log }: Rooms): Snapshots {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let underWay: Promise<void> | undefined;

  async function takeOne(): Promise<void> {
    const [newest] = await listSnapshots(dataDir);
    const stand = await standOf(db);
    if (newest?.stand === stand || stopped) return;
    child = fork(join(import.meta.dirname, "snapshot-process.ts"), [dataDir, stand], {
      // Nothing of our environment: it needs none of our secrets.
      env: {},
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const said = child.stderr ? text(child.stderr) : Promise.resolve("");
    await once(child, "close");
    if (child.exitCode === 0 || stopped) return;
    log.warn({ reason: (await said).trim().split("\n")[0] }, "No snapshot could be taken.");
  }

  const take = () =>
    (underWay ??= takeOne()
      .catch((error: unknown) => log.warn({ err: error }, "No snapshot could be taken."))
      .finally(() => {
        underWay = undefined;
      }));

  function wait(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => void take().then(() => wait(everyMs)), ms).unref();
  }

  const begin = async () => {
    const [newest] = await listSnapshots(dataDir);
    const age = Date.now() - (newest?.at.getTime() ?? 0);
    wait(Math.min(Math.max(firstMs, everyMs - age), everyMs));
  };
  void begin();

  return {
    take,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      child?.kill("SIGKILL");
      await underWay;
    },
  };
}

/** Where the log of the database stands: another place after each write, the same while there is none. */
async function standOf(db: Db): Promise<string> {
  const { rows } = await sql<{ stand: string }>`
    select replace(pg_current_wal_insert_lsn()::text, '/', '-') as stand`.execute(db);
  return rows[0]?.stand ?? "0-0";
}
