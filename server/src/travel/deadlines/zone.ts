import type { Trip } from "#contracts/travel/trips.ts";
import { wallTime } from "#format/zones.ts";
import { onlyZoneOf } from "../../platform/local-time.ts";

/** A person's zone: that of the place at home where their trips begin, or the only one of their country; else UTC. */
export function zoneOf(
  home: { country: string } | null,
  own: readonly Pick<Trip, "origin">[],
): string {
  if (!home) return "UTC";
  const start = own.find(({ origin }) => origin?.country === home.country)?.origin;
  if (start) return start.zone;
  return onlyZoneOf(home.country) ?? "UTC";
}

/** The hour from which reminders are sent, by the clock of their reader. */
const morning = 8;

type LocalTime = { day: string; hour: number };

/** The day and the hour in a zone. */
export function localTime(now: Date, zone: string): LocalTime {
  const local = wallTime(now.getTime(), zone);
  if (!local) throw new RangeError(`There is no time zone ${zone}.`);
  const { day, time } = local;
  return { day, hour: Number(time.slice(0, 2)) };
}

const hourMs = 60 * 60_000;

/** The first full hour of the next day's morning in a zone. */
export function nextMorning(now: Date, zone: string): Date {
  const { day } = localTime(now, zone);
  let at = new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs);
  const isThere = () => {
    const local = localTime(at, zone);
    return local.day > day && local.hour >= morning;
  };
  while (!isThere()) at = new Date(at.getTime() + hourMs);
  return at;
}
