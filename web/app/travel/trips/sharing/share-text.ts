import type { Share } from "#contracts/travel/shares.ts";

/** What a link may show besides the trip, in the order of the form. */
export const extras = [
  { name: "costs", label: "Costs and pet fees", short: "costs" },
  { name: "notes", label: "Notes", short: "notes" },
  { name: "codes", label: "Confirmation codes", short: "confirmation codes" },
] as const;

const list = new Intl.ListFormat("en-GB");

/** "With costs and notes", "Without costs, notes and codes". */
export function shownText(share: Pick<Share, (typeof extras)[number]["name"]>): string {
  const shown = extras.filter(({ name }) => share[name]).map(({ short }) => short);
  return shown.length > 0 ? `With ${list.format(shown)}` : "Without costs, notes and codes";
}

/** How long a link may be good, in days. */
export const times = [
  { days: 7, label: "7 days" },
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "A year" },
] as const;
