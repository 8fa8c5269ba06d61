import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type Transferable, Worker } from "node:worker_threads";
import type { WorkerRequest, WorkerResponse, WorkerSettings } from "./protocol.ts";
import { processCallback } from "../../callbacks.ts";

/** PGlite failed; `code` is PostgreSQL's error code (its appendix A). */
export class PgliteFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PgliteFailure";
    this.code = code;
  }
}

/** Opening may replay a long log after a crash, or create a database. */
const openMs = 120_000;
/** In addition to the database's memory: PGlite's JavaScript and the rows of one response. */
const heapMb = { old: 192, young: 16 };

// V8's optimizing compiler takes up to 500 MB for a single function of PostgreSQL; the other one is fast enough.
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);

/** Compiled machine code is shared by all workers of the process, and is lost with the last reference to it. */
let wasmModule: WebAssembly.Module | undefined;

/** One running worker. It takes one request at a time. */
export type WorkerHandle = {
  /** Throws PgliteFailure if the worker exited, or didn't respond in time and was terminated. 0 is no limit. */
  request: (request: WorkerRequest, limitMs: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Memory of the database in bytes. */
  memory: () => number;
  /** Resolves with the reason once it accepts no more requests. */
  lost: Promise<PgliteFailure>;
  /** Resolves once the thread has ended and writes no more files. */
  ended: Promise<void>;
  /** Ends the thread immediately. Waiting requests fail. */
  terminate: (reason: PgliteFailure) => void;
};

/** Opens a folder in a new worker. Throws PgliteFailure if that fails, once the thread has ended. */
export async function startWorker(
  folder: string,
  memoryLimit: number,
  signal: AbortSignal,
): Promise<WorkerHandle> {
  const compileCache = process.env["NODE_COMPILE_CACHE"];
  const workerData: WorkerSettings = { folder, wasmModule, memoryLimit };
  const worker = new Worker(join(import.meta.dirname, "worker.ts"), {
    name: "pglite",
    workerData,
    // It needs neither our secrets nor our loader flags.
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb.old, maxYoungGenerationSizeMb: heapMb.young },
  });
  const loss = Promise.withResolvers<PgliteFailure>();
  const end = Promise.withResolvers<void>();
  let waiting = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  let timer: NodeJS.Timeout | undefined;
  let reason: PgliteFailure | undefined;
  let memory = 0;

  function respond(response: WorkerResponse): void {
    clearTimeout(timer);
    memory = response.memory;
    worker.unref();
    if (response.is === "opened") wasmModule = response.wasmModule;
    waiting.resolve(response.is === "opened" ? new Uint8Array(0) : response.messages);
  }

  function fail(failure: PgliteFailure): void {
    clearTimeout(timer);
    reason ??= failure;
    loss.resolve(reason);
    waiting.reject(reason);
  }

  function terminate(failure: PgliteFailure): void {
    fail(failure);
    worker.ref();
    void worker.terminate();
  }

  function wait(limitMs: number, failure: () => PgliteFailure) {
    waiting = Promise.withResolvers();
    worker.ref();
    if (limitMs > 0)
      timer = setTimeout(
        processCallback(() => terminate(failure())),
        limitMs,
      );
    return waiting.promise;
  }

  worker.on("message", processCallback(respond));
  worker.on(
    "error",
    processCallback((error: unknown) => fail(crashed(error))),
  );
  worker.on(
    "exit",
    processCallback(() => {
      fail(crashed(undefined));
      end.resolve();
    }),
  );

  const giveUp = processCallback(() =>
    terminate(new PgliteFailure("57P01", "The database is closed.")),
  );
  signal.addEventListener("abort", giveUp);
  try {
    await wait(openMs, tooSlow);
  } catch (error) {
    await end.promise;
    throw error;
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
  return {
    async request(request, limitMs) {
      if (reason) throw reason;
      const transfer: Transferable[] = request.is === "execute" ? [request.messages.buffer] : [];
      const answer = wait(limitMs, overdue);
      worker.postMessage(request, transfer);
      return answer;
    },
    memory: () => memory,
    lost: loss.promise,
    ended: end.promise,
    terminate,
  };
}

const tooSlow = () => new PgliteFailure("57P03", "The database could not be opened in time.");

const overdue = () => new PgliteFailure("57014", "canceling statement due to statement timeout");

const crashed = (cause: unknown) =>
  new PgliteFailure("08006", reasonOf(cause), cause === undefined ? {} : { cause });

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? cause.message : "The database's thread has ended.";
