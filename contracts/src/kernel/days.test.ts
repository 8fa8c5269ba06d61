import { expect, test } from "vitest";
import { utcDay, localDay, daysAfter, daysBetween, wholeYears } from "./days.ts";

test("day arithmetic crosses months, leap years and daylight saving changes", () => {
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-14")).toBe(-7);
});

test("a year is complete on the birthday, not the day before", () => {
  expect(wholeYears("2022-11-21", "2026-11-20")).toBe(3);
  expect(wholeYears("2022-11-21", "2026-11-21")).toBe(4);
  expect(wholeYears("2024-02-29", "2025-02-28")).toBe(0);
  expect(wholeYears("2024-02-29", "2025-03-01")).toBe(1);
  expect(wholeYears("2027-01-01", "2026-11-21")).toBe(0);
});

test("the day depends on the time zone of the clock", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect(utcDay(moment)).toBe("2026-11-21");
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
