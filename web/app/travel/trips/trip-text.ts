import { tripDetailsFailed } from "#contracts/travel/trip-names.ts";

/** "12 days to go", "Tomorrow", "Today". */
export function toGoText(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `${days} days to go`;
}

/** The field that "Plan a New Trip" leads to. */
export const destinationId = "plan-destination";

/** What is said where trips cannot be fetched. */
export const tripsLoadFailed = "Couldn't load your trips. Try again.";
export const tripLoadFailed = "Couldn't load this trip. Try again.";

/** The spec's sentence for a change of the trip that did not arrive, with the reason. */
export const detailsFailure = (reason: string): string =>
  [tripDetailsFailed, reason].filter(Boolean).join(" ");
