import ICAL from "ical.js";
import { expect, test } from "vitest";
import { offsetOf, zoneName } from "#format/zones.ts";
import { fileText } from "./lines.ts";
import { clockYear, instantOf } from "./offsets.ts";
import { zoneLines } from "./zones.ts";

const hour = 60 * 60 * 1_000;
const other = [
  "US/Eastern",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Etc/GMT+5",
  "EST5EDT",
  "UTC",
  "+05:30",
];
const everyZone = [...Intl.supportedValuesOf("timeZone"), ...other];

/** Local time of a zone as a UTC timestamp, computed with Intl independently of the code under test. */
function localTime(zone: string, instant: number): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return localParts(format, instant);
}

function localParts(format: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hours, minute, second);
}

function readZone(zone: string, years: readonly number[]) {
  const lines = ["BEGIN:VCALENDAR", ...zoneLines(zone, years), "END:VCALENDAR"];
  const part = new ICAL.Component(ICAL.parse(fileText(lines))).getFirstSubcomponent("vtimezone");
  if (!part) throw new Error("There is no zone in the calendar.");
  return new ICAL.Timezone(part);
}

/** Sample instants of a year and those around each change, without local times that occur twice. */
function instantsOf(zone: string, year: number): number[] {
  const days = Array.from({ length: 40 }, (_, place) => Date.UTC(year, 0, 1) + place * 219 * hour);
  const { changes } = clockYear(zone, year);
  const twice = changes.map(({ at, from, to }) => [
    at - (from - to) * 1_000,
    at + (from - to) * 1_000,
  ]);
  const around = changes.flatMap(({ at, from, to }) =>
    to > from ? [at - 1_000, at] : [at - (from - to) * 1_000 - 1_000, at + (from - to) * 1_000],
  );
  return [...days, ...around].filter(
    (instant) => !twice.some(([from = 0, until = 0]) => instant >= from && instant < until),
  );
}

test.each([[[2026, 2027, 2028]], [[1996, 2011, 2027]]])(
  "all zones match Intl in the years %j",
  (years) => {
    const mismatches: string[] = [];
    for (const zone of everyZone) {
      const read = readZone(zone, years);
      for (const year of years) {
        for (const instant of instantsOf(zone, year)) {
          const local = instant + offsetOf(zone, instant) * 1_000;
          // The file covers local years only.
          if (new Date(local).getUTCFullYear() !== year) continue;
          const time = ICAL.Time.fromDateTimeString(new Date(local).toISOString().slice(0, 19));
          time.zone = read;
          const at = time.toJSDate().getTime();
          if (at !== instant) mismatches.push(`${zone} ${new Date(instant).toISOString()}`);
        }
      }
    }
    expect(mismatches).toEqual([]);
  },
);

test("offsets match local clocks and convert back to the same instant", () => {
  const mismatches: string[] = [];
  for (const zone of everyZone) {
    for (const instant of instantsOf(zone, 2027).filter((_, place) => place % 5 === 0)) {
      const local = localTime(zone, instant);
      if (local !== instant + offsetOf(zone, instant) * 1_000)
        mismatches.push(`${zone} ${instant}`);
      if (instantOf(zone, local) !== instant) mismatches.push(`${zone} back to ${instant}`);
    }
  }
  expect(mismatches).toEqual([]);
});

test("a zone without changes has one observance", () => {
  expect(zoneLines("Asia/Kolkata", [2027])).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:Asia/Kolkata",
    "BEGIN:STANDARD",
    "DTSTART:20261230T053000",
    "TZOFFSETFROM:+0530",
    "TZOFFSETTO:+0530",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test("Morocco leaves and resumes daylight saving time around Ramadan 2024", () => {
  expect(clockYear("Africa/Casablanca", 2024).changes.map(({ from, to }) => to - from)).toEqual([
    -3600, 3600,
  ]);
});

test("a zone keeps the alias it was given, in canonical case", () => {
  expect(["europe/BERLIN", "US/Eastern", "Asia/Kolkata"].map(zoneName)).toEqual([
    "Europe/Berlin",
    "US/Eastern",
    "Asia/Kolkata",
  ]);
});
