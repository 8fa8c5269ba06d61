import type { Trip } from "#contracts/travel/trips.ts";
import type { Share } from "#contracts/travel/shares.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { listText } from "#format/lists.ts";

/** The destination of a trip, or a title for a trip without one. */
export const destinationOf = ({ destination }: Pick<Trip, "destination">): string =>
  destination || "Untitled trip";

/** Optional parts of a shared trip, in the order of the form. */
export const extras = [
  { name: "costs", label: "Expenses and pet fees", short: "expenses" },
  { name: "notes", label: "Notes", short: "notes" },
  { name: "codes", label: "Confirmation codes", short: "confirmation codes" },
  { name: "readiness", label: "Pets' entry requirements", short: "entry requirements" },
] as const;

type Shown = Pick<Share, (typeof extras)[number]["name"]> &
  Partial<Pick<Share, "documents" | "documentsOnly">>;

/** "Shows expenses and notes", "No expenses, notes or codes". */
export function shareText(share: Shown): string {
  if (share.documentsOnly) return `Only ${counted(share.documents?.length ?? 0, "document")}`;
  const included = extras.filter(({ name }) => share[name]).map(({ short }) => short);
  return included.length > 0 ? `Shows ${listText(included)}` : "No expenses, notes or codes";
}

type VerdictTone = "ready" | "due" | "blocked" | "info" | "unknown";

/** The day of a deadline; one early in the morning is met the day before. */
const lastDay = (last: string): string =>
  daysAfter(last.slice(0, 10), last.length > 10 && last.slice(11, 13) < "08" ? -1 : 0);

/** A pet's verdict for a trip in one sign: "2 things to do, first by Nov 24, 2026". */
export function verdictText(pet: PetVerdict): { tone: VerdictTone; text: string } {
  const { verdict, earliest, counts, todo, first } = pet;
  const day = first?.by ?? first?.until;
  switch (verdict) {
    case "met":
      return { tone: "ready", text: "All known requirements met" };
    case "exempt":
      return { tone: "info", text: "No entry requirements" };
    case "due":
    case "window": {
      const by = day ? `, first by ${dayText(lastDay(day))}` : "";
      return { tone: "due", text: `${counted(todo, "thing")} to do${by}` };
    }
    case "blocked": {
      // Without an earliest day, something else than the dates is the reason.
      const text = earliest ? `Earliest start: ${dayText(earliest)}` : "Not possible as planned";
      return { tone: "blocked", text };
    }
    case "unknown":
      return {
        tone: "unknown",
        text: counted(counts.unknown, "open question"),
      };
  }
}
