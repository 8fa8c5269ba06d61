import { momentText } from "./dates.ts";
import { counted } from "./plurals.ts";
import { american, type Reader } from "./reader.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "2 hr ago", "yesterday", "3 days ago"; the date itself for anything older than a week. */
export function relativeTime(
  moment: string | number | Date,
  now: number,
  reader: Reader = american,
): string {
  const then = new Date(moment).getTime();
  const passed = now - then;
  if (passed < minute) return "just now";
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  const days = daysBetween(then, now);
  if (days === 0) return `${Math.floor(passed / hour)} hr ago`;
  if (days === 1) return "yesterday";
  if (days < 7) return `${days} days ago`;
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return momentText(then, isThisYear ? "short" : "medium", reader);
}

/** Calendar days in the reader's zone. */
function daysBetween(then: number, now: number): number {
  const dayOf = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
  };
  return dayOf(now) - dayOf(then);
}

/** "today", "tomorrow", "in 70 days". */
export function inDays(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${counted(days, "day")}`;
}

/** "today", "tomorrow", "in 7 days", "in 3 months", "12 days ago". */
export function awayText(days: number): string {
  if (days >= 0 && days < 60) return inDays(days);
  if (days === -1) return "yesterday";
  const far = Math.abs(days);
  const text =
    far < 60
      ? counted(far, "day")
      : far < 730
        ? counted(Math.round(far / 30.44), "month")
        : counted(Math.round(far / 365.25), "year");
  return days > 0 ? `in ${text}` : `${text} ago`;
}
