import { utcDay } from "#contracts/kernel/days.ts";
import { ruleHistory } from "#reference/readiness/rule-history.ts";
import { processCallback } from "../../platform/callbacks.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import { latestVersion } from "./changes.ts";
import { listDueChecks } from "./reminder-store.ts";
import { remind } from "./reminders.ts";
import { listOwnersOfOlderRules } from "./store.ts";
import { type SyncDeps, syncTrips } from "./sync.ts";

const lookMs = 10 * 60_000;
const atOnce = 200;
const firstId = "00000000-0000-0000-0000-000000000000";

/** One job of all servers in ten minutes, and none while nobody's deadlines are due to be checked. */
export const deadlineQueue: Queue = {
  name: "deadlines",
  firstPause: 60,
  longestPause: 600,
  retries: 2,
  lease: 30 * 60,
  lookEvery: 60,
  remembered: 24 * 60 * 60,
};

type Log = { warn: (details: object, text: string) => void };
type Deps = Omit<SyncDeps, "history"> & { history?: SyncDeps["history"]; jobs: Jobs; log: Log };

/** Judges trips again whose rules changed, and reminds people of their deadlines. Returns a function that stops it. */
export async function startDeadlines({
  history = ruleHistory,
  ...deps
}: Deps): Promise<() => void> {
  const { db, jobs, log } = deps;
  const sync = { ...deps, history };
  const judged = () => ({ rulesVersion: latestVersion(history), today: utcDay() });
  await jobs.work(deadlineQueue.name, async (_id, signal) => {
    await inBatches(
      (after) => listOwnersOfOlderRules(db, judged(), after, atOnce),
      (id) => id,
      (userId) => syncTrips(sync, { userId }),
      signal,
    );
    const now = new Date();
    await inBatches(
      (after) => listDueChecks(db, now, after, atOnce),
      ({ profile_id: id }) => id,
      (check) => remind(sync, check, now),
      signal,
    );
  });
  const look = async (onePer?: number) => {
    try {
      const isDue =
        (await listOwnersOfOlderRules(db, judged(), firstId, 1)).length > 0 ||
        (await listDueChecks(db, new Date(), firstId, 1)).length > 0;
      if (isDue) await jobs.send(deadlineQueue.name, onePer === undefined ? {} : { onePer });
    } catch (error) {
      log.warn({ err: error }, "Can't look for deadlines to remind of.");
    }
  };
  // A server that just started may have other rules than the one that ran last.
  await look();
  const timer = setInterval(
    processCallback(() => look(lookMs / 1_000)),
    lookMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs work for each of a list that is read in batches by id; stops where the server does. */
async function inBatches<T>(
  read: (after: string) => Promise<T[]>,
  idOf: (each: T) => string,
  work: (each: T) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (let batch = await read(firstId); batch.length > 0 && !signal.aborted;) {
    for (const each of batch) {
      if (signal.aborted) return;
      await work(each);
    }
    const last = batch.at(-1);
    batch = last === undefined ? [] : await read(idOf(last));
  }
}
