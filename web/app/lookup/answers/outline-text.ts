import type { ChecklistStep } from "#contracts/lookup/answers.ts";

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "May 4 – 14", or "Apr 9". Written by hand, as browsers space ranges in different ways. */
export function dayLabel({ from, until }: { from?: string | undefined; until: string }): string {
  const last = day.format(new Date(until));
  if (!from) return last;
  const first = day.format(new Date(from));
  return from.slice(0, 7) === until.slice(0, 7)
    ? `${first} – ${Number(until.slice(8))}`
    : `${first} – ${last}`;
}

/** "May 14, 2027". */
export const longDayLabel = (date: string): string => dayOfYear.format(new Date(date));

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** Whole weeks as weeks; long spans in weeks begun. */
const span = (count: number): string =>
  count >= 14 && (count % 7 === 0 || count > 60) ? `${Math.ceil(count / 7)} weeks` : days(count);

/** How long before the arrival: "3 weeks before", "1 to 5 days before". */
export function leadLabel({ from, until, when, dates }: ChecklistStep): string {
  if (from === undefined) return until === 0 ? "Before you arrive" : `${span(until)} before`;
  // Days alone don't say what a window in hours does.
  if (when && (!dates || /\bhours\b/.test(when))) return when;
  return until === 0 ? `Within ${span(from)} before` : `${until} to ${span(from)} before`;
}
