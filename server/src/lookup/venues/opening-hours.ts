import zoneAt from "@photostructure/tz-lookup";
import type { Opening, OpeningDay } from "#contracts/lookup/venues.ts";
import { remember } from "#format/remember.ts";
import { wallTime, zonesOf } from "#format/zones.ts";
import { countries } from "#reference/country-names.ts";
import type { Position } from "#reference/nearest.ts";

/** OpenStreetMap's own limit of a value. */
const textMax = 255;
/** What the library would need to know besides: the sun at the place, and when schools are closed. */
const unclear = /\b(?:sunrise|sunset|dawn|dusk|SH)\b/;
const holidays = /\bPH\b/;
/** Hours of a whole week with breaks have half as many; the library is slow with far more. */
const partsMax = 30;
const daysAhead = 8;
const weekDays = 7;

/** Loaded with the first place, as it needs 45 MB. */
let reader: ReturnType<typeof loadReader> | undefined;

/**
 * Whether a place is open by the clock there, and when that changes, by its opening hours as OpenStreetMap writes them
 * (wiki.openstreetmap.org/wiki/Key:opening_hours). Undefined where it isn't known: without valid hours, and where they
 * depend on the sun, on school holidays or on a call.
 */
export async function openingAt(
  text: string | null,
  position: Position,
  now: Date,
): Promise<Opening | undefined> {
  const found = await hoursAt(text, position, now);
  if (!found) return undefined;
  const { hours, at, today } = found;
  const until = later(at, daysAhead);
  return unlessWrong(() => {
    const state = hours.getStateString(at);
    if (state === "unknown") return undefined;
    const change = hours.getNextChange(at, until);
    const changesAt = change && change < until ? wall(change) : null;
    return { isOpen: state === "open", changesAt, today };
  });
}

/** The hours of a place on seven days from today on there; undefined where one of them isn't known. */
export async function weekAt(
  text: string | null,
  position: Position,
  now: Date,
): Promise<OpeningDay[] | undefined> {
  const found = await hoursAt(text, position, now);
  if (!found) return undefined;
  const today = new Date(`${found.today}T00:00`);
  const intervals = unlessWrong(() => found.hours.getOpenIntervals(today, later(today, weekDays)));
  if (!intervals || intervals.some(([, , isUnknown]) => isUnknown)) return undefined;
  return Array.from({ length: weekDays }, (_, place) => {
    const [day, next] = [later(today, place), later(today, place + 1)];
    const open = intervals.filter(([from, to]) => from < next && to > day);
    return {
      date: wall(day).slice(0, 10),
      open: open.map(([from, to]) => ({
        from: from <= day ? "00:00" : wall(from).slice(11),
        to: to >= next ? "24:00" : wall(to).slice(11),
      })),
    };
  });
}

/** The hours of a text, with the day of the place, and `at`: a moment at which this process's clock, which the library reads, shows the time there. */
async function hoursAt(text: string | null, { latitude, longitude }: Position, now: Date) {
  if (text === null || text.length > textMax || unclear.test(text)) return undefined;
  if (Array.from(text.matchAll(/[,;"|]/g)).length > partsMax) return undefined;
  const zone = zoneAt(latitude, longitude);
  const local = wallTime(now.getTime(), zone);
  const country = countryOf(zone);
  if (!local || (country === undefined && holidays.test(text))) return undefined;
  const hours = (await (reader ??= loadReader()))(`${country ?? noCountry}${text}`);
  return hours && { hours, at: new Date(`${local.day}T${local.time}`), today: local.day };
}

/**
 * Reads texts, each after the two letters of its country, whose public holidays count; those of its states alone are not
 * known. Reading one takes longer than the rest, and many places have the same.
 */
async function loadReader() {
  const { default: OpeningHours } = await import("opening_hours");
  const read = (text: string, country: string) => {
    // The position is for the sun alone, whose times are not read.
    const place = { lat: 0, lon: 0, address: { country_code: country, state: "" } };
    return unlessWrong(() => new OpeningHours(text, country === noCountry ? null : place));
  };
  // It prints an error whenever it misses the holidays of a country, so it is asked once for each.
  const hasHolidays = remember(
    (country) =>
      unlessWrong(() => read("PH off", country)?.getStateString(new Date())) !== undefined,
  );
  return remember((key) => {
    const [country, text] = [key.slice(0, 2), key.slice(2)];
    return holidays.test(text) && !hasHolidays(country) ? undefined : read(text, country);
  });
}

const noCountry = "--";

/** The library throws at what it can't read, also when a day is looked at. */
function unlessWrong<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Whether it is known when a place with these hours is open. */
export const hoursAreClear = async (text: string, position: Position): Promise<boolean> =>
  (await openingAt(text, position, new Date())) !== undefined;

const later = (day: Date, days: number): Date => {
  const copy = new Date(day);
  copy.setDate(copy.getDate() + days);
  return copy;
};

const countriesByZone = new Map<string, string>();

/** Its code in lower case; undefined where several countries have the zone. */
function countryOf(zone: string): string | undefined {
  if (countriesByZone.size === 0) {
    for (const { code } of countries()) {
      for (const each of zonesOf(code))
        countriesByZone.set(each, countriesByZone.has(each) ? "" : code.toLowerCase());
    }
  }
  return countriesByZone.get(zone) || undefined;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** The time that this process's clock shows, `YYYY-MM-DDTHH:MM`. */
function wall(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join("-");
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
