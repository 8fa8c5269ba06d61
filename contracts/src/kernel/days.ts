/** Functions for days as `YYYY-MM-DD`, which have no time and no zone, and sort as text. */

const dayMs = 24 * 60 * 60 * 1000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days after `day`, or before it for a negative count. */
export const daysAfter = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10);

/** Number of days from one day to another; negative if `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

/** Whole years from one day to another, as for an age; 0 if `to` comes first. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}

/** How many days a month has, 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The current day in UTC. */
export const utcDay = (now: Date = new Date()): string => now.toISOString().slice(0, 10);

/** The current day in this machine's time zone. */
export const localDay = (now: Date = new Date()): string =>
  [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, "0"),
    String(now.getDate()).padStart(2, "0"),
  ].join("-");
