import { expect, test } from "vitest";
import { newTripPath } from "../../../links/trips.ts";
import {
  comingAndPast,
  daysToGo,
  firstDay,
  monthFromAddress,
  sameDayAfter,
  tripDate,
  tripDays,
  weeksOf,
  yearsToOffer,
} from "./trip-days.ts";

const chile = { month: "December", day: 3, year: 2026, endDate: "2026-12-17" } as const;
const unknown = { month: null, day: null, year: null, endDate: null };

test("a trip with month, day and year starts on a day without a time zone", () => {
  expect(firstDay(chile)).toBe("2026-12-03");
  expect(firstDay({ ...chile, day: null })).toBeNull();
  expect(tripDate("2026-12-03")).toEqual({ month: "December", day: 3, year: 2026 });
});

test("the days of a trip are written as briefly as possible", () => {
  expect(tripDays(chile)).toBe("December 3 – 17, 2026");
  expect(tripDays({ ...chile, endDate: "2027-01-02" })).toBe("December 3, 2026 – January 2, 2027");
  expect(tripDays({ ...chile, month: "November" })).toBe("November 3 – December 17, 2026");
  expect(tripDays({ ...chile, endDate: null })).toBe("December 3, 2026");
  expect(tripDays({ ...unknown, month: "December", year: 2026 })).toBe("December 2026");
  expect(tripDays(unknown)).toBe("");
});

test("a trip is past after its last day, and never without a year", () => {
  const split = (today: string, ...trips: (typeof chile | typeof unknown)[]) =>
    comingAndPast(trips, today);
  expect(split("2026-12-17", chile).past).toEqual([]);
  expect(split("2026-12-18", chile).past).toEqual([chile]);
  expect(split("2030-01-01", unknown).coming).toEqual([unknown]);
  const may = { ...unknown, month: "May" as const, year: 2026 };
  expect(comingAndPast([may], "2026-05-31").coming).toEqual([may]);
  expect(comingAndPast([may], "2026-06-01").past).toEqual([may]);
  const year = { ...unknown, year: 2026 };
  expect(comingAndPast([year], "2026-12-31").coming).toEqual([year]);
});

test("past trips are sorted with the latest first", () => {
  const earlier = { ...chile, month: "May" as const, endDate: null };
  expect(comingAndPast([earlier, chile], "2027-01-01").past).toEqual([chile, earlier]);
});

test("days to go are counted to the first day, and not at all afterwards", () => {
  expect(daysToGo(chile, "2026-11-21")).toBe(12);
  expect(daysToGo(chile, "2026-12-03")).toBe(0);
  expect(daysToGo(chile, "2026-12-04")).toBeUndefined();
});

test("this year and the next three are offered, never fewer", () => {
  expect(yearsToOffer("2029-01-01")).toEqual([2029, 2030, 2031, 2032]);
  expect(yearsToOffer("2026-11-21", 2025)).toEqual([2025, 2026, 2027, 2028, 2029]);
});

test("a month begins its weeks on the reader's first day", () => {
  const weeks = weeksOf(2026, 11, 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
  expect(weeksOf(2027, 2, 1)).toHaveLength(4);
  expect(weeksOf(2026, 11, 0)[0]?.[0]).toBe("2026-11-01");
  expect(weeksOf(2026, 11, 6)[0]?.slice(0, 2)).toEqual([null, "2026-11-01"]);
});

test("a month on is the same day, or the last one there is", () => {
  expect(sameDayAfter("2027-01-31", 1)).toBe("2027-02-28");
  expect(sameDayAfter("2027-01-31", -1)).toBe("2026-12-31");
  expect(sameDayAfter("2026-12-03", 12)).toBe("2027-12-03");
});

const monthOf = (search: string) => monthFromAddress(new URLSearchParams(search));

test("what the calendar on the home page leads to begins the form with its month", () => {
  const path = newTripPath({ name: "March", year: 2027 });
  expect(path).toBe("/plans?month=March&year=2027");
  expect(monthOf(path.split("?")[1] ?? "")).toEqual({ month: "March", day: "", year: "2027" });
});

test.each([
  "",
  "month=March",
  "year=2027",
  "month=Smarch&year=2027",
  "month=March&year=27",
  "month=March&year=1999",
])("an address with %j begins it with nothing", (search) =>
  expect(monthOf(search)).toBeUndefined(),
);
