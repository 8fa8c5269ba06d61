import { daysBetween } from "#contracts/kernel/days.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { awayText } from "#format/relative.ts";
import { dayText } from "#format/dates.ts";

/** Up to so many days ahead a due date is relative; after that it is a date. */
const soonDays = 21;

/** A due date: "today", "tomorrow", "in 3 days", "due Dec 4", "overdue since Nov 18". */
export function dueText(due: string, today: string): string {
  const days = daysBetween(today, due);
  if (days < 0) return `overdue since ${dayText(due, "short")}`;
  return days > soonDays ? `due ${dayText(due, "short")}` : awayText(days);
}

export const isOverdue = ({ due, done }: Pick<Item, "due" | "done">, today: string): boolean =>
  due !== null && !done && due < today;

/** The soonest first, then those without a date in their order. Checking an item does not move it. */
export const byDue = (items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => {
    if (one.due === other.due) return 0;
    if (one.due === null || other.due === null) return one.due === null ? 1 : -1;
    return one.due < other.due ? -1 : 1;
  });
