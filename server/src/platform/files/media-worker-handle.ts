import { fork } from "node:child_process";
import { join } from "node:path";
import { Answer, type Job, tooLongSignal } from "./media-worker-jobs.ts";
import { processCallback } from "../callbacks.ts";

/**
 * The result of a job: `lost` if the process ended during it, `tooLong` if it used more processor time than any valid
 * file, and `starved` if the machine had too little of it for the job.
 */
export type Outcome =
  | Exclude<Answer, { is: "ready" }>
  | { is: "lost" | "tooLong" | "starved" | "stopped" };

/** Limits for one file. Only processor time says something about the file; a busy machine makes every file slow. */
export type JobLimits = { cpuMs: number; wallMs: number };

/** One process that works on one job at a time. */
export type WorkerProcess = {
  /** Never rejects. A job over its limits is lost, and the process with it. */
  work: (job: Job) => Promise<Outcome>;
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

export function startWorkerProcess({ cpuMs, wallMs }: JobLimits): WorkerProcess {
  const child = fork(join(import.meta.dirname, "media-worker-process.ts"), [String(cpuMs)], {
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
  let end: "lost" | "tooLong" | "starved" = "lost";
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
  child.once(
    "exit",
    processCallback((_code: number | null, signal: NodeJS.Signals | null) => {
      if (signal === tooLongSignal) end = "tooLong";
      leave();
    }),
  );
  child.on(
    "error",
    processCallback((error: Error) => {
      startError = error.message;
      if (child.pid === undefined) leave();
    }),
  );

  const lost = (): Outcome =>
    isReady || end !== "lost"
      ? { is: end }
      : { is: "broken", message: `The media worker did not start: ${startError}`, heldBytes: 0 };

  /** Resolves as `pending` does, or to `gone` if the process ends first; a timeout kills the process. */
  async function inTime<T>(pending: Promise<T>): Promise<T | "gone"> {
    const timer = setTimeout(
      processCallback(() => {
        end = "starved";
        child.kill("SIGKILL");
      }),
      wallMs,
    );
    try {
      return await Promise.race([pending, gone.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async work(job) {
      child.ref();
      child.channel?.ref();
      if ((await inTime(ready.promise)) === "gone") return lost();
      const answered = new Promise<Outcome>((resolve) => (resolveJob = resolve));
      child.send(job, (error) => error && child.kill("SIGKILL"));
      const outcome = await inTime(answered);
      resolveJob = undefined;
      if (outcome === "gone") return lost();
      if ("heldBytes" in outcome) heldBytes = outcome.heldBytes;
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
