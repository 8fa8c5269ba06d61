import type { PgBoss } from "pg-boss";
import type { RunSql } from "../db/scripts.ts";
import { schema, messageOf } from "./schema.ts";
import { processCallback } from "../callbacks.ts";

/** A queue and its rules. All times are seconds. */
export type Queue = {
  name: string;
  /** Until the second try at most twice this; then twice as long each time, up to `longestPause`. */
  firstPause: number;
  longestPause: number;
  /** Tries after the first. */
  retries: number;
  /** Who has a job in hand for so long counts as gone. */
  lease: number;
  /** Between two polls without a notification. */
  lookEvery: number;
  /** How long a finished job holds its name and is counted. */
  remembered: number;
};

export type Ending = "done" | "failed";
/** How often this process carried out jobs of a queue, by how it ended. */
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
  deleteAfterSeconds: queue.remembered,
});

/** Makes the queues, or gives them their rules; from then on gives back what a process that is gone had in hand. */
export async function createQueues({ boss, run, queues, log }: Deps): Promise<QueueMaintenance> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const rules = rulesOf(queue);
    const found = existing.get(queue.name);
    if (found && JSON.stringify({ ...found, ...rules }) === JSON.stringify(found)) continue;
    if (found) await boss.updateQueue(queue.name, rules);
    else await boss.createQueue(queue.name, rules);
    // Loaded now: inside a transaction, a database with one connection would deadlock.
    await boss.findJobs(queue.name, { id: nobody });
  }

  const counts = new Map(queues.map(({ name }) => [name, { done: 0, failed: 0 }]));
  let tidiedAt = performance.now();
  // Reads before it writes: an idle queue stays unchanged, to the byte.
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

const nobody = "00000000-0000-0000-0000-000000000000";

async function hasOverdue(run: RunSql): Promise<boolean> {
  const [row] = await run(`
    select exists (
      select from ${schema}.job
      where state = 'active' and started_on + expire_seconds * interval '1 second' < now()
    ) as found`);
  return row?.["found"] === true;
}
