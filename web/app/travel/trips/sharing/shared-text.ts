import type { SharedTrip } from "#contracts/travel/shares.ts";
import { possessive } from "../../../ui/text.ts";
import { tripDays } from "../calendar/trip-days.ts";

/** What a preview of the page says: whose trip it is, when and with whom. No more than anybody reads there. */
export function sharedText(trip: SharedTrip): string {
  const names = new Intl.ListFormat("en-GB").format(trip.pets.map(({ petName }) => petName));
  const parts = [
    `${possessive(trip.sharedBy)} trip${names && ` with ${names}`}`,
    tripDays(trip),
  ].filter(Boolean);
  return `${parts.join(": ")}.`;
}
