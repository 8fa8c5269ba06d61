/** Days as numbers since 1970; months and time zones use Temporal. */
import { Temporal } from "temporal-polyfill";
import { counted } from "#format/plurals.ts";
import { dayText as shownDay } from "#format/dates.ts";
import { memoize } from "./memoize.ts";

/** A calendar day, counted from January 1, 1970. */
export type Day = number;

/** A moment, in milliseconds since 1970. */
export type Instant = number;

export type Span =
  | { hours: number }
  | { days: number }
  | { weeks: number }
  | { months: number }
  | { businessDays: number };

const dayMs = 86_400_000;

// Trips use the same few days repeatedly.
export const dayOf: (text: string) => Day = memoize(
  8_000,
  (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs,
);

export const dayText: (day: Day) => string = memoize(8_000, (day: Day) =>
  new Date(day * dayMs).toISOString().slice(0, 10),
);

/** More months than any rule counts. */
const monthsMax = 1_000;

const shiftedByMonths = memoize(4_000, (key: number): Day => {
  const day = Math.floor(key / monthsMax);
  const months = key - day * monthsMax - monthsMax / 2;
  return dayOf(Temporal.PlainDate.from(dayText(day)).add({ months }).toString());
});

/** The same date some months later or earlier; the last day of the month if there is no such date. */
const addMonths = (day: Day, months: number): Day =>
  shiftedByMonths(day * monthsMax + months + monthsMax / 2);

/** Monday to Friday; holidays are not considered. January 1, 1970 was a Thursday. */
const isBusinessDay = (day: Day): boolean => (((day + 3) % 7) + 7) % 7 < 5;

function addBusinessDays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let [current, left] = [day, Math.abs(count)];
  while (left > 0) {
    current += step;
    if (isBusinessDay(current)) left--;
  }
  return current;
}

/** The day itself, or over a weekend the next or the last business day. */
export function businessDay(day: Day, step: 1 | -1): Day {
  let current = day;
  while (!isBusinessDay(current)) current += step;
  return current;
}

/** The day one span later. A span of hours counts started days as whole. */
export function after(day: Day, span: Span, sign: 1 | -1 = 1): Day {
  if ("days" in span) return day + sign * span.days;
  if ("weeks" in span) return day + sign * span.weeks * 7;
  if ("months" in span) return addMonths(day, sign * span.months);
  if ("businessDays" in span) return addBusinessDays(day, sign * span.businessDays);
  return day + sign * Math.ceil(span.hours / 24);
}

export const before = (day: Day, span: Span): Day => after(day, span, -1);

/**
 * The last day from which the span still ends by this day. With months this is not always the same date: three
 * months from 30 November end on 28 February.
 */
export function latestStart(day: Day, span: Span): Day {
  let start = before(day, span);
  while (after(start + 1, span) <= day) start++;
  while (after(start, span) > day) start--;
  return start;
}

const instants = memoize(2_000, (key: string): Instant | undefined => {
  const [wall, zone] = key.split(" ");
  try {
    return Temporal.PlainDateTime.from(wall ?? "").toZonedDateTime(zone ?? "").epochMilliseconds;
  } catch {
    return undefined;
  }
});

/** The moment of a local time in a zone; undefined for an unknown zone. */
export const instantOf = (day: Day, time: string, zone: string): Instant | undefined =>
  instants(`${dayText(day)}T${time} ${zone}`);

/** The first and last moment of a day in a zone, or in any zone if it is unknown. */
export function wholeDay(day: Day, zone?: string | null): [Instant, Instant] {
  const start = zone ? instantOf(day, "00:00", zone) : undefined;
  const end = zone ? instantOf(day + 1, "00:00", zone) : undefined;
  const hour = 3_600_000;
  return [start ?? day * dayMs - 14 * hour, (end ?? (day + 1) * dayMs + 12 * hour) - 60_000];
}

const zonedTexts = memoize(2_000, (key: string): string => {
  const [instant, zone = "UTC"] = key.split(" ");
  return Temporal.Instant.fromEpochMilliseconds(Number(instant))
    .toZonedDateTimeISO(zone)
    .toString({ smallestUnit: "minute" });
});

/** In RFC 9557 format: local time, offset and zone. */
export const instantText = (instant: Instant, zone: string): string =>
  zonedTexts(`${instant} ${zone}`);

export const dayInZone = (instant: Instant, zone: string): Day =>
  dayOf(instantText(instant, zone).slice(0, 10));

/** A day in a sentence: March 22, 2027. */
export const longDate: (day: Day) => string = memoize(4_000, (day: Day) =>
  shownDay(day * dayMs, "long"),
);

const units = [
  ["hours", "hour"],
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
  ["businessDays", "business day"],
] as const;

export function durationText(span: Span): string {
  for (const [key, word] of units) {
    const count = key in span ? (span as Record<string, number>)[key] : undefined;
    if (count !== undefined) return counted(count, word);
  }
  return "";
}

/** The first and the last possible day of a date with only a year, or year and month. */
export function dayRange(text: string): [Day, Day] {
  const [year = "", month, day] = text.split("-");
  if (day) return [dayOf(text), dayOf(text)];
  const start = dayOf(`${year}-${month ?? "01"}-01`);
  return [start, after(start, { months: month ? 1 : 12 }) - 1];
}
