import { offsetOf } from "#format/zones.ts";
import { LRUCache } from "lru-cache";

/** UTC offsets of time zones in seconds, from the tables of this runtime. */

const second = 1_000;
const day = 24 * 60 * 60 * second;
/** No zone changes its offset twice within this time and returns to the same one. */
const stride = 7 * day;
/** A local year lies within the UTC year extended by this on both sides. */
const margin = 2 * day;

/** A change of offset at an instant: `from` before it, `to` from then on. */
export type Change = { at: number; from: number; to: number };

/** A zone's offset at the start of a year, and its changes during the year. */
export type ClockYear = { start: number; offset: number; changes: readonly Change[] };

/** Large enough that rendering even the longest calendar again is cheap. */
const years = new LRUCache<string, ClockYear>({ max: 50_000 });

export function clockYear(zone: string, year: number): ClockYear {
  const key = `${zone} ${year}`;
  const found = years.get(key);
  if (found) return found;
  const start = Date.UTC(year, 0, 1) - margin;
  const end = Date.UTC(year + 1, 0, 1) + margin;
  const changes: Change[] = [];
  let before = start;
  let from = offsetOf(zone, start);
  const entry = { start, offset: from, changes };
  while (before < end) {
    const after = Math.min(before + stride, end);
    const to = offsetOf(zone, after);
    if (to !== from) changes.push({ at: changeBetween(zone, before, after, from), from, to });
    before = after;
    from = to;
  }
  years.set(key, entry);
  return entry;
}

/** Binary search for the first second with another offset than at `before`. */
function changeBetween(zone: string, before: number, after: number, from: number): number {
  let low = before / second;
  let high = after / second;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(zone, middle * second) === from) low = middle;
    else high = middle;
  }
  return high * second;
}

/** The instant of a local time, the earlier one where it occurs twice. `local` is that time read as UTC. */
export function instantOf(zone: string, local: number): number {
  const early = local - cachedOffset(zone, local - day) * second;
  if (early + cachedOffset(zone, early) * second === local) return early;
  return local - cachedOffset(zone, local + day) * second;
}

/** `offsetOf` by the cached year, which is many times faster. */
function cachedOffset(zone: string, instant: number): number {
  const { offset, changes } = clockYear(zone, new Date(instant).getUTCFullYear());
  return changes.findLast(({ at }) => at <= instant)?.to ?? offset;
}
