import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import { pictureWidths, type PdfText, type PictureWidth } from "#contracts/kernel/files.ts";
import type { PictureKind } from "./sniff.ts";
import {
  type JobLimits,
  type Outcome,
  startWorkerProcess,
  type WorkerProcess,
} from "./media-worker-handle.ts";
import { type Job, variantName } from "./media-worker-jobs.ts";
import { processCallback } from "../callbacks.ts";

export type MadePicture = {
  /** The displayed size of the uploaded image in pixels; of one frame if animated. */
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
  animated: boolean;
  variants: { width: PictureWidth; path: string; bytes: number }[];
};

/** Checks and re-encodes untrusted files in a separate process, one after another. */
export type MediaWorker = {
  /**
   * Converts a local file to three WebP files in `folder`. Throws FILE_CORRUPT, IMAGE_PIXELS, IMAGE_FRAMES, and
   * OVERLOADED if too many wait.
   */
  picture: (path: string, kind: PictureKind, folder: string) => Promise<MadePicture>;
  /**
   * Throws FILE_CORRUPT for a damaged PDF, FILE_UNSAFE for scripts, launch actions or embedded files, and OVERLOADED
   * if too many wait.
   */
  pdf: (path: string) => Promise<void>;
  /**
   * The text of a PDF in reading order. Throws FILE_CORRUPT for a damaged PDF, FILE_UNSAFE for one with a password or
   * that is too complex, and OVERLOADED if too many wait.
   */
  text: (path: string) => Promise<PdfText>;
  /** Renders one of our square SVGs as a PNG. Throws OVERLOADED if too many wait. */
  drawing: (svg: string) => Promise<Buffer>;
  /** Ends the process; waiting and current jobs fail with UNAVAILABLE. */
  stop: () => Promise<void>;
};

type Bounds = JobLimits & {
  /** How long an idle process stays. */
  restMs: number;
  waitingMax: number;
};

/** The largest good file takes 3 s of a usual processor, and a busy machine may leave a sixth of it to this process. */
const usual: Bounds = { cpuMs: 15_000, wallMs: 90_000, restMs: 30_000, waitingMax: 64 };

/** Memory that a process may hold after a job; one that holds more is replaced. */
const heldMax = 220_000_000;
/** Up to this much held memory, any valid file still fits. */
const heldWithRoom = 130_000_000;

/** The process starts with the first file and ends after half a minute without one. */
export function openMediaWorker(bounds: Partial<Bounds> = {}): MediaWorker {
  const { restMs, waitingMax, ...limits } = { ...usual, ...bounds };
  const waiting: { job: Job; settle: (outcome: Outcome) => void; starved?: true }[] = [];
  let worker: WorkerProcess | undefined;
  let working = false;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  function inTurn(job: Job): Promise<Outcome> {
    if (closed) throw closing();
    if (waiting.length >= waitingMax) throw overloaded();
    return new Promise((settle) => {
      waiting.push({ job, settle });
      if (!working) void workThroughQueue();
    });
  }

  async function workThroughQueue() {
    working = true;
    clearTimeout(resting);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome: Outcome = closed ? { is: "stopped" } : await workOn(next.job);
      // It is tried once more, behind the files that waited for it.
      if (outcome.is === "starved" && !next.starved) waiting.push({ ...next, starved: true });
      else next.settle(outcome);
    }
    working = false;
    worker?.rest();
    resting = setTimeout(processCallback(letGo), restMs);
    resting.unref();
  }

  async function workOn(job: Job): Promise<Outcome> {
    if (!worker || worker.isGone()) worker = startWorkerProcess(limits);
    const own = worker;
    const hadRoom = own.heldBytes() <= heldWithRoom;
    const outcome = await own.work(job);
    const isWhole = "heldBytes" in outcome && outcome.is !== "broken";
    if (isWhole && outcome.heldBytes <= heldMax) return outcome;
    await letGo();
    // Memory left by earlier jobs may have been the reason.
    const again = outcome.is === "lost" && !hadRoom && !closed;
    return again ? workOn(job) : outcome;
  }

  async function letGo() {
    const old = worker;
    worker = undefined;
    await old?.end();
  }

  return {
    async picture(path, kind, folder) {
      const outcome = await inTurn({ is: "picture", path, kind, folder });
      if (outcome.is === "picture") {
        const { bytes, ...picture } = outcome.picture;
        const variants = pictureWidths.map((width) => ({
          width,
          path: join(folder, variantName(width)),
          bytes: bytes[width],
        }));
        return { ...picture, variants };
      }
      // Files written before the error are useless.
      await Promise.all(
        pictureWidths.map((width) => rm(join(folder, variantName(width)), { force: true })),
      );
      throw closed ? closing() : errorOf(outcome, tooHeavy.picture);
    },
    async pdf(path) {
      const outcome = await inTurn({ is: "pdf", path });
      if (outcome.is !== "pdf") throw closed ? closing() : errorOf(outcome, tooHeavy.pdf);
    },
    async text(path) {
      const outcome = await inTurn({ is: "text", path });
      if (outcome.is === "text") return outcome.text;
      throw closed ? closing() : errorOf(outcome, tooHeavy.text);
    },
    async drawing(svg) {
      const outcome = await inTurn({ is: "drawing", svg });
      if (outcome.is === "drawing") return Buffer.from(outcome.png, "base64");
      throw closed ? closing() : errorOf(outcome, drawingLost);
    },
    async stop() {
      closed = true;
      clearTimeout(resting);
      await letGo();
    },
  };
}

function errorOf(outcome: Outcome, lost: () => Error): Error {
  if (outcome.is === "rejected") return new AppError(outcome.code, outcome.message);
  if (outcome.is === "starved") return overloaded();
  if (outcome.is === "lost" || outcome.is === "tooLong") return lost();
  const { message, code } =
    outcome.is === "broken" ? outcome : { message: "It ran a different job.", code: undefined };
  return Object.assign(new Error(`The media worker failed: ${message}`), code && { code });
}

/** The file took more time or memory than any valid one, or crashed the decoder. */
const tooHeavy = {
  picture: () =>
    new AppError(
      "FILE_CORRUPT",
      "This image is too complex to process. Save it again as a JPEG or choose another.",
    ),
  pdf: () =>
    new AppError(
      "FILE_UNSAFE",
      "This PDF is too complex to process. Print it to a new PDF and upload that.",
    ),
  text: () =>
    new AppError(
      "FILE_UNSAFE",
      "This PDF is too complex to read. Open it, copy the text and paste it here.",
    ),
};

const drawingLost = () => new Error("The media worker returned no image.");

export const overloaded = (): AppError =>
  new AppError("OVERLOADED", "We're processing a lot of files right now. Try again in a moment.", {
    retryAfter: 10,
  });

const closing = () =>
  new AppError("UNAVAILABLE", "The site is restarting. Try again in a moment.", {
    retryAfter: 5,
  });
