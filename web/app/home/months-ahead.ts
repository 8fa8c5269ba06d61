import { months } from "#contracts/travel/trip-parts.ts";
import { monthsAfter, weeksOf } from "../travel/trips/index.ts";

export type MonthAhead = {
  /** `2026-11`. */
  key: string;
  year: number;
  /** 1 to 12. */
  number: number;
  /** "November". */
  name: string;
};

export const monthCount = 24;
/** The number of buttons in a row. */
export const monthsInRow = 6;
/** The most weeks that a month can span, so that the card keeps its height. */
const weekCount = 6;

/** The month of a date, `YYYY-MM-DD`, and the following ones. */
export function monthsAhead(today: string): MonthAhead[] {
  const first = Number(today.slice(0, 4));
  const from = Number(today.slice(5, 7));
  return Array.from({ length: monthCount }, (_month, by) => {
    const [year, number] = monthsAfter(first, from, by);
    const key = `${year}-${`${number}`.padStart(2, "0")}`;
    return { key, year, number, name: months[number - 1] ?? "January" };
  });
}

/** The days of a month in six weeks from a day of the week on; null for a day of another month. */
export function sixWeeks({ year, number }: MonthAhead, start: number): (string | null)[][] {
  const weeks = weeksOf(year, number, start);
  while (weeks.length < weekCount) weeks.push(Array.from({ length: 7 }, () => null));
  return weeks;
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -monthsInRow,
  ArrowDown: monthsInRow,
  Home: -monthCount,
  End: monthCount,
};

/** The index of the month that a key moves to; undefined for other keys. */
export function monthByKey(key: string, from: number): number | undefined {
  const by = steps[key];
  if (by === undefined) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const to = from + by;
    return to < 0 || to >= monthCount ? from : to;
  }
  return Math.min(Math.max(from + by, 0), monthCount - 1);
}
