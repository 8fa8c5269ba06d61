import { LRUCache } from "lru-cache";

/** The cost of uncached work in points; about a point per 2 ms of processor time. */
export const costs = {
  /** A page rendered from several queries. */
  page: 10,
  /** A full-text search of the whole site. */
  search: 5,
  /** A list or a single object from the database. */
  query: 2,
  /** A drawing or a document generated without the database. */
  drawing: 1,
} as const;

/** The points that one address or account may spend at once, and those that it regains each second. */
export type Allowance = { points: number; perSecond: number };

/** 240 pages at once and three more each second: a person opens one in two seconds, and most are cached. */
export const usualAllowance: Allowance = { points: 2_400, perSecond: 30 };

/** The parallel requests of an account that run first: 50 lists at once, then ten each second. */
export const parallelAllowance: Allowance = { points: 100, perSecond: 20 };

/** What an account sends beyond that: 1,200 lists at once, then 30 each second. */
export const accountAllowance: Allowance = { points: 2_400, perSecond: 60 };

/** An address may spend what this many accounts may. */
export const accountsOfAddress = 4;

/** The processor time of a point, and the points that one request can cost by its time. */
export const pointMs = 2;
export const pointsAtMost = 50;

/** The bytes of a target that cost a point; the longest usual one has about 300. */
export const bytesOfPoint = 500;

/** Uncached requests: 200 at once, then 40 each second. */
export const usualPace: Allowance = { points: 200, perSecond: 40 };

/** Parallel requests with one token: 80 at once, then 20 each second. */
export const callerPace: Allowance = { points: 80, perSecond: 20 };

const keysAtMost = 50_000;

export type Budget = {
  /** Milliseconds until the key may spend this; 0 if it was charged. */
  charge: (key: string, cost: number) => number;
  /** Charges what has been spent already, also beyond the budget; refunds if negative. */
  settle: (key: string, cost: number) => void;
  /** The points that a key has left; negative beyond its budget. */
  left: (key: string) => number;
};

/** A token bucket per key, by monotonic time; full buckets are deleted. */
export function makeBudget(
  { points, perSecond }: Allowance = usualAllowance,
  now: () => number = () => performance.now(),
): Budget {
  /** The time at which the bucket of each key will be full. */
  const fullAt = new LRUCache<string, number>({ max: keysAtMost });
  const msPerPoint = 1_000 / perSecond;
  const filledAt = (key: string) => Math.max(fullAt.get(key) ?? 0, now());
  return {
    charge(key, cost) {
      const next = filledAt(key) + cost * msPerPoint;
      const wait = next - now() - points * msPerPoint;
      if (wait > 0) return wait;
      fullAt.set(key, next);
      return 0;
    },
    settle(key, cost) {
      fullAt.set(key, filledAt(key) + cost * msPerPoint);
    },
    left: (key) => points - (filledAt(key) - now()) / msPerPoint,
  };
}
