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
import type { Db } from "./schema.ts";
import { sweepShares } from "./shares/service.ts";

type Rooms = {
  db: Db;
  blobs: BlobStore;
  /** While it is true no file is removed, so that none is tried. */
  isBackedUp: () => Promise<boolean>;
  filesFolder: string;
  log: FastifyBaseLogger;
};

export type Sweeper = {
  /**
   * Sweeps now; never throws. With it goes what others staged an hour ago and did not keep, and folders of processes
   * that did not sweep for two; where nobody else can be at work, all of that.
   */
  sweep: (others?: "none at work") => Promise<void>;
  /** Begins nothing any more, and waits for the one thing under way, two seconds at most. */
  stop: () => Promise<void>;
};

const everyMs = 60 * 60 * 1000;

/**
 * Forgets once an hour what has run out: sessions, mailed links, idempotency keys, links to trips and addresses of
 * calendars, carts, files nobody keeps.
 */
export function startSweeper({ db, blobs, isBackedUp, filesFolder, log }: Rooms): Sweeper {
  const life = new AbortController();
  let underWay: Promise<void> | undefined;
  const broom = async (what: string, work: () => Promise<unknown>) => {
    if (life.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, what }, "sweep");
    }
  };
  const sweepAll = async (others?: "none at work") => {
    const hour = others === "none at work" ? 0 : everyMs;
    const now = Date.now();
    await broom("accounts", () => sweepExpired(db));
    await broom("attempts", () => db.transaction().execute((trx) => forgetOldAttempts(trx)));
    await broom("shares", () => sweepShares(db));
    await broom("calendars", () => sweepAddresses(db));
    await broom("carts", () => sweepCarts(db));
    await broom("rates", () => sweepCounts(db));
    await broom("files", async () => {
      if (await isBackedUp()) return;
      await sweepFiles({ db, blobs, folder: filesFolder }, new Date(now - hour), life.signal);
    });
    await broom("folders", () => sweepFolders(filesFolder, new Date(now - 2 * hour)));
  };
  const sweep = (others?: "none at work") => (underWay = sweepAll(others));
  const timer = setInterval(() => void sweep(), everyMs);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    life.abort();
    await Promise.race([underWay, setTimeout(2_000, undefined, { ref: false })]);
  };
  return { sweep, stop };
}
