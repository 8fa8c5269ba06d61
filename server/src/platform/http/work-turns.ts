import { makeCount } from "./count.ts";
import { processCallback } from "../callbacks.ts";
import { makeWaitingLines } from "./waiting-lines.ts";

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
  const lines = makeWaitingLines({ atMost: waiting, perKey: waitingPerKey });
  const underWay = makeCount();
  const presence = makePresence();
  let running = 0;
  let runningFirst = 0;
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
  const restMs = (key: string) =>
    presence.isBesideOthers(key) ? Math.max(0, restUntil - performance.now()) : 0;
  const hasRoom = (key: string) => {
    const own = underWay.of(key);
    return presence.isBesideOthers(key)
      ? running < Math.min(atOnceBesideOthers, atOnce) && own < atOncePerKeyBesideOthers
      : running < atOnce && own < atOncePerKey;
  };

  function startNext() {
    if (timer || lines.count() === 0) return;
    let rest = Number.POSITIVE_INFINITY;
    for (const key of lines.keys()) {
      if (!hasRoom(key)) continue;
      const wait = restMs(key);
      if (wait > 0) {
        rest = Math.min(rest, wait);
        continue;
      }
      begin(key);
      lines.startFirst(key);
      setImmediate(processCallback(startNext));
      return;
    }
    if (rest !== Number.POSITIVE_INFINITY) startAfter(rest);
  }

  function startAfter(ms: number) {
    timer = setTimeout(
      processCallback(() => {
        timer = undefined;
        startNext();
      }),
      ms,
    );
    timer.unref();
  }

  async function turnOf(key: string): Promise<void> {
    if (lines.count() === 0 && hasRoom(key) && restMs(key) === 0) return begin(key);
    const turn = lines.wait(key);
    startNext();
    return turn;
  }

  const jobsAtOnce = () => running + runningFirst;

  return {
    async inTurn(key, work, measured) {
      await turnOf(key);
      const endTurn = processCallback(
        restAfter((rest) => {
          restUntil = performance.now() + rest;
          end(key);
        }),
      );
      const tooLong = setTimeout(endTurn, turnMs);
      tooLong.unref();
      try {
        return await measuring(work, jobsAtOnce, measured);
      } finally {
        clearTimeout(tooLong);
        endTurn();
      }
    },
    async first(key, work, measured) {
      presence.note(key);
      runningFirst += 1;
      try {
        return await measuring(work, jobsAtOnce, measured);
      } finally {
        runningFirst -= 1;
      }
    },
  };
}

/** Measures the work from now on. The returned function ends its turn with the rest that follows, once. */
function restAfter(endTurn: (restMs: number) => void): () => void {
  const before = process.cpuUsage();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const { user, system } = process.cpuUsage(before);
    endTurn(Math.min(((user + system) / 1_000) * restShare, restAtMostMs));
  };
}

/** Remembers whose work ran first a moment ago: the last two keys. */
function makePresence() {
  let latest = { key: "", until: 0 };
  let other = latest;
  return {
    note(key: string) {
      if (latest.key !== key) other = latest;
      latest = { key, until: performance.now() + presenceMs };
    },
    isBesideOthers: (key: string) =>
      performance.now() < (latest.key === key ? other : latest).until,
  };
}

/** Runs the work, and measures its share of this thread's time among all jobs that run. */
async function measuring<T>(
  work: () => Promise<T>,
  jobsAtOnce: () => number,
  measured?: Measured,
): Promise<T> {
  const before = process.threadCpuUsage();
  const beside = jobsAtOnce();
  try {
    return await work();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    measured?.((user + system) / 1_000 / Math.max(1, beside, jobsAtOnce()));
  }
}
