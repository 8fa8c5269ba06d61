import type { Trip } from "#contracts/travel/trips.ts";
import type { Share } from "#contracts/travel/shares.ts";

/** The destination of a trip, or a title for a trip without one. */
export const destinationOf = ({ destination }: Pick<Trip, "destination">): string =>
  destination || "Untitled trip";

/** Optional parts of a shared trip, in the order of the form. */
export const extras = [
  { name: "costs", label: "Expenses and pet fees", short: "expenses" },
  { name: "notes", label: "Notes", short: "notes" },
  { name: "codes", label: "Confirmation codes", short: "confirmation codes" },
] as const;

const list = new Intl.ListFormat("en-US");

/** "Shows expenses and notes", "No expenses, notes or codes". */
export function shareText(share: Pick<Share, (typeof extras)[number]["name"]>): string {
  const included = extras.filter(({ name }) => share[name]).map(({ short }) => short);
  return included.length > 0 ? `Shows ${list.format(included)}` : "No expenses, notes or codes";
}
