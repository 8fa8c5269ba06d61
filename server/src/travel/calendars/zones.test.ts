import ICAL from "ical.js";
import { expect, test } from "vitest";
import { written } from "./lines.ts";
import { clockYear, instantOf, offsetAt, zoneName } from "./offsets.ts";
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

/** What the clocks of a zone show, as by UTC; told by Intl in another way than the one under test. */
function shown(zone: string, instant: number): number {
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
  return readsOf(format, instant);
}

function readsOf(format: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hours, minute, second);
}

function readZone(zone: string, years: readonly number[]) {
  const lines = ["BEGIN:VCALENDAR", ...zoneLines(zone, years), "END:VCALENDAR"];
  const part = new ICAL.Component(ICAL.parse(written(lines))).getFirstSubcomponent("vtimezone");
  if (!part) throw new Error("There is no zone in the calendar.");
  return new ICAL.Timezone(part);
}

/** Instants of a year, and those around each change; none that is shown a second time. */
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
  "every zone says in the years %j what Intl says",
  (years) => {
    const wrong: string[] = [];
    for (const zone of everyZone) {
      const read = readZone(zone, years);
      for (const year of years) {
        for (const instant of instantsOf(zone, year)) {
          const local = instant + offsetAt(zone, instant) * 1_000;
          // Only what lies in the year by the zone's own clock is spoken of.
          if (new Date(local).getUTCFullYear() !== year) continue;
          const time = ICAL.Time.fromDateTimeString(new Date(local).toISOString().slice(0, 19));
          time.zone = read;
          const at = time.toJSDate().getTime();
          if (at !== instant) wrong.push(`${zone} ${new Date(instant).toISOString()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test("offsets are those by which clocks are read, and the way back leads to the same instant", () => {
  const wrong: string[] = [];
  for (const zone of everyZone) {
    for (const instant of instantsOf(zone, 2027).filter((_, place) => place % 5 === 0)) {
      const local = shown(zone, instant);
      if (local !== instant + offsetAt(zone, instant) * 1_000) wrong.push(`${zone} ${instant}`);
      if (instantOf(zone, local) !== instant) wrong.push(`${zone} back to ${instant}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a zone without changes stands in a file with one line for its clocks", () => {
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

test("Morocco's clocks went back for the Ramadan of 2024, and forward again", () => {
  expect(clockYear("Africa/Casablanca", 2024).changes.map(({ from, to }) => to - from)).toEqual([
    -3600, 3600,
  ]);
});

test("a zone keeps the name it was given, in its usual case", () => {
  expect(["europe/BERLIN", "US/Eastern", "Asia/Kolkata"].map(zoneName)).toEqual([
    "Europe/Berlin",
    "US/Eastern",
    "Asia/Kolkata",
  ]);
});
