import { daysBetween, daysInMonth } from "#contracts/kernel/days.ts";
import { firstYear, months, type Month } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

export type TripDate = Pick<Trip, "month" | "day" | "year">;

const two = (number: number): string => `${number}`.padStart(2, "0");

/** 1 to 12. */
export const monthNumber = (month: Month): number => months.indexOf(month) + 1;

/** The first day of a trip, `YYYY-MM-DD`; null unless month, day and year are all set. */
export function firstDay({ month, day, year }: TripDate): string | null {
  if (month === null || day === null || year === null) return null;
  return `${year}-${two(monthNumber(month))}-${two(day)}`;
}

/** Month, day and year of a day. */
export function tripDate(date: string): { month: Month; day: number; year: number } {
  const [year = firstYear, month = 1, day = 1] = date.split("-").map(Number);
  return { month: months[month - 1] ?? "January", day, year };
}

/** The days of a trip: "December 3 – 17, 2026", "December 2026", "December 3", or "Dec 3 – 17, 2026"; '' without a date. */
export function tripDays(
  trip: TripDate & Pick<Trip, "endDate">,
  length: "long" | "short" = "long",
): string {
  const { day, year, endDate } = trip;
  const named = (of: Month) => (length === "short" ? of.slice(0, 3) : of);
  const month = trip.month && named(trip.month);
  const from = firstDay(trip);
  if (!from || !endDate || endDate === from) {
    const date = [month, day].filter((part) => part !== null).join(" ");
    return [date, year]
      .filter((part) => part !== null && part !== "")
      .join(day === null ? " " : ", ");
  }
  const end = tripDate(endDate);
  const begin = `${month} ${day}`;
  const endMonth = named(end.month);
  const until = end.year === year && end.month === trip.month ? end.day : `${endMonth} ${end.day}`;
  return end.year === year
    ? `${begin} – ${until}, ${year}`
    : `${begin}, ${year} – ${until}, ${end.year}`;
}

/** The last day of a trip as far as its dates tell; null without a year. */
export function lastDay(trip: TripDate & Pick<Trip, "endDate">): string | null {
  const { month, year, endDate } = trip;
  if (endDate) return endDate;
  if (year === null) return null;
  const last = month === null ? 12 : monthNumber(month);
  return firstDay(trip) ?? `${year}-${two(last)}-${two(daysInMonth(year, last))}`;
}

/** Upcoming trips in the given order, soonest first; past ones, latest first. */
export function comingAndPast<T extends TripDate & Pick<Trip, "endDate">>(
  trips: readonly T[],
  today: string,
): { coming: T[]; past: T[] } {
  const isPast = (trip: T) => (lastDay(trip) ?? today) < today;
  return {
    coming: trips.filter((trip) => !isPast(trip)),
    past: trips.filter(isPast).toReversed(),
  };
}

/** Days until a trip begins, 0 on the day itself; undefined in the past or without a date. */
export function daysToGo(trip: TripDate, today: string): number | undefined {
  const from = firstDay(trip);
  if (!from || from < today) return undefined;
  return daysBetween(today, from);
}

/** Years to select from: this one, the next three, and the one that is already selected. */
export function yearsToOffer(today: string, chosen?: number | null): number[] {
  const now = Number(today.slice(0, 4));
  const years = [now, now + 1, now + 2, now + 3];
  if (chosen == null || years.includes(chosen)) return years;
  return [...years, chosen].toSorted((a, b) => a - b);
}

/** The weeks of a month from a day of the week on, 0 for Sunday; null for a day of another month. */
export function weeksOf(year: number, month: number, start: number): (string | null)[][] {
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7 - start) % 7;
  const length = daysInMonth(year, month);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : `${year}-${two(month)}-${two(day)}`;
    }),
  );
}

/** So many months later, or before where `by` is negative, as year and month. */
export function monthsAfter(
  year: number,
  month: number,
  by: number,
): [year: number, month: number] {
  const count = year * 12 + month - 1 + by;
  return [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
}

/** The same day so many months later, or the last day of a shorter month. */
export function sameDayAfter(day: string, by: number): string {
  const { day: number, month, year } = tripDate(day);
  const [newYear, newMonth] = monthsAfter(year, monthNumber(month), by);
  const date = Math.min(number, daysInMonth(newYear, newMonth));
  return `${newYear}-${two(newMonth)}-${two(date)}`;
}

/** The month in the URL that the form starts with: `?month=November&year=2026`; undefined without one. */
export function monthFromAddress(
  search: URLSearchParams,
): { month: Month; day: string; year: string } | undefined {
  const month = months.find((one) => one === search.get("month"));
  const year = search.get("year") ?? "";
  if (!month || !/^\d{4}$/.test(year) || Number(year) < firstYear) return undefined;
  return { month, day: "", year };
}
