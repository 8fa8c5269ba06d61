import { AppError } from "#contracts/kernel/errors.ts";
import { processCallback } from "../callbacks.ts";
import { LimitError } from "./limit-error.ts";

type WaitingJob = { start: () => void; leave: () => void };

export type WaitingLines = {
  count: () => number;
  /** The keys that have jobs; the one whose turn is next comes first. */
  keys: () => Iterable<string>;
  /** Starts the oldest job of a key, whose next one comes after those of all others. */
  startFirst: (key: string) => void;
  /** Resolves when the job may start. Throws RATE_LIMITED or OVERLOADED if too many wait, or after ten seconds. */
  wait: (key: string) => Promise<void>;
};

/** Requests that waited longer are rejected: the client has gone or will retry. */
const waitAtMostMs = 10_000;

/** A line of waiting jobs for each key. */
export function makeWaitingLines(limits: { atMost: number; perKey: number }): WaitingLines {
  const lines = new Map<string, WaitingJob[]>();
  let count = 0;

  /** The last job of the longest line gives way to one of a line that is shorter with it. True if it did. */
  function makeRoomFor(length: number): boolean {
    let longest: WaitingJob[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length) return false;
    longest.at(-1)?.leave();
    return true;
  }

  return {
    count: () => count,
    keys: () => lines.keys(),
    startFirst(key) {
      const line = lines.get(key) ?? [];
      const next = line.shift();
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      count -= 1;
      next?.start();
    },
    async wait(key) {
      const line = lines.get(key) ?? [];
      if (line.length >= limits.perKey) throw tooMuch(1_000);
      if (count >= limits.atMost && !makeRoomFor(line.length + 1)) throw overloaded();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = processCallback(() => {
        const index = line.indexOf(job);
        if (index < 0) return;
        line.splice(index, 1);
        if (line.length === 0) lines.delete(key);
        count -= 1;
        reject(overloaded());
      });
      const job = { start: resolve, leave };
      line.push(job);
      lines.set(key, line);
      count += 1;
      const leaving = setTimeout(leave, waitAtMostMs);
      leaving.unref();
      return promise.finally(() => clearTimeout(leaving));
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
