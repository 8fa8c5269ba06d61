import type { Trip } from "#contracts/travel/trips.ts";
import { destinationOf } from "../../labels/index.ts";
import { counted } from "../../../ui/text.ts";
import type { Card } from "./cards.ts";

/** "2 flights and 1 stay added to Lisbon." */
export function addedText(
  cards: readonly Pick<Card, "booking">[],
  trip: Pick<Trip, "destination">,
): string {
  const flights = cards.filter(({ booking }) => booking.is === "flight").length;
  const stays = cards.length - flights;
  const parts = [flights && counted(flights, "flight"), stays && counted(stays, "stay")];
  return `${parts.filter(Boolean).join(" and ")} added to ${destinationOf(trip)}.`;
}
