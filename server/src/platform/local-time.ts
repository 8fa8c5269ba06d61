import { Temporal } from "temporal-polyfill";

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- a method of this runtime that the compiler does not know yet
  namespace Intl {
    interface Locale {
      getTimeZones(): readonly string[] | undefined;
    }
  }
}

/** The only zone of a country; undefined for an unknown one and for one with several. */
export function onlyZoneOf(country: string): string | undefined {
  try {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
    return zones.length === 1 ? zones[0] : undefined;
  } catch {
    return undefined;
  }
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

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
