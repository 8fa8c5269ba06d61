import type { PgBoss } from "pg-boss";
import type { RunSql } from "../db/scripts.ts";
import { schema, messageOf } from "./schema.ts";
import { processCallback } from "../callbacks.ts";

/** A queue with its settings. All times are in seconds. */
export type Queue = {
  name: string;
  /** Before the second attempt at most twice this; then doubling up to `longestPause`. */
  firstPause: number;
  longestPause: number;
  /** Attempts after the first. */
  retries: number;
  /** A server that holds a job for this long counts as gone. */
  lease: number;
  /** A server whose job gives no sign of life for this long counts as gone, however long its lease is; 10 at least. */
  heartbeat?: number;
  /** Between two polls without a notification. */
  lookEvery: number;
  /** Jobs that each server runs at the same time; 1 by default. */
  atOnce?: number;
  /** How long a finished job keeps its key and is counted. */
  remembered: number;
};

type ReceiverQueue = Pick<Queue, "name" | "firstPause" | "longestPause" | "retries">;

/** A queue of messages to servers of others. One that doesn't answer takes up one of the jobs until its timeout. */
export const receiverQueue = (queue: ReceiverQueue): Queue => ({
  ...queue,
  lease: 60,
  lookEvery: 30,
  atOnce: 8,
  remembered: 60 * 60,
});

export type Ending = "done" | "failed";
/** Jobs finished by this process per queue, by result. */
export type Counts = ReadonlyMap<string, Readonly<Record<Ending, number>>>;

export type QueueMaintenance = {
  counts: Counts;
  count: (queue: string, ending: Ending) => void;
  stop: () => Promise<void>;
};

type Log = { warn: (details: object, text: string) => void };
type Deps = { boss: PgBoss; run: RunSql; queues: readonly Queue[]; log: Log };

const maintenanceMs = 60_000;
const tidyMs = 60 * 60 * 1000;

const rulesOf = (queue: Queue) => ({
  retryLimit: queue.retries,
  retryDelay: queue.firstPause,
  retryDelayMax: queue.longestPause,
  retryBackoff: true,
  expireInSeconds: queue.lease,
  ...(queue.heartbeat !== undefined && { heartbeatSeconds: queue.heartbeat }),
  deleteAfterSeconds: queue.remembered,
});

/** Creates or updates the queues, and from then on returns jobs of stopped servers to the queue. */
export async function createQueues({ boss, run, queues, log }: Deps): Promise<QueueMaintenance> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const rules = rulesOf(queue);
    const found = existing.get(queue.name);
    if (found && JSON.stringify({ ...found, ...rules }) === JSON.stringify(found)) continue;
    if (found) await boss.updateQueue(queue.name, rules);
    else await boss.createQueue(queue.name, rules);
    // Loaded now: inside a transaction, a database with one connection would deadlock.
    await boss.findJobs(queue.name, { id: noId });
  }

  const counts = new Map(queues.map(({ name }) => [name, { done: 0, failed: 0 }]));
  let tidiedAt = performance.now();
  // Reads before it writes, so that an idle queue stays unchanged.
  const maintain = async () => {
    const due = performance.now() - tidiedAt > tidyMs;
    if (!due && !(await hasOverdue(run))) return;
    tidiedAt = performance.now();
    await boss.supervise();
  };
  let underWay: Promise<void> | undefined;
  const maintainOrWarn = () => {
    underWay ??= maintain()
      .catch((error: unknown) => {
        log.warn({ reason: messageOf(error) }, "Can't clean up the job queue.");
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  maintainOrWarn();
  const timer = setInterval(processCallback(maintainOrWarn), maintenanceMs);
  timer.unref();
  return {
    counts,
    count(queue, ending) {
      const counted = counts.get(queue);
      if (counted) counted[ending] += 1;
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

const noId = "00000000-0000-0000-0000-000000000000";

async function hasOverdue(run: RunSql): Promise<boolean> {
  const [row] = await run(`
    select exists (
      select from ${schema}.job
      where state = 'active' and (started_on + expire_seconds * interval '1 second' < now()
        or heartbeat_on + heartbeat_seconds * interval '1 second' < now())
    ) as found`);
  return row?.["found"] === true;
}
