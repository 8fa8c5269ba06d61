import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { gcArchives } from "../accounts/archive/service.ts";
import { expirations } from "../features.ts";
import { forgetOldAttempts } from "../platform/db/idempotency.ts";
import type { BlobStore } from "../platform/files/blobs.ts";
import { gcFolders } from "../platform/files/folder.ts";
import { gcCounts } from "../platform/db/rate-counts.ts";
import { gcFiles } from "../platform/files/gc.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import type { Queue } from "../platform/jobs/queues.ts";
import { deleteOldSends } from "../platform/mail/gate.ts";
import { ensureMailJobs } from "../platform/mail/mailer.ts";
import type { Db } from "../platform/schema.ts";
import { processCallback } from "../platform/callbacks.ts";

type Deps = {
  db: Db;
  blobs: BlobStore;
  /** True during a backup, when no file may be removed. */
  isBackedUp: () => Promise<boolean>;
  filesFolder: string;
  jobs: Jobs;
  /** Removes accounts that were deleted 14 days ago. */
  removeClosed: () => Promise<void>;
  log: FastifyBaseLogger;
};

export type GarbageCollector = {
  /** Collects now, including everything staged and never attached. Only for a database without other servers. Never throws. */
  gcAlone: () => Promise<void>;
  /** Every hour: runs the shared collection on one of the servers, and removes leftover folders next to our own. */
  start: (first: "now" | "in an hour") => Promise<void>;
  /** Starts nothing more, and waits up to two seconds for the current run. */
  stop: () => Promise<void>;
};

const hourMs = 60 * 60 * 1000;

/** A failed collection, such as with an unreachable store, is retried twice within the hour. */
export const gcQueue: Queue = {
  name: "sweeps",
  firstPause: 300,
  longestPause: 1_200,
  retries: 2,
  lease: 30 * 60,
  lookEvery: 60,
  // Longer than the hour that one run stands for.
  remembered: 24 * 60 * 60,
};

/**
 * Deletes expired data every hour: sessions, emailed links, idempotency keys, day-old form posts, share and calendar
 * links, carts, and files that were never attached.
 */
export function makeGarbageCollector({
  db,
  blobs,
  isBackedUp,
  filesFolder,
  jobs,
  removeClosed,
  log,
}: Deps): GarbageCollector {
  const lifecycle = new AbortController();
  let underWay: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Runs every step even if one fails; returns the names of the failed steps. */
  async function gcShared(stagedBefore: Date, signal: AbortSignal): Promise<string[]> {
    const failed: string[] = [];
    const over = AbortSignal.any([lifecycle.signal, signal]);
    const step = async (what: string, work: () => Promise<unknown>) => {
      if (over.aborted) return;
      await work().catch((error: unknown) => {
        log.error({ err: error, what }, "Garbage collection failed");
        failed.push(what);
      });
    };
    for (const { name, deleteExpired } of expirations) await step(name, () => deleteExpired(db));
    await step("accounts", removeClosed);
    await step("attempts", () => db.transaction().execute((trx) => forgetOldAttempts(trx)));
    await step("rates", () => gcCounts(db));
    await step("emails", () => ensureMailJobs(db, jobs));
    await step("email limits", () => deleteOldSends(db));
    await step("files", async () => {
      if (await isBackedUp()) return;
      await gcFiles({ db, blobs, folder: filesFolder }, stagedBefore, over);
    });
    await step("archives", async () => {
      if (await isBackedUp()) return;
      await gcArchives({ db, blobs, folder: filesFolder }, over);
    });
    return failed;
  }

  async function gcBeside(before: Date): Promise<void> {
    if (lifecycle.signal.aborted) return;
    await gcFolders(filesFolder, before).catch((error: unknown) => {
      log.error({ err: error, what: "folders" }, "Garbage collection failed");
    });
  }

  async function gcHour(_id: string, signal: AbortSignal): Promise<void> {
    const failed = await gcShared(new Date(Date.now() - hourMs), signal);
    if (failed.length > 0) throw new Error(`Garbage collection failed for ${failed.join(", ")}.`);
  }

  const under = <T>(work: Promise<T>): Promise<T> => {
    underWay = work;
    return work;
  };
  const turn = async () => {
    await gcBeside(new Date(Date.now() - 2 * hourMs));
    await jobs.send(gcQueue.name, { onePer: hourMs / 1000 }).catch((error: unknown) => {
      log.error({ err: error, what: "queue" }, "Garbage collection failed");
    });
  };

  return {
    gcAlone: () =>
      under(
        (async () => {
          const now = new Date();
          await gcShared(now, lifecycle.signal);
          await gcBeside(now);
        })(),
      ),
    async start(first) {
      await jobs.work(gcQueue.name, (id, signal) => under(gcHour(id, signal)));
      timer = setInterval(processCallback(turn), hourMs);
      timer.unref();
      if (first === "now") void turn();
    },
    async stop() {
      clearInterval(timer);
      lifecycle.abort();
      const quiet = underWay?.catch(() => undefined);
      await Promise.race([quiet, setTimeout(2_000, undefined, { ref: false })]);
    },
  };
}
