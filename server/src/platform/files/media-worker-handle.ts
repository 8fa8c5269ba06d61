import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Answer, type Job } from "./media-worker-jobs.ts";
import { processCallback } from "../callbacks.ts";

/**
 * The result of a job: `lost` if the process ended during it, `timedOut` if it took too long, `starved` if the
 * machine had no CPU time for it.
 */
export type Outcome =
  | Exclude<Answer, { is: "ready" }>
  | { is: "lost"; timedOut: boolean; starved: boolean };

/** One process that works on one job at a time. */
export type WorkerProcess = {
  /** Never rejects. A job that takes longer than `ms` is lost, and the process with it. */
  work: (job: Job, ms: number) => Promise<Outcome>;
  /** Lets the server exit without waiting for this idle process. */
  rest: () => void;
  isGone: () => boolean;
  /** Memory that the last job left behind; 0 before the first. */
  heldBytes: () => number;
  /** Ends the process, whatever it is doing. */
  end: () => Promise<void>;
};

/** An empty environment: no secrets for a process that handles untrusted bytes. */
const environment = {
  UV_THREADPOOL_SIZE: "1",
  // Freed memory is returned instead of being reserved per thread.
  MALLOC_ARENA_MAX: "1",
  // Large images stay in memory, where the watchdog sees them, and never fill the disk.
  VIPS_DISC_THRESHOLD: "4g",
};

/** The time limit for a process to start; only an overloaded machine takes this long. */
const startMs = 30_000;

export function startWorkerProcess(): WorkerProcess {
  const child = fork(join(import.meta.dirname, "media-worker-process.ts"), [], {
    env: environment,
    // None of our flags; a small young generation limits the garbage of a PDF with many objects.
    execArgv: ["--max-semi-space-size=2"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ready = Promise.withResolvers<"ready">();
  const gone = Promise.withResolvers<"gone">();
  let startError = "It exited right away.";
  let isReady = false;
  let isGone = false;
  let heldBytes = 0;
  let timedOut = false;
  let starved = false;
  let resolveJob: ((outcome: Outcome) => void) | undefined;

  child.on(
    "message",
    processCallback((message: unknown) => {
      const answer = Answer.safeParse(message);
      if (!answer.success) return void child.kill("SIGKILL");
      if (answer.data.is !== "ready") return resolveJob?.(answer.data);
      isReady = true;
      ready.resolve("ready");
    }),
  );
  const leave = () => {
    isGone = true;
    gone.resolve("gone");
  };
  child.once("exit", processCallback(leave));
  child.on(
    "error",
    processCallback((error: Error) => {
      startError = error.message;
      if (child.pid === undefined) leave();
    }),
  );

  const lost = (): Outcome =>
    isReady
      ? { is: "lost", timedOut, starved }
      : { is: "broken", message: `The media worker did not start: ${startError}`, heldBytes: 0 };

  /** Resolves as `pending` does, or to `gone` if the process ends first; a timeout kills the process. */
  async function within<T>(ms: number, pending: Promise<T>): Promise<T | "gone"> {
    const usedBefore = processorMs(child.pid);
    const timer = setTimeout(
      processCallback(() => {
        timedOut = true;
        starved = processorMs(child.pid) - usedBefore < ms * starvedBelow;
        child.kill("SIGKILL");
      }),
      ms,
    );
    try {
      return await Promise.race([pending, gone.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async work(job, ms) {
      child.ref();
      child.channel?.ref();
      if ((await within(startMs, ready.promise)) === "gone") return lost();
      const answered = new Promise<Outcome>((resolve) => (resolveJob = resolve));
      child.send(job, (error) => error && child.kill("SIGKILL"));
      const outcome = await within(ms, answered);
      resolveJob = undefined;
      if (outcome === "gone") return lost();
      if (outcome.is !== "lost") heldBytes = outcome.heldBytes;
      return outcome;
    },
    rest() {
      child.unref();
      child.channel?.unref();
    },
    isGone: () => isGone,
    heldBytes: () => heldBytes,
    async end() {
      child.ref();
      child.kill("SIGKILL");
      await gone.promise;
    },
  };
}

/** A process with less than this share of the CPU was starved, not busy with a bad file. */
const starvedBelow = 0.1;
const clockTickMs = 10;

/** CPU time of a process in milliseconds; Infinity if unknown. */
function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * clockTickMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
