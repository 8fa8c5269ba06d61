import { AppError } from "#contracts/kernel/errors.ts";
import { LimitError } from "./limit-error.ts";
import { processCallback } from "../callbacks.ts";

type Options = {
  /** The number of concurrent jobs, in total and for one address. */
  atOnce?: number;
  atOncePerAddress?: number;
  /** The number of queued jobs, in total and for one address. */
  waiting?: number;
  waitingPerAddress?: number;
};

export type GuestTurns = {
  /** Runs the work when it is the turn of this address. Throws RATE_LIMITED or OVERLOADED if the queue is full. */
  inTurn: <T>(address: string, work: () => Promise<T>) => Promise<T>;
  /** Records a request of a signed-in user. */
  noteMember: () => void;
};

/** Work that takes longer is not waiting for the processor, so the next job may start. */
const turnMs = 500;
/** The time within which a signed-in user's next request is expected. */
const memberMs = 1_000;
/** While users are signed in: the number of concurrent jobs, and the pause after each as a multiple of its duration. */
const atOnceBesideMembers = 2;
const restShare = 2;
const restAtMostMs = 100;
/** Requests that waited longer are rejected: the client has gone or will retry. */
const patienceMs = 10_000;

/**
 * Limits uncached work for guests: some jobs at a time, with addresses in turn. While users are signed in, it takes a
 * third of the processor at most, so that their requests stay fast.
 */
export function makeGuestTurns({
  atOnce = 6,
  atOncePerAddress = 3,
  waiting = 150,
  waitingPerAddress = 50,
}: Options = {}): GuestTurns {
  /** The queued jobs by address; the address whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  const underWay = new Map<string, number>();
  let running = 0;
  let waitingInAll = 0;
  let memberUntil = 0;
  let restUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = (address: string) => {
    running += 1;
    underWay.set(address, (underWay.get(address) ?? 0) + 1);
  };
  const end = (address: string) => {
    running -= 1;
    const left = (underWay.get(address) ?? 1) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
    startNext();
  };
  const isMemberHere = () => performance.now() < memberUntil;
  const restMs = () => (isMemberHere() ? Math.max(0, restUntil - performance.now()) : 0);
  const most = () => (isMemberHere() ? Math.min(atOnceBesideMembers, atOnce) : atOnce);
  const hasRoom = (address: string) =>
    running < most() && (underWay.get(address) ?? 0) < atOncePerAddress;

  function startNext() {
    if (timer || waitingInAll === 0) return;
    const rest = restMs();
    if (rest > 0) {
      timer = setTimeout(
        processCallback(() => {
          timer = undefined;
          startNext();
        }),
        rest,
      );
      timer.unref();
      return;
    }
    for (const [address, line] of lines) {
      if (!hasRoom(address)) continue;
      const start = line.shift();
      lines.delete(address);
      // The next job of this address comes after those of all others.
      if (line.length > 0) lines.set(address, line);
      waitingInAll -= 1;
      begin(address);
      start?.();
      setImmediate(processCallback(startNext));
      return;
    }
  }

  async function turnOf(address: string): Promise<void> {
    if (waitingInAll === 0 && hasRoom(address) && restMs() === 0) return begin(address);
    const line = lines.get(address) ?? [];
    if (line.length >= waitingPerAddress) throw tooMuch(1_000);
    if (waitingInAll >= waiting) throw overloaded();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push(resolve);
    lines.set(address, line);
    waitingInAll += 1;
    const leave = processCallback(() => {
      const place = line.indexOf(resolve);
      if (place < 0) return;
      line.splice(place, 1);
      if (line.length === 0) lines.delete(address);
      waitingInAll -= 1;
      reject(overloaded());
    });
    const leaving = setTimeout(leave, patienceMs);
    leaving.unref();
    startNext();
    return promise.finally(() => clearTimeout(leaving));
  }

  return {
    async inTurn(address, work) {
      await turnOf(address);
      const before = process.cpuUsage();
      let isOver = false;
      const giveBack = processCallback(() => {
        if (isOver) return;
        isOver = true;
        const { user, system } = process.cpuUsage(before);
        const rest = Math.min(((user + system) / 1_000) * restShare, restAtMostMs);
        restUntil = performance.now() + rest;
        end(address);
      });
      const tooLong = setTimeout(giveBack, turnMs);
      tooLong.unref();
      try {
        return await work();
      } finally {
        clearTimeout(tooLong);
        giveBack();
      }
    },
    noteMember() {
      memberUntil = performance.now() + memberMs;
    },
  };
}

const overloaded = () =>
  new AppError("OVERLOADED", "The site is very busy right now. Try again in a moment.", {
    retryAfter: 2,
  });

export const tooMuch = (waitMs: number) =>
  new LimitError(
    "uncached pages of a guest",
    "RATE_LIMITED",
    "Too many requests. Wait a moment, then try again.",
    {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    },
  );
