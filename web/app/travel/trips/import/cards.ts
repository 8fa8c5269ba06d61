import type { Trip } from "#contracts/travel/trips.ts";
import type { BookingRead } from "./booking.ts";
import { bookingKey, flightKey, stayKey } from "./join-readings.ts";

/** A parsed booking as edited; `take` is undefined until the person decides. */
export type Card = { id: number; booking: BookingRead; take: boolean | undefined };

/** Keys of the bookings that a trip already has. */
export function keysOf(existing: Pick<Trip, "legs" | "stays">): Set<string> {
  const legs = existing.legs.map((leg) =>
    flightKey(leg.airlineCode, leg.flightNumber, leg.departureDate),
  );
  const stays = existing.stays.map((stay) => stayKey(stay.name || stay.address, stay.checkIn));
  return new Set([...legs, ...stays].filter(Boolean));
}

/** Whether a card is selected: as the person decided, else if the trip does not have it. */
export const isTaken = ({ booking, take }: Card, has: ReadonlySet<string>): boolean =>
  take ?? !has.has(bookingKey(booking));

/** Adds cards for parsed bookings, without duplicates. */
export function withMore(cards: readonly Card[], bookings: readonly BookingRead[]): Card[] {
  const seen = new Set(cards.map(({ booking }) => bookingKey(booking)).filter(Boolean));
  const next = Math.max(-1, ...cards.map(({ id }) => id)) + 1;
  const more = bookings.filter((booking) => !seen.has(bookingKey(booking)));
  return [
    ...cards,
    ...more.map((booking, place) => ({ id: next + place, booking, take: undefined })),
  ];
}
