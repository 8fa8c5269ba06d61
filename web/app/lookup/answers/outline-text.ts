import type { ChecklistStep } from "#contracts/lookup/answers.ts";
import { counted } from "#format/plurals.ts";
import { dayText, daysText } from "#format/dates.ts";

/** "May 4 – 14", or "Apr 9". */
export const dayLabel = ({ from, until }: { from?: string | undefined; until: string }): string =>
  from ? daysText(from, until) : dayText(until, "short");

const days = (count: number): string => counted(count, "day");

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
