import { Temporal } from "temporal-polyfill";
import { isZone, zonesOf } from "#format/zones.ts";

/** The only zone of a country; undefined for an unknown one and for one with several. */
export function onlyZoneOf(country: string): string | undefined {
  const [only, second] = zonesOf(country);
  return second === undefined ? only : undefined;
}

/** The next moment at which clocks in a zone show a full hour. An unknown zone counts as UTC. */
export function nextHour(now: Date, zone: string, hour: number): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const local = instant.toZonedDateTimeISO(isZone(zone) ? zone : "UTC");
  const time = { hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 };
  const today = local.with(time);
  const isAhead = Temporal.ZonedDateTime.compare(today, local) > 0;
  return new Date((isAhead ? today : local.add({ days: 1 }).with(time)).epochMilliseconds);
}
