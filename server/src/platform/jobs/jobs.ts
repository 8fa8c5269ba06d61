import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import { type Db as BossDb, PgBoss } from "pg-boss";
import type { OpenDatabase } from "../db/open.ts";
import { type Figures, readFigures } from "./figures.ts";
import { createQueues, type Queue } from "./queues.ts";
import { schema, messageOf } from "./schema.ts";
import { processCallback } from "../callbacks.ts";

/** Runs the job with an id; a job that throws is retried later, unless this was its last attempt. */
export type Work = (id: string, signal: AbortSignal, isLast: boolean) => Promise<void>;

type Transaction = {
  executeQuery: (query: CompiledQuery) => Promise<{ rows: readonly unknown[] }>;
};

type Sending = {
  /** With a key, a second job of that key is not created. */
  id?: string;
  /** The transaction that creates it. */
  within?: Transaction;
  /** Of the jobs that all servers send within this many seconds, one is created. */
  onePer?: number;
  /** Jobs of a higher priority run first; 0 by default. */
  priority?: number;
  /** It runs no sooner. */
  at?: Date;
};

/** Job queues in the database, shared by all servers: each job runs on one of them. */
export type Jobs = {
  send: (queue: string, sending?: Sending) => Promise<void>;
  /** Ensures that each of these has a waiting or active job. */
  ensure: (queue: string, ids: readonly string[]) => Promise<void>;
  /** Starts running jobs of a queue, as many at a time as it allows. */
  work: (queue: string, work: Work) => Promise<void>;
  /** Checks immediately for due jobs. */
  wake: (queue: string) => void;
  /** The state of the queues on all servers. Throws if the database is unavailable. */
  figures: () => Promise<Figures[]>;
  /** Starts no more jobs and waits a limited time for active ones; longer jobs are retried later. */
  stop: () => Promise<void>;
};

type Log = { warn: (details: object, text: string) => void };
type Database = Pick<OpenDatabase<unknown>, "kind" | "run">;
type Deps = { database: Database; queues: readonly Queue[]; log: Log };

const closingMs = 3_000;
const brokenOffMs = 1_000;
const dayInSeconds = 24 * 60 * 60;

/** Opens the queues and creates their schema if missing. Throws if the database doesn't allow it. */
export async function openJobs({ database, queues, log }: Deps): Promise<Jobs> {
  const { run } = database;
  const boss = bossOf(database, log);
  await boss.start();
  const maintenance = await createQueues({ boss, run, queues, log });
  const workers = new Map<string, string[]>();
  const closing = new AbortController();
  const wake = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  };

  async function send(queue: string, { within, ...sending }: Sending = {}): Promise<void> {
    await boss.send(queue, null, sendOptions(sending, within));
    if (!within) wake(queue);
  }

  async function ensure(queue: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // A finished job keeps its key for a while and would be mistaken for the requested job.
    await run(
      `delete from ${schema}.job where name = $1 and id = any ($2::uuid[]) and state > 'active'`,
      [queue, ids],
    );
    await boss.insert(
      queue,
      ids.map((id) => ({ id })),
    );
    wake(queue);
  }

  async function work(name: string, runJob: Work): Promise<void> {
    const queue = queues.find((each) => each.name === name);
    const started: string[] = [];
    workers.set(name, started);
    for (let count = queue?.atOnce ?? 1; count > 0; count -= 1) {
      started.push(await startWorker(name, queue?.lookEvery ?? 60, runJob));
    }
  }

  async function startWorker(name: string, lookEvery: number, runJob: Work): Promise<string> {
    const options = { pollingIntervalSeconds: lookEvery, includeMetadata: true } as const;
    const worker = await boss.work(name, options, async ([job]) => {
      if (!job) return;
      const isLast = job.retryCount >= job.retryLimit;
      try {
        await runJob(job.id, AbortSignal.any([job.signal, closing.signal]), isLast);
        maintenance.count(name, "done");
      } catch (error) {
        maintenance.count(name, "failed");
        throw error;
      } finally {
        // More jobs may be waiting.
        boss.notifyWorker(worker);
      }
    });
    return worker;
  }

  async function stop(): Promise<void> {
    const ended = Promise.all([
      maintenance.stop(),
      ...[...workers.keys()].map((queue) => boss.offWork(queue)),
    ]);
    await Promise.race([ended, wait(closingMs, undefined, { ref: false })]);
    closing.abort();
    await Promise.race([ended, wait(brokenOffMs, undefined, { ref: false })]);
    await boss.stop({ graceful: false, close: false }).catch((error: unknown) => {
      log.warn({ reason: messageOf(error) }, "Couldn't release this server's jobs.");
    });
  }

  const figures = () => readFigures(run, queues, maintenance.counts);
  return { send, ensure, work, wake, figures, stop };
}

const firstId = "00000000-0000-0000-0000-000000000000";
const listedAtOnce = 1_000;

/** Ensures a job for each ID that is listed, in ascending order, after another. */
export async function ensureListed(
  jobs: Pick<Jobs, "ensure">,
  { name }: Pick<Queue, "name">,
  list: (after: string, limit: number) => Promise<string[]>,
): Promise<void> {
  let ids = await list(firstId, listedAtOnce);
  while (ids.length > 0) {
    await jobs.ensure(name, ids);
    ids = await list(ids.at(-1) ?? "", listedAtOnce);
  }
}

/** pg-boss on our connection, without what would write for unused features. */
function bossOf({ kind, run }: Database, log: Log): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await run(text, values) }) },
    backend: kind,
    schema,
    schedule: false,
    supervise: false,
    bamIntervalSeconds: dayInSeconds,
    queueCacheIntervalSeconds: dayInSeconds,
    maintenanceIntervalSeconds: 60 * 60,
    monitorVacuum: false,
  });
  boss.on(
    "error",
    processCallback((error: unknown) => {
      log.warn({ reason: messageOf(error) }, "Can't read the job queue.");
    }),
  );
  boss.on(
    "warning",
    processCallback(({ message, data }: { message: string; data: unknown }) =>
      log.warn({ data }, message),
    ),
  );
  return boss;
}

const sendOptions = (
  { id, onePer, priority, at }: Omit<Sending, "within">,
  within: Transaction | undefined,
) => ({
  ...(id === undefined ? {} : { id }),
  ...(within ? { db: inside(within) } : {}),
  ...(onePer === undefined ? {} : { singletonSeconds: onePer }),
  ...(priority === undefined ? {} : { priority }),
  ...(at === undefined ? {} : { startAfter: at }),
});

const inside = (transaction: Transaction): BossDb => ({
  async executeSql(text, values = []) {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows: [...rows] };
  },
});
