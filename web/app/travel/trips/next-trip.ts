import { capitalized } from "#format/words.ts";
import { plural } from "#format/plurals.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { destinationOf } from "../labels/index.ts";
import { excerpt } from "../../ui/text.ts";
import {
  comingAndPast,
  daysToGo,
  firstDay,
  tripDays,
  type TripDate,
} from "./calendar/trip-days.ts";
import type { Trip } from "#contracts/travel/trips.ts";

type Listed = TripDate & Pick<Trip, "destination" | "endDate" | "items">;

/** The trip that is under way or begins next; undefined if all are past. */
export const nextTrip = <T extends Listed>(trips: readonly T[], today: string): T | undefined =>
  comingAndPast(trips, today).coming[0];

/** When a trip begins, and what is left to do: the destination, and the text before and after it. */
export function nextTripText(trip: Listed, today: string): [string, string, string] {
  const place = inSentence(excerpt(destinationOf(trip), 30));
  const open = trip.items.filter(({ list, done }) => list === "todo" && !done).length;
  const left =
    open === 0 ? "." : ` and ${open} to\u2011${plural(open, "do is", "dos are")} still open.`;
  const days = daysToGo(trip, today);
  if (days === undefined) {
    if (firstDay(trip) !== null) return ["Your trip to ", place, ` has started${left}`];
    const when = tripDays(trip);
    return ["Your next trip is ", place, when === "" ? left : ` in ${when}${left}`];
  }
  if (days === 0) return ["Your trip to ", place, ` starts today${left}`];
  return ["", capitalized(place), ` is ${days > 1 ? `${days} days away` : "tomorrow"}${left}`];
}
