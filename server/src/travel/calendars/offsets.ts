import { LRUCache } from "lru-cache";

/** UTC offsets of time zones in seconds, from the runtime's tables (Intl). */

const second = 1_000;
const day = 24 * 60 * 60 * second;
/** No zone changes its offset twice within this time and returns to the same one. */
const stride = 7 * day;
/** A local year lies within the UTC year extended by this on both sides. */
const margin = 2 * day;

/** Formatters by zone name as given; bounded, since a name has many spellings by case. */
const zones = new LRUCache<string, { name: string; clock: Intl.DateTimeFormat }>({ max: 1_000 });

function zoneEntry(zone: string) {
  const found = zones.get(zone);
  if (found) return found;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const { timeZone } = clock.resolvedOptions();
  const name = timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
  const entry = { name, clock };
  zones.set(zone, entry);
  return entry;
}

/** The zone's name in canonical case. Aliases are kept. Throws RangeError for an unknown zone. */
export const zoneName = (zone: string): string => zoneEntry(zone).name;

/** UTC offset of a zone at an instant in seconds; negative west of Greenwich. */
export function offsetAt(zone: string, instant: number): number {
  const text = zoneEntry(zone).clock.format(instant);
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

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
  let from = offsetAt(zone, start);
  const entry = { start, offset: from, changes };
  while (before < end) {
    const after = Math.min(before + stride, end);
    const to = offsetAt(zone, after);
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
    if (offsetAt(zone, middle * second) === from) low = middle;
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

/** `offsetAt` by the cached year, which is many times faster. */
function cachedOffset(zone: string, instant: number): number {
  const { offset, changes } = clockYear(zone, new Date(instant).getUTCFullYear());
  return changes.findLast(({ at }) => at <= instant)?.to ?? offset;
}
