import { LRUCache } from "lru-cache";

/** What work costs that no cache spares, in points; about a point for each 2 ms of processor time. */
export const costs = {
  /** A page rendered from several queries. */
  page: 10,
  /** A search through the text of everything. */
  search: 5,
  /** A list or a single thing from the database. */
  query: 2,
  /** A drawing or a document made without the database. */
  drawing: 1,
} as const;

/** Points that one address may spend at once, and that it gets back each second. */
export type Allowance = { points: number; perSecond: number };

/** 240 pages at once, three more each second: a person opens one in two seconds, and most are in the cache. */
export const usualAllowance: Allowance = { points: 2_400, perSecond: 30 };

/** Requests that the cache does not answer at once: 200 at a time, then 40 each second. */
export const usualPace: Allowance = { points: 200, perSecond: 40 };

const addressesAtMost = 50_000;

/** Milliseconds until the address may cause work again; 0 where it was charged. */
export type Charge = (address: string, cost: number) => number;

/** A token bucket per address, by time that passes; a bucket that is full again is forgotten. */
export function makeGuestBudget(
  { points, perSecond }: Allowance = usualAllowance,
  now: () => number = () => performance.now(),
): Charge {
  /** For each address: when its bucket will be full. */
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
