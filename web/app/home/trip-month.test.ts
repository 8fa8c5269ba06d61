import { expect, test } from "vitest";
import { monthByKey, monthsAhead, sixWeeks } from "./trip-month.tsx";

test("24 months start with the current one and cross year ends", () => {
  const months = monthsAhead("2026-11-21");
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({ key: "2026-11", year: 2026, number: 11, name: "November" });
  expect(months[2]).toEqual({ key: "2027-01", year: 2027, number: 1, name: "January" });
  expect(months.at(-1)?.key).toBe("2028-10");
  expect(new Set(months.map(({ key }) => key)).size).toBe(24);
});

test.each(monthsAhead("2026-01-31"))(
  "$key has all its days in six weeks that start on Monday",
  (month) => {
    const weeks = sixWeeks(month, 1);
    expect(weeks).toHaveLength(6);
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      const [monday] = week;
      if (monday) expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
    }
    const days = weeks.flat().filter((day) => day !== null);
    expect(days[0]).toBe(`${month.key}-01`);
    expect(days).toHaveLength(new Date(Date.UTC(month.year, month.number, 0)).getUTCDate());
  },
);

test("arrow keys move by one month or one row, and stop at both ends", () => {
  expect(monthByKey("ArrowRight", 0)).toBe(1);
  expect(monthByKey("ArrowLeft", 0)).toBe(0);
  expect(monthByKey("ArrowDown", 1)).toBe(7);
  expect(monthByKey("ArrowDown", 20)).toBe(20);
  expect(monthByKey("ArrowUp", 3)).toBe(3);
  expect(monthByKey("End", 5)).toBe(23);
  expect(monthByKey("Home", 5)).toBe(0);
  expect(monthByKey("a", 5)).toBeUndefined();
});
