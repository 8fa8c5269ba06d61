import type { Trip } from "#contracts/travel/trips.ts";
import { destinationOf } from "../../labels/index.ts";
import { counted } from "../../../ui/text.ts";
import type { Card } from "./cards.ts";

/** "2 flights and 1 stay added to Lisbon." */
export function addedText(
  cards: readonly Pick<Card, "booking">[],
  trip: Pick<Trip, "destination">,
): string {
  const legs = cards.flatMap(({ booking }) => (booking.is === "flight" ? [booking.leg] : []));
  const flights = legs.filter(({ mode }) => mode === "flight").length;
  const [others, stays] = [legs.length - flights, cards.length - legs.length];
  const parts = [
    flights && counted(flights, "flight"),
    others && counted(others, "other leg"),
    stays && counted(stays, "stay"),
  ].filter(Boolean);
  const list = new Intl.ListFormat("en-US").format(parts.map(String));
  return `${list} added to ${destinationOf(trip)}.`;
}
