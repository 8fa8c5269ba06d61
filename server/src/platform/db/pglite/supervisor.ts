import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PgliteFailure, startWorker, type WorkerHandle } from "./handle.ts";
import { processCallback } from "../../callbacks.ts";
import { createMutex } from "#contracts/kernel/mutex.ts";

/** A connection to the database, until the worker behind it ends. */
export type Session = {
  /** Runs messages of PostgreSQL's protocol. 0 is no limit. */
  execute: (messages: Uint8Array<ArrayBuffer>, limitMs: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves once the session has ended. */
  lost: Promise<PgliteFailure>;
};

/** Runs one PGlite worker on a folder and restarts it when it exits. */
export type Supervisor = {
  /** A new session; waits while the folder is reopened. Throws PgliteFailure if that fails. */
  connect: () => Promise<Session>;
  /** Runs `work` between two statements: nothing is written to the folder meanwhile. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** True if the database should return memory. */
  isLarge: () => boolean;
  /** Returns memory by reopening the database. Only without sessions. */
  recycle: () => void;
  /** Called with the reason of each unplanned end of a worker. */
  onFailure: (listener: (reason: PgliteFailure) => void) => void;
  /** Kills the worker like a crash; a new one is started. */
  restart: () => void;
  /** Aborts the current statement and starts no other. */
  interrupt: () => void;
  close: () => Promise<void>;
};

export type MemoryBounds = {
  /** Above this, an idle worker is replaced. */
  recycleAt: number;
  /** Above this the database itself reports that it is out of memory. */
  limit: number;
};

const resetMs = 5_000;
const closeMs = 2_000;
const firstPauseMs = 100;
const longestPauseMs = 10_000;

/** Throws PGlite's error if the folder can't be opened at first. Later failures are retried forever. */
export async function supervise(folder: string, memory: MemoryBounds): Promise<Supervisor> {
  const listeners: ((reason: PgliteFailure) => void)[] = [];
  const stopping = new AbortController();
  /** Closed on purpose, so that its end is no failure. */
  let retired: WorkerHandle | undefined;
  const mutex = createMutex();
  let newest: WorkerHandle | undefined;
  /** The current worker: open, opening or failed. */
  let current = open();
  await current.catch(rethrowCause);

  /** Operations on the folder run one at a time, in order. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return mutex.run(undefined, work);
  }

  function open(): Promise<WorkerHandle> {
    return inTurn(async () => {
      // Two processes on a folder would silently lose writes.
      await newest?.ended;
      if (stopping.signal.aborted) throw isClosed();
      // PGlite would create a new database over the remains of the old one.
      if (newest && !existsSync(join(folder, "PG_VERSION"))) {
        throw new PgliteFailure("57P03", `There is no longer a database in ${folder}.`);
      }
      const worker = await startWorker(folder, memory.limit, stopping.signal);
      newest = worker;
      void worker.lost.then((reason) => replace(worker, reason));
      return worker;
    });
  }

  /** Before waiting callers are notified, so that they get the next worker. */
  function replace(worker: WorkerHandle, reason: PgliteFailure): void {
    if (stopping.signal.aborted || worker !== newest || worker === retired) return;
    for (const listener of listeners) listener(reason);
    void openUntilOpen();
  }

  async function openUntilOpen(): Promise<void> {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      current = open();
      const failure = await current.then(
        () => undefined,
        (error: unknown) => asFailure(error),
      );
      if (!failure || stopping.signal.aborted) return;
      for (const listener of listeners) listener(failure);
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function connect(): Promise<Session> {
    const worker = await current.catch((error: unknown) => {
      throw asFailure(error);
    });
    await inTurn(() => worker.request({ is: "reset" }, resetMs));
    return {
      execute: (messages, limitMs) =>
        inTurn(() => worker.request({ is: "execute", messages }, limitMs)),
      lost: worker.lost,
    };
  }

  const end = (worker: WorkerHandle): Promise<void> => inTurn(() => closeWorker(worker));

  async function recycle(): Promise<void> {
    const worker = newest;
    if (!worker || worker === retired || stopping.signal.aborted) return;
    retired = worker;
    // Both in one step, so that new connections wait for the next worker.
    await Promise.all([end(worker), openUntilOpen()]);
  }

  async function interrupt(): Promise<void> {
    stopping.abort();
    (await current).terminate(isClosed());
  }

  return {
    connect,
    exclusive: inTurn,
    isLarge: () => (newest?.memory() ?? 0) > memory.recycleAt,
    recycle: () => void recycle().catch(() => undefined),
    onFailure: (listener) => void listeners.push(listener),
    restart: () => newest?.terminate(new PgliteFailure("57P02", "The database is restarting.")),
    interrupt: () => void interrupt().catch(() => undefined),
    async close() {
      stopping.abort();
      const worker = await current.catch(() => undefined);
      if (!worker) return;
      await within(closeMs, () => worker.terminate(isClosed()), end(worker));
    },
  };
}

/** Closes cleanly, or ends the thread if that takes too long. */
async function closeWorker(worker: WorkerHandle): Promise<void> {
  await worker.request({ is: "close" }, closeMs).catch(() => undefined);
  worker.terminate(isClosed());
  await worker.ended;
}

const isClosed = () => new PgliteFailure("57P01", "The database is closed.");

/** Waits for `work`, and calls `tooLong` meanwhile if it takes longer. */
async function within(ms: number, tooLong: () => void, work: Promise<void>): Promise<void> {
  const timer = setTimeout(processCallback(tooLong), ms);
  await work;
  clearTimeout(timer);
}

/** PGlite's own error is more specific. */
function rethrowCause(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

const asFailure = (error: unknown) =>
  error instanceof PgliteFailure
    ? error
    : new PgliteFailure("57P03", "The database can't be opened.", { cause: error });
