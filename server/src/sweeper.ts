import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sweepExpired } from "./accounts/service.ts";
import { sweepAddresses } from "./calendars/service.ts";
import { sweepCarts } from "./carts/service.ts";
import { forgetOldAttempts } from "./db/once.ts";
import type { BlobStore } from "./files/blobs.ts";
import { sweepFolders } from "./files/folder.ts";
import { sweepCounts } from "./db/rate-counts.ts";
import { sweepFiles } from "./files/sweep.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Queue } from "./jobs/queues.ts";
import { ensureMailJobs } from "./mail/courier.ts";
import { sweepTexts } from "./publishing/service.ts";
import type { Db } from "./schema.ts";
import { sweepShares } from "./shares/service.ts";
import { processCallback } from "./callbacks.ts";

type Rooms = {
  db: Db;
  blobs: BlobStore;
  /** While it is true no file is removed, so that none is tried. */
  isBackedUp: () => Promise<boolean>;
  filesFolder: string;
  jobs: Jobs;
  log: FastifyBaseLogger;
};

export type Sweeper = {
  /** Sweeps now, with all that others staged and did not keep: for where nobody else can be at work. Never throws. */
  sweepAlone: () => Promise<void>;
  /** Has one process of those on the database sweep, and sweeps the folders beside our own; each hour, from when on. */
  start: (first: "now" | "in an hour") => Promise<void>;
  /** Begins nothing any more, and waits for the one thing under way, two seconds at most. */
  stop: () => Promise<void>;
};

const hourMs = 60 * 60 * 1000;

/** A sweep that fails, such as for a store that is away, is tried again twice within the hour. */
export const sweepQueue: Queue = {
  name: "sweeps",
  firstPause: 300,
  longestPause: 1_200,
  retries: 2,
  lease: 30 * 60,
  lookEvery: 60,
  // Longer than the hour of which it is the one sweep.
  remembered: 24 * 60 * 60,
};

/**
 * Forgets once an hour what has run out: sessions, mailed links, idempotency keys, texts posted a day ago, links to
 * trips and addresses of calendars, carts, files nobody keeps.
 */
export function makeSweeper({ db, blobs, isBackedUp, filesFolder, jobs, log }: Rooms): Sweeper {
  const life = new AbortController();
  let underWay: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Does all of it, whatever fails; answers what did. */
  async function sweepShared(stagedBefore: Date, signal: AbortSignal): Promise<string[]> {
    const failed: string[] = [];
    const over = AbortSignal.any([life.signal, signal]);
    const broom = async (what: string, work: () => Promise<unknown>) => {
      if (over.aborted) return;
      await work().catch((error: unknown) => {
        log.error({ err: error, what }, "sweep");
        failed.push(what);
      });
    };
    await broom("accounts", () => sweepExpired(db));
    await broom("attempts", () => db.transaction().execute((trx) => forgetOldAttempts(trx)));
    await broom("texts", () => sweepTexts(db));
    await broom("shares", () => sweepShares(db));
    await broom("calendars", () => sweepAddresses(db));
    await broom("carts", () => sweepCarts(db));
    await broom("rates", () => sweepCounts(db));
    await broom("letters", () => ensureMailJobs(db, jobs));
    await broom("files", async () => {
      if (await isBackedUp()) return;
      await sweepFiles({ db, blobs, folder: filesFolder }, stagedBefore, over);
    });
    return failed;
  }

  async function sweepBeside(before: Date): Promise<void> {
    if (life.signal.aborted) return;
    await sweepFolders(filesFolder, before).catch((error: unknown) => {
      log.error({ err: error, what: "folders" }, "sweep");
    });
  }

  async function sweepHour(_id: string, signal: AbortSignal): Promise<void> {
    const failed = await sweepShared(new Date(Date.now() - hourMs), signal);
    if (failed.length > 0) throw new Error(`Not swept: ${failed.join(", ")}.`);
  }

  const under = <T>(work: Promise<T>): Promise<T> => {
    underWay = work;
    return work;
  };
  const turn = async () => {
    await sweepBeside(new Date(Date.now() - 2 * hourMs));
    await jobs.send(sweepQueue.name, { onePer: hourMs / 1000 }).catch((error: unknown) => {
      log.error({ err: error, what: "sending" }, "sweep");
    });
  };

  return {
    sweepAlone: () =>
      under(
        (async () => {
          const now = new Date();
          await sweepShared(now, life.signal);
          await sweepBeside(now);
        })(),
      ),
    async start(first) {
      await jobs.work(sweepQueue.name, (id, signal) => under(sweepHour(id, signal)));
      timer = setInterval(processCallback(turn), hourMs);
      timer.unref();
      if (first === "now") void turn();
    },
    async stop() {
      clearInterval(timer);
      life.abort();
      const quiet = underWay?.catch(() => undefined);
      await Promise.race([quiet, setTimeout(2_000, undefined, { ref: false })]);
    },
  };
}
