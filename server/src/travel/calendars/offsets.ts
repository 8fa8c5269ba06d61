import { LRUCache } from "lru-cache";

/** Offsets of time zones from UTC, in seconds, as the runtime's own tables (Intl) have them. */

const second = 1_000;
const day = 24 * 60 * 60 * second;
/** No zone changes its clock twice within so short a time and stands where it was. */
const stride = 7 * day;
/** A year by any clock of the world lies within the year by UTC and this much more on both sides. */
const margin = 2 * day;

/** Zones by whatever name they were given; bounded, since a name may be written in many ways. */
const zones = new LRUCache<string, { name: string; clock: Intl.DateTimeFormat }>({ max: 1_000 });

function known(zone: string) {
  const found = zones.get(zone);
  if (found) return found;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const { timeZone } = clock.resolvedOptions();
  const name = timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
  const made = { name, clock };
  zones.set(zone, made);
  return made;
}

/** A zone as it was named, in the usual case. Another name of the same zone stays what it is. Throws RangeError. */
export const zoneName = (zone: string): string => known(zone).name;

/** How far the clocks of a zone are ahead of UTC at an instant; negative where they are behind. */
export function offsetAt(zone: string, instant: number): number {
  const text = known(zone).clock.format(instant);
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

/** From this instant on the clocks stand `to` ahead of UTC, before it `from`. */
export type Change = { at: number; from: number; to: number };

/** What the clocks of a zone do in a year: how they stand at its beginning, and when they change. */
export type ClockYear = { start: number; offset: number; changes: readonly Change[] };

/** So many that even the longest calendar costs little when it is read again. */
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
  const made = { start, offset: from, changes };
  while (before < end) {
    const after = Math.min(before + stride, end);
    const to = offsetAt(zone, after);
    if (to !== from) changes.push({ at: changeBetween(zone, before, after, from), from, to });
    before = after;
    from = to;
  }
  years.set(key, made);
  return made;
}

/** The first second at which the clocks do not stand as they did at `before`. */
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

/** The instant at which the clocks of a zone show a time, the earlier where they show it twice. `local` as by UTC. */
export function instantOf(zone: string, local: number): number {
  const early = local - knownOffset(zone, local - day) * second;
  if (early + knownOffset(zone, early) * second === local) return early;
  return local - knownOffset(zone, local + day) * second;
}

/** As `offsetAt`, by what is known of the year: many times faster. */
function knownOffset(zone: string, instant: number): number {
  const { offset, changes } = clockYear(zone, new Date(instant).getUTCFullYear());
  return changes.findLast(({ at }) => at <= instant)?.to ?? offset;
}
