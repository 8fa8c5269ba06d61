import { LRUCache } from "lru-cache";

/** The cost of uncached work in points; about one point per 2 ms of CPU time. */
export const costs = {
  /** A page rendered from several queries. */
  page: 10,
  /** A full-text search. */
  search: 5,
  /** A list or a single object from the database. */
  query: 2,
  /** An image or document generated without the database. */
  drawing: 1,
} as const;

/** The budget of an address in points, and its refill per second. */
export type Allowance = { points: number; perSecond: number };

/** 240 pages at once, three more each second: a person opens one in two seconds, and most are in the cache. */
export const usualAllowance: Allowance = { points: 2_400, perSecond: 30 };

/** Cache misses: 200 at once, then 40 per second. */
export const usualPace: Allowance = { points: 200, perSecond: 40 };

const addressesAtMost = 50_000;

/** Milliseconds until the address has budget again; 0 if it was charged. */
export type Charge = (address: string, cost: number) => number;

/** A token bucket per address with a monotonic clock; full buckets are removed. */
export function makeGuestBudget(
  { points, perSecond }: Allowance = usualAllowance,
  now: () => number = () => performance.now(),
): Charge {
  /** The time when each address's bucket is full. */
  const fullAt = new LRUCache<string, number>({ max: addressesAtMost });
  const msPerPoint = 1_000 / perSecond;
  return (address, cost) => {
    const filled = Math.max(fullAt.get(address) ?? 0, now());
    const next = filled + cost * msPerPoint;
    const wait = next - now() - points * msPerPoint;
    if (wait > 0) return wait;
    fullAt.set(address, next);
    return 0;
  };
}
