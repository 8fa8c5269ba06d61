import type { SharedTrip } from "#contracts/travel/shares.ts";
import { listText } from "#format/lists.ts";
import { possessive } from "#format/words.ts";
import { extras } from "../../labels/index.ts";
import { tripDays } from "../calendar/trip-days.ts";

/** "This link doesn't include expenses, notes or entry requirements."; '' where the link shows everything. */
export function hiddenText(
  trip: Pick<SharedTrip, "costs" | "notes" | "codes" | "readiness">,
): string {
  const hidden = extras.filter(({ name }) => trip[name] === null || trip[name] === false);
  if (hidden.length === 0) return "";
  return `This link doesn't include ${listText(
    hidden.map(({ short }) => short),
    "or",
  )}.`;
}

/** The description in link previews: owner, dates and pets, as on the page itself. */
export function sharedText(trip: SharedTrip): string {
  const names = listText(trip.pets.map(({ petName }) => petName));
  const parts = [
    `${possessive(trip.sharedBy)} trip${names && ` with ${names}`}`,
    tripDays(trip),
  ].filter(Boolean);
  return `${parts.join(": ")}.`;
}
