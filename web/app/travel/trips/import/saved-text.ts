import type { Trip } from "#contracts/travel/trips.ts";
import { destinationOf } from "../../labels/index.ts";
import { counted } from "../../../ui/text.ts";
import type { Card } from "./cards.ts";

type Booked = Pick<Card, "booking">;

/** "2 flights and 1 stay". */
function bookingsText(cards: readonly Booked[]): string {
  const legs = cards.flatMap(({ booking }) => (booking.is === "flight" ? [booking.leg] : []));
  const flights = legs.filter(({ mode }) => mode === "flight").length;
  const [others, stays] = [legs.length - flights, cards.length - legs.length];
  const parts = [
    flights && counted(flights, "flight"),
    others && counted(others, "other leg"),
    stays && counted(stays, "stay"),
  ].filter(Boolean);
  return new Intl.ListFormat("en-US").format(parts.map(String));
}

/** "2 flights and 1 stay added to Lisbon. 1 flight removed from Lisbon." */
export function savedText(
  added: readonly Booked[],
  removed: readonly Booked[],
  trip: Pick<Trip, "destination">,
): string {
  const name = destinationOf(trip);
  return [
    added.length > 0 && `${bookingsText(added)} added to ${name}.`,
    removed.length > 0 && `${bookingsText(removed)} removed from ${name}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
