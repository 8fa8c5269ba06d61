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

/** The points that one address may spend at once, and those that it regains each second. */
export type Allowance = { points: number; perSecond: number };

/** 240 pages at once and three more each second: a person opens one in two seconds, and most are cached. */
export const usualAllowance: Allowance = { points: 2_400, perSecond: 30 };

/** Uncached requests: 200 at once, then 40 each second. */
export const usualPace: Allowance = { points: 200, perSecond: 40 };

const addressesAtMost = 50_000;

/** Milliseconds until the address may cause work again; 0 if it was charged. */
export type Charge = (address: string, cost: number) => number;

/** A token bucket per address, by monotonic time; full buckets are deleted. */
export function makeGuestBudget(
  { points, perSecond }: Allowance = usualAllowance,
  now: () => number = () => performance.now(),
): Charge {
  /** The time at which the bucket of each address will be full. */
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
