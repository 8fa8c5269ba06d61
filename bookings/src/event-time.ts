import type ICAL from "ical.js";
import { daysAfter } from "#contracts/kernel/days.ts";
import { isZone, type WallTime, wallTime } from "#format/zones.ts";
import { type CalendarZone, type CalendarZones, zoneKey, zoneNamed } from "./calendar-zones.ts";
import { localMoment, type LocalMoment } from "./local-moment.ts";
import { momentOf, type Offset, wallAt } from "./zone-time.ts";

/** The start or end of an event as its calendar has it; `offset` is the calendar's own definition of its zone. */
type Written = {
  iso: string;
  zone: string;
  offset?: Offset | undefined;
  isUnknown: boolean;
};

const nothing: LocalMoment = { day: "", time: "", why: "" };
const two = (number: number): string => `${number}`.padStart(2, "0");

export function written(
  event: ICAL.Component,
  name: string,
  zones: CalendarZones,
): Written | undefined {
  try {
    const property: ICAL.Property | null = event.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time | null | undefined;
    if (!property || !time || typeof time.year !== "number") return undefined;
    const day = [`${time.year}`.padStart(4, "0"), two(time.month), two(time.day)].join("-");
    if (time.isDate) return { iso: day, zone: "", isUnknown: false };
    const tzid = String(property.getParameter("tzid") ?? "");
    const isUtc = property.toICALString().trim().endsWith("Z");
    // What the file says of its zones has priority over what their names mean elsewhere.
    const own: CalendarZone = zones.get(zoneKey(tzid)) ?? { zone: zoneNamed(tzid) };
    const { zone, offset } = own;
    const iso = `${day}T${two(time.hour)}:${two(time.minute)}${isUtc ? "Z" : ""}`;
    const isUnknown = tzid !== "" && zone === "" && !offset && !isUtc;
    return { iso, zone, offset, isUnknown };
  } catch {
    return undefined;
  }
}

const wallOf = (iso: string): WallTime => ({ day: iso.slice(0, 10), time: iso.slice(11, 16) });

/** The moment in milliseconds; a time without a zone is that of a place. */
function momentAt({ iso, zone, offset }: Written, place: string): number | undefined {
  if (iso.endsWith("Z")) return Date.parse(iso);
  return momentOf(wallOf(iso), offset ?? (zone || place));
}

/** The local time at a place; without its zone, in that of the event. */
export function there(moment: Written | undefined, place: string, what: string): LocalMoment {
  if (!moment) return nothing;
  const local = localMoment(moment.iso, place || moment.zone, what);
  if (local.time === "" || moment.iso.endsWith("Z")) return local;
  if (moment.isUnknown)
    return {
      ...nothing,
      why: `The ${what} time is in an unknown time zone. Enter the local time.`,
    };
  if (place === "" || (moment.zone === "" && !moment.offset)) return local;
  const at = momentAt(moment, place);
  return { why: "", ...((at === undefined ? undefined : wallTime(at, place)) ?? nothing) };
}

/** The IANA zone of an event, if it agrees with the calendar's own definition. */
export function zoneOf(moment: Written | undefined): string {
  if (!moment || !isZone(moment.zone) || moment.iso.length < 16) return "";
  const { iso, zone, offset } = moment;
  if (!offset || iso.endsWith("Z")) return zone;
  return momentOf(wallOf(iso), offset) === momentOf(wallOf(iso), zone) ? zone : "";
}

/** How long an event takes: days of the calendar, and milliseconds beside them. */
type Length = { days: number; ms: number };

function lengthOf(event: ICAL.Component): Length | undefined {
  try {
    const value = event.getFirstPropertyValue("duration") as ICAL.Duration | null;
    if (!value || value.isNegative) return undefined;
    const { weeks, days, hours, minutes, seconds } = value;
    const length = {
      days: weeks * 7 + days,
      ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000,
    };
    const isUsable = Number.isFinite(length.ms) && length.days <= 3_660 && length.ms <= 1e11;
    return isUsable && length.days + length.ms > 0 ? length : undefined;
  } catch {
    return undefined;
  }
}

const minutesMs = 60_000;

/**
 * The end of an event at a place: as written, or by its duration. `from` is the zone of a start without
 * one; `isByDays` tells that a duration counts days.
 */
