import { daysAfter } from "#contracts/kernel/days.ts";
import { zoneName } from "#format/zones.ts";
import { property } from "./lines.ts";
import { instantOf } from "./offsets.ts";

/**
 * A point in time: a whole day, a local time in a zone, or a floating time where no zone is known. `day` is
 * `YYYY-MM-DD`, `time` `HH:MM`.
 */
export type When =
  | { day: string; time?: undefined }
  | { day: string; time: string; zone: string | null };

/**
 * A time span; both ends are days, or both are times. The last day is included. Without `end` it has a start
 * only.
 */
export type Span = { start: When; end?: When | undefined };

const plain = (text: string) => text.replace(/[-:]/g, "");

/** Drops an end that is not after its start, since one of the two must be wrong. */
export const spanOf = (start: When, end: When): Span =>
  instant(end) > instant(start) ? { start, end } : { start };

/** DTSTART and DTEND. An all-day DTEND is exclusive (RFC 5545, 3.6.1). */
export function spanLines({ start, end }: Span): string[] {
  if (start.time !== undefined) {
    return [timeLine("DTSTART", start), ...(end ? [timeLine("DTEND", end)] : [])];
  }
  const days = { VALUE: "DATE" };
  return [
    property("DTSTART", plain(start.day), days),
    property("DTEND", plain(daysAfter(end?.day ?? start.day, 1)), days),
  ];
}

function timeLine(name: string, when: When): string {
  const { day, time = "00:00" } = when;
  const zone = zoneOf(when);
  return property(name, `${plain(day)}T${plain(time)}00`, zone ? { TZID: zone } : {});
}

/** Times without a zone are compared as written. */
function instant(when: When): number {
  const local = Date.parse(`${when.day}T${when.time ?? "00:00"}:00Z`);
  const zone = zoneOf(when);
  return zone ? instantOf(zone, local) : local;
}

const zoneOf = (when: When): string | undefined =>
  when.time === undefined || !when.zone ? undefined : zoneName(when.zone);

/** The zones in use, with the years in which they are used. */
export function zonesIn(spans: readonly Span[]): Map<string, Set<number>> {
  const zones = new Map<string, Set<number>>();
  for (const when of spans.flatMap(({ start, end }) => (end ? [start, end] : [start]))) {
    const zone = zoneOf(when);
    if (!zone) continue;
    const years = zones.get(zone) ?? new Set();
    zones.set(zone, years.add(Number(when.day.slice(0, 4))));
  }
  return zones;
}
