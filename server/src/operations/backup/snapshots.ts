import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import type { Db } from "../../platform/schema.ts";
import { listSnapshots } from "./snapshot.ts";
import { processCallback } from "../../platform/callbacks.ts";

type Log = { warn: (details: object, text: string) => void };
type Deps = { db: Db; dataDir: string; log: Log };

export type Snapshots = {
  /** Takes one now, unless nothing was written since the newest. Logs and throws on failure. */
  take: () => Promise<void>;
  /** Takes one every hour, counted from the newest. */
  start: (jobs: Jobs) => Promise<void>;
  /** Starts no more and aborts the current one, which leaves nothing behind. */
  stop: () => Promise<void>;
};

const everyMs = 60 * 60 * 1000;
/** Leaves a server that has just started to its requests. */
const firstMs = 5 * 60 * 1000;

/** A failed snapshot, for example on a full disk, is retried within the hour. */
export const snapshotQueue: Queue = {
  name: "snapshots",
  firstPause: 300,
  longestPause: 1_200,
  retries: 2,
  lease: 30 * 60,
  lookEvery: 60,
  remembered: 24 * 60 * 60,
};

/** Takes snapshots of a PGlite database. */
export function makeSnapshots({ db, dataDir, log }: Deps): Snapshots {
  const opening = Date.now().toString(16).toUpperCase();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let underWay: Promise<void> | undefined;

  async function takeOne(): Promise<void> {
    const [newest] = await listSnapshots(dataDir);
    const writeMark = `${opening}-${(await writesIn(db)).toString(16).toUpperCase()}`;
    if (newest?.writeMark === writeMark || stopped) return;
    const { NODE_COMPILE_CACHE } = process.env;
    child = fork(join(import.meta.dirname, "snapshot-process.ts"), [dataDir, writeMark], {
      // It needs none of our secrets.
      env: { NODE_COMPILE_CACHE },
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const errorOutput = child.stderr ? text(child.stderr) : Promise.resolve("");
    await once(child, "close");
    if (child.exitCode !== 0) throw new Error((await errorOutput).trim().split("\n")[0]);
  }

  const take = () =>
    (underWay ??= takeOne()
      .catch((error: unknown) => {
        if (stopped) return;
        log.warn({ err: error }, "Couldn't take a snapshot.");
        throw error;
      })
      .finally(() => {
        underWay = undefined;
      }));

  async function start(jobs: Jobs): Promise<void> {
    await jobs.work(snapshotQueue.name, take);
    const turn = () =>
      jobs.send(snapshotQueue.name).catch((error: unknown) => {
        log.warn({ err: error }, "Couldn't queue a snapshot.");
      });
    const ring = (ms: number) => {
      if (stopped) return;
      timer = setTimeout(
        processCallback(() => turn().then(() => ring(everyMs))),
        ms,
      ).unref();
    };
    const [newest] = await listSnapshots(dataDir);
    const age = Date.now() - (newest?.at.getTime() ?? 0);
    ring(Math.min(Math.max(firstMs, everyMs - age), everyMs));
  }

  return {
    take,
    start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      child?.kill("SIGKILL");
      await underWay;
    },
  };
}

/**
 * The number of rows ever written to the server's tables, as PGlite counts them; it restarts after a crash. The job
 * queue's tables are excluded, because they change every hour.
 */
async function writesIn(db: Db): Promise<number> {
  // PGlite publishes its counts only after a flush.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ writes: number }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::bigint as writes
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where schemaname = current_schema() and relpersistence = 'p'`.execute(db);
  return rows[0]?.writes ?? 0;
}
