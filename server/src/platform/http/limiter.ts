import { createHash } from "node:crypto";
import type { Rate } from "#contracts/kernel/endpoint.ts";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { makeBreaker } from "./breaker.ts";
import { inProcessClient } from "./in-process.ts";
import { LimitError } from "./limit-error.ts";

/** Counts attempts by key. Throws RATE_LIMITED above the limit. */
export type Limiter = (
  name: string,
  key: string,
  rate: Pick<Rate, "times" | "seconds">,
) => Promise<void>;

/** The shared counts of all processes on one database. */
export const countsTable = "rate_counts";

/** The fraction of a limit that is counted locally first, as most clients never come near it: one in this many. */
const partHere = 10;
const failuresInARow = 3;
const restMs = 5_000;

/**
 * Counts in memory, except in-process requests. With `counts`, attempts are shared with other processes once a client
 * has used a tenth of a limit here. If the database is unavailable, each process counts alone.
 */
export function makeLimiter(on: boolean, counts?: pg.Pool): Limiter {
  const limiters = new Map<string, ReturnType<typeof limiterOf>>();
  const breaker = makeBreaker({ failures: failuresInARow, restMs });

  const limiterOf = (id: string, { times, seconds }: Pick<Rate, "times" | "seconds">) => {
    const options = { keyPrefix: id, points: times, duration: seconds };
    return {
      here: countsHere(seconds),
      together: counts && new RateLimiterPostgres({ ...options, ...sharedOptions(counts, times) }),
    };
  };

  return async (name, key, rate) => {
    if (!on || key === inProcessClient) return;
    const id = `${name}:${rate.times}/${rate.seconds}`;
    const { here, together } = limiters.get(id) ?? limiterOf(id, rate);
    if (!limiters.has(id)) limiters.set(id, { here, together });
    const { tries, waitMs } = here(key);
    if (tries > rate.times) throw tooMany(name, waitMs);
    const free = Math.floor(rate.times / partHere);
    if (!together || tries <= free || breaker.wait() > 0) return;
    try {
      await together.consume(unreadable(key), tries === free + 1 ? tries : 1);
      breaker.succeeded();
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooMany(name, rejection.msBeforeNext);
      breaker.failed();
    }
  };
}

/** Counts attempts by monotonic time, so that setting the clock neither resets a count nor extends a block. */
function countsHere(seconds: number): (key: string) => { tries: number; waitMs: number } {
  const counts = new LRUCache<string, { tries: number }>({
    ttl: seconds * 1000,
    ttlAutopurge: true,
  });
  return (key) => {
    const count = counts.get(key) ?? { tries: 0 };
    if (count.tries === 0) counts.set(key, count);
    count.tries += 1;
    return { tries: count.tries, waitMs: counts.getRemainingTTL(key) };
  };
}

const sharedOptions = (counts: pg.Pool, times: number) => ({
  storeClient: counts,
  storeType: "pool",
  tableName: countsTable,
  tableCreated: true,
  clearExpiredByTimeout: false,
  // Rejections come from memory, so that a flood does not reach the database.
  inMemoryBlockOnConsumed: times + 1,
});

/** The table contains hashes instead of addresses and accounts. */
const unreadable = (key: string) => createHash("sha256").update(key).digest("base64url");

const tooMany = (limit: string, waitMs: number) =>
  new LimitError(limit, "RATE_LIMITED", "Too many requests. Wait a moment, then try again.", {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
