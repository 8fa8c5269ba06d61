import { AppError } from "#contracts/kernel/errors.ts";
import { LimitError } from "./limit-error.ts";
import { processCallback } from "../callbacks.ts";

type Options = {
  /** The number of concurrent jobs, in total and for one key. */
  atOnce?: number;
  atOncePerKey?: number;
  /** The number of queued jobs, in total and for one key. */
  waiting?: number;
  waitingPerKey?: number;
};

/** Runs the work that a request causes, within limits. */
export type Turn = {
  /** Charges the cost to the address or account. Throws RATE_LIMITED if its budget is used up. */
  charge: () => Promise<void>;
  /** Runs the work when there is capacity. Throws RATE_LIMITED or OVERLOADED if the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A key is whose work it is: the address of a guest, or an account. */
export type Turns = {
  /**
   * Runs the work when it is the turn of its key. Throws RATE_LIMITED or OVERLOADED if the queue is full. `measured`
   * gets its share of this thread's processor time, in milliseconds.
   */
  inTurn: <T>(key: string, work: () => Promise<T>, measured?: Measured) => Promise<T>;
  /** Runs the work at once, before everything that is queued. */
  first: <T>(key: string, work: () => Promise<T>, measured?: Measured) => Promise<T>;
};

type Waiting = { start: () => void; leave: () => void };

export type Measured = (cpuMs: number) => void;

/** Work that takes longer is not waiting for the processor, so the next job may start. */
export const turnMs = 500;
/** The time within which the next request of somebody whose work runs first is expected. */
const presenceMs = 1_000;
/**
 * While others' work runs first: the number of concurrent jobs, in total and for one key, and the pause after each as a
 * multiple of its duration.
 */
const atOnceBesideOthers = 2;
const atOncePerKeyBesideOthers = 1;
const restShare = 2;
const restAtMostMs = 300;
/** Requests that waited longer are rejected: the client has gone or will retry. */
const patienceMs = 10_000;

/**
 * Fair queuing: some jobs at a time, with keys in turn. Beside others whose work runs first, such as members who send
 * one request at a time, queued work takes a third of the processor at most, so that their requests stay fast.
 */
export function makeTurns({
  atOnce = 6,
  atOncePerKey = 3,
  waiting = 150,
  waitingPerKey = 50,
}: Options = {}): Turns {
  /** The queued jobs by key; the key whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();
  const underWay = makeCount();
  let running = 0;
  let runningFirst = 0;
  let waitingInAll = 0;
  /** The last two keys whose work ran first. */
  let latest = { key: "", until: 0 };
  let other = latest;
  let restUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = (key: string) => {
    running += 1;
    underWay.add(key, 1);
  };
  const end = (key: string) => {
    running -= 1;
    underWay.add(key, -1);
    startNext();
  };
  const isBesideOthers = (key: string) =>
    performance.now() < (latest.key === key ? other : latest).until;
  const restMs = (key: string) =>
    isBesideOthers(key) ? Math.max(0, restUntil - performance.now()) : 0;
  const hasRoom = (key: string) => {
    const own = underWay.of(key);
    return isBesideOthers(key)
      ? running < Math.min(atOnceBesideOthers, atOnce) && own < atOncePerKeyBesideOthers
      : running < atOnce && own < atOncePerKey;
  };

  function startNext() {
    if (timer || waitingInAll === 0) return;
    let rest = Number.POSITIVE_INFINITY;
    for (const [key, line] of lines) {
      if (!hasRoom(key)) continue;
      const wait = restMs(key);
      if (wait > 0) {
        rest = Math.min(rest, wait);
        continue;
      }
      const next = line.shift();
      lines.delete(key);
      // The next job of this key comes after those of all others.
      if (line.length > 0) lines.set(key, line);
      waitingInAll -= 1;
      begin(key);
      next?.start();
      setImmediate(processCallback(startNext));
      return;
    }
    if (rest === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      processCallback(() => {
        timer = undefined;
        startNext();
      }),
      rest,
    );
    timer.unref();
  }

  /** The last job of the longest line gives way to one of a line that is shorter with it. True if it did. */
  function makeRoomFor(length: number): boolean {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length) return false;
    longest.at(-1)?.leave();
    return true;
  }

  async function turnOf(key: string): Promise<void> {
    if (waitingInAll === 0 && hasRoom(key) && restMs(key) === 0) return begin(key);
    const line = lines.get(key) ?? [];
    if (line.length >= waitingPerKey) throw tooMuch(1_000);
    if (waitingInAll >= waiting && !makeRoomFor(line.length + 1)) throw overloaded();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = processCallback(() => {
      const place = line.indexOf(job);
      if (place < 0) return;
      line.splice(place, 1);
      if (line.length === 0) lines.delete(key);
      waitingInAll -= 1;
      reject(overloaded());
    });
    const job = { start: resolve, leave };
    line.push(job);
    lines.set(key, line);
    waitingInAll += 1;
    const leaving = setTimeout(leave, patienceMs);
    leaving.unref();
    startNext();
    return promise.finally(() => clearTimeout(leaving));
  }

  /** Runs the work, and measures its share of this thread's time among all jobs that run. */
  async function measuring<T>(work: () => Promise<T>, measured?: Measured): Promise<T> {
    const before = process.threadCpuUsage();
    const beside = running + runningFirst;
    try {
      return await work();
    } finally {
      const { user, system } = process.threadCpuUsage(before);
      measured?.((user + system) / 1_000 / Math.max(1, beside, running + runningFirst));
    }
  }

  return {
    async inTurn(key, work, measured) {
      await turnOf(key);
      const before = process.cpuUsage();
      let isOver = false;
      const giveBack = processCallback(() => {
        if (isOver) return;
        isOver = true;
        const { user, system } = process.cpuUsage(before);
        const rest = Math.min(((user + system) / 1_000) * restShare, restAtMostMs);
        restUntil = performance.now() + rest;
        end(key);
      });
      const tooLong = setTimeout(giveBack, turnMs);
      tooLong.unref();
      try {
        return await measuring(work, measured);
      } finally {
        clearTimeout(tooLong);
        giveBack();
      }
    },
    async first(key, work, measured) {
      if (latest.key !== key) other = latest;
      latest = { key, until: performance.now() + presenceMs };
      runningFirst += 1;
      try {
        return await measuring(work, measured);
      } finally {
        runningFirst -= 1;
      }
    },
  };
}

const overloaded = () =>
  new AppError("OVERLOADED", "The site is very busy right now. Try again in a moment.", {
    retryAfter: 2,
  });

export const tooMuch = (waitMs: number) =>
  new LimitError(
    "work of an address or account",
    "RATE_LIMITED",
    "Too many requests. Wait a moment, then try again.",
    {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    },
  );

/** Counts by key; what is at zero is deleted. */
export function makeCount() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key: string, more: number) {
      const count = of(key) + more;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
