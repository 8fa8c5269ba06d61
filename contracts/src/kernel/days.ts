/** Days as `YYYY-MM-DD`: they have no time and no zone, and sort as text. */

const dayMs = 24 * 60 * 60 * 1000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that lies `count` days after `day`; before it where `count` is negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10);

/** How many days lie from one day to another; negative where the other comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

/** Whole years from one day to another, as birthdays count them; 0 where the other comes first. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}

/** The day it is by UTC. */
export const dayByUtc = (now: Date = new Date()): string => now.toISOString().slice(0, 10);

/** The day it is where the clock of this machine stands. */
export const dayHere = (now: Date = new Date()): string =>
  [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, "0"),
    String(now.getDate()).padStart(2, "0"),
  ].join("-");