export function endThere(
  event: ICAL.Component,
  zones: CalendarZones,
  { from, to, what }: { from: string; to: string; what: string },
): LocalMoment & { isByDays: boolean } {
  const end = written(event, "dtend", zones);
  if (end) return { ...there(end, to, what), isByDays: false };
  const [start, length] = [written(event, "dtstart", zones), lengthOf(event)];
  const none = { ...nothing, isByDays: false };
  if (!start || !length || start.isUnknown || !/^(?:19|20|21)/.test(start.iso)) return none;
  if (start.iso.length === 10) {
    const days = length.ms === 0 ? length.days : 0;
    return days > 0 ? { ...nothing, day: daysAfter(start.iso, days), isByDays: true } : none;
  }
  const iso = daysAfter(start.iso.slice(0, 10), length.days) + start.iso.slice(10);
  const zone = to || start.zone;
  const moment = momentAt({ ...start, iso }, from || to);
  if (moment === undefined) {
    // Without any zone, both are in the same one.
    const wall = from || to ? undefined : wallAt(Date.parse(`${iso}Z`) + length.ms, () => 0);
    return { ...none, ...wall };
  }
  const at = moment - (moment % minutesMs) + length.ms;
  const wall = zone ? wallTime(at, zone) : start.offset ? wallAt(at, start.offset) : undefined;
  return { ...none, ...wall };
}

type RideMode = "train" | "ferry" | "car";

/** A train, a ferry or a drive, read from the title of a calendar event. */
type TitledRide = {
  mode: RideMode;
  operator: string;
  number: string;
  from: string;
  to: string;
};

const modes: readonly [mode: RideMode, pattern: RegExp][] = [
  ["ferry", /\b(?:ferry|ferries|sailing|fähre|traversée|traghetto|transbordador)\b/iu],
  [
    "train",
    /\b(?:train|rail|eurostar|tgv|amtrak|thalys|zug|bahn|treno|tren|nightjet|ice|sncf|eurotunnel|le shuttle)\b/iu,
  ],
  ["car", /\b(?:drive|driving|car|road trip)\b/iu],
];

const operators =
  /\b(?:eurostar|tgv(?: inoui)?|amtrak|thalys|trenitalia|italo|renfe|sncf|nightjet|deutsche bahn|via rail|dfds|p&o ferries|stena line|brittany ferries|irish ferries|eurotunnel|le shuttle)\b/iu;

const apart = /\s+(?:to|nach|à|a|→|->|–|—|-)\s+/iu;

/** "Eurostar 9014 from London St Pancras to Paris", "Ferry: Calais – Dover"; undefined without both places. */
export function titledRide(title: string): TitledRide | undefined {
  const mode = modes.find(([, pattern]) => pattern.test(title))?.[0];
  if (!mode) return undefined;
  const operator = operators.exec(title)?.[0] ?? "";
  const number = /(?<![:.\d])\b(?:[A-Z]{2,3} ?)?\d{2,5}\b(?![:.]\d)/.exec(title)?.[0] ?? "";
  const [start = "", end = "", ...more] = (
    /\bfrom\s+(.+)$/iu.exec(title)?.[1] ?? routeIn(title)
  ).split(apart);
  const [from, to] = [start, end].map(placeIn);
  // "Train Bruno to sit" is no journey.
  const isPlace = (name: string | undefined) => name !== undefined && /^\p{Lu}/u.test(name);
  if (more.length > 0 || !from || !to || !isPlace(from) || !isPlace(to)) return undefined;
  return { mode, operator, number, from, to };

  /** The title without what comes before its places: the mode, the operator and the number. */
  function routeIn(whole: string): string {
    let route = whole.replace(/^[^:]{0,40}:\s+/u, "");
    if (operator) route = route.replace(operator, " ");
    if (number) route = route.replace(number, " ");
    for (const [, pattern] of modes) route = route.replace(pattern, " ");
    return route.replace(/^[\s:–—-]+/u, "").trim();
  }
}

/** A place without what stands behind it: "Paris (boat train), 10:24". */
const placeIn = (text: string): string =>
  text
    .replace(/[(,;|].*$/u, "")
    .replace(/\s+\d{1,2}[:.]\d\d.*$/u, "")
    .trim()
    .slice(0, 80);
