import { dayOf } from "./days.ts";
import { isZone, momentOf, wallTime, type WallTime } from "./zone-time.ts";

/** A day and a time by the clock of a place; what cannot be told is '', and `why` says so. */
export type LocalMoment = WallTime & { why: string };

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?)? ?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * What the clock of a place shows at a moment as ISO 8601 writes it. Without an offset that is what stands there.
 * An offset has to be the one of the place; only Z, which is nobody's, is turned into the time there.
 */
export function localMoment(iso: string, zone: string, what: string): LocalMoment {
  const nothing = { day: "", time: "", why: "" };
  const match = written.exec(iso.trim());
  if (!match) return nothing;
  const [, y = "", m = "", d = "", hours, minutes, offset] = match;
  const day = dayOf(Number(y), Number(m), Number(d));
  if (day === "")
    return { ...nothing, why: `“${iso.slice(0, 10)}” isn't a real date. Check the confirmation.` };
  // What clocks of other places make of the ends of time can be no day at all.
  if (!/^(?:19|20|21)/.test(y))
    return { ...nothing, why: `“${day}” can't be a travel date. Check the confirmation.` };
  if (hours === undefined || minutes === undefined) return { ...nothing, day };
  if (Number(hours) > 23 || Number(minutes) > 59) return { ...nothing, day };
  const time = `${hours}:${minutes}`;
  if (offset === undefined) return { day, time, why: "" };
  const isUtc = offset.toUpperCase() === "Z";
  if (!isZone(zone)) {
    if (!isUtc) return { day, time, why: "" };
    // Many write a day without a time like this.
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

/** The same moment by the clock of another place. */
export function atPlace(wall: WallTime, from: string, to: string): WallTime | undefined {
  const moment = momentOf(wall, from);
  return moment === undefined ? undefined : wallTime(moment, to);
}
