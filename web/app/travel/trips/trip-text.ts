import type { Trip } from "#contracts/travel/trips.ts";
import { tripDetailsFailed } from "#contracts/travel/trip-parts.ts";
import { counted } from "#format/plurals.ts";
import { capitalized } from "#format/words.ts";
import { inDays } from "#format/relative.ts";
import { firstSentence } from "../../data/errors.ts";

/** "12 days to go", "Tomorrow", "Today". */
export function toGoText(days: number): string {
  return days > 1 ? `${counted(days, "day")} to go` : capitalized(inDays(days));
}

/** The field that "Plan a New Trip" leads to. */
export const destinationId = "plan-destination";

type Places = Pick<Trip, "origin" | "destinationPlace"> & { legs: readonly unknown[] };

/** Whether a trip names places, so that it has a map. */
export const hasPlaces = (trip: Places): boolean =>
  trip.legs.length > 0 || trip.origin !== null || trip.destinationPlace !== null;

/** Names the draft of a new trip. */
export const newTripDraft = "plan";

/** Messages when trips cannot be fetched. */
export const tripsLoadFailed = "Couldn't load your trips. Try again.";
export const tripLoadFailed = "Couldn't load this trip. Try again.";

/** The spec's sentence for a change that could not be saved, with the reason. */
export const detailsFailure = (reason: string): string =>
  [tripDetailsFailed, firstSentence(reason)].filter(Boolean).join(" ");

/** Shown in place of a button that adds more: "You've added 20 flights, the most a trip can have." */
export const limitText = (noun: string, max: number): string =>
  `You've added ${max} ${noun}, the most a trip can have.`;
