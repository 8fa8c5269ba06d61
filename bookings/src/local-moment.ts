import { isZone, type WallTime, wallTime } from "#format/zones.ts";
import { dayOf } from "./days.ts";

/** A local date and time; unclear parts are '', and `why` explains it. */
export type LocalMoment = WallTime & { why: string };

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?)? ?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * The local time of an ISO 8601 timestamp. Without an offset it is taken as local.
 * An offset must be that of the place; only UTC (Z) is converted.
 */
export function localMoment(iso: string, zone: string, what: string): LocalMoment {
  const nothing = { day: "", time: "", why: "" };
  const match = written.exec(iso.trim());
  if (!match) return nothing;
  const [, y = "", m = "", d = "", hours, minutes, offset] = match;
  const day = dayOf(Number(y), Number(m), Number(d));
  if (day === "")
    return { ...nothing, why: `“${iso.slice(0, 10)}” isn't a real date. Check the confirmation.` };
  // Dates at the limits of the calendar may be invalid in other zones.
  if (!/^(?:19|20|21)/.test(y))
    return { ...nothing, why: `“${day}” can't be a travel date. Check the confirmation.` };
  if (hours === undefined || minutes === undefined) return { ...nothing, day };
  if (Number(hours) > 23 || Number(minutes) > 59) return { ...nothing, day };
  const time = `${hours}:${minutes}`;
  if (offset === undefined) return { day, time, why: "" };
  const isUtc = offset.toUpperCase() === "Z";
  if (!isZone(zone)) {
    if (!isUtc) return { day, time, why: "" };
    // Midnight UTC often stands for a date without a time.
    if (time === "00:00") return { ...nothing, day };
    return { ...nothing, why: `The ${what} time isn't in local time. Enter the local time.` };
  }
  const at = Date.parse(`${day}T${time}:00Z`) - minutesOf(offset) * 60_000;
  const there = wallTime(at, zone);
  if (there && (isUtc || (there.day === day && there.time === time))) return { ...there, why: "" };
  return { ...nothing, why: `The ${what} time is in another time zone. Enter the local time.` };
}

function minutesOf(offset: string): number {
  if (offset.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
