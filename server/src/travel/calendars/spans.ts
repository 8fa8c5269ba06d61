import { daysAfter } from "#contracts/kernel/days.ts";
import { property } from "./lines.ts";
import { instantOf, zoneName } from "./offsets.ts";

/**
 * When something is: a whole day, a time by the clocks of a zone, or, where no zone is known, by whatever clock is
 * near. `day` is `YYYY-MM-DD`, `time` `HH:MM`.
 */
export type When =
  | { day: string; time?: undefined }
  | { day: string; time: string; zone: string | null };

/** From when to when; both are days, or both times. A last day is part of it. Without `end` it only begins. */
export type Span = { start: When; end?: When | undefined };

const plain = (text: string) => text.replace(/[-:]/g, "");

/** An end that is not after its start says nothing: no time passes backwards, so the clocks or days are told wrong. */
export const spanOf = (start: When, end: When): Span =>
  instant(end) > instant(start) ? { start, end } : { start };

/** DTSTART and DTEND. The day of a DTEND is the first that is no part of it (RFC 5545, 3.6.1). */
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

/** Times without a zone are compared as they stand. */
function instant(when: When): number {
  const local = Date.parse(`${when.day}T${when.time ?? "00:00"}:00Z`);
  const zone = zoneOf(when);
  return zone ? instantOf(zone, local) : local;
}

const zoneOf = (when: When): string | undefined =>
  when.time === undefined || !when.zone ? undefined : zoneName(when.zone);

/** The zones that are spoken of, with the years in which they are. */
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
