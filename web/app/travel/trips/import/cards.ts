import type { Trip } from "#contracts/travel/trips.ts";
import type { BookingRead } from "./booking.ts";
import { bookingKey, flightKey, stayKey } from "./join-readings.ts";

/** A booking that was read, as the person changes it; `take` is undefined until they say. */
export type Card = { id: number; booking: BookingRead; take: boolean | undefined };

/** What a trip has already, by what tells one booking from another. */
export function keysOf(existing: Pick<Trip, "legs" | "stays">): Set<string> {
  const legs = existing.legs.map((leg) =>
    flightKey(leg.airlineCode, leg.flightNumber, leg.departureDate),
  );
  const stays = existing.stays.map((stay) => stayKey(stay.name || stay.address, stay.checkIn));
  return new Set([...legs, ...stays].filter(Boolean));
}

/** Whether a card goes into the trip: as the person says, else if the trip does not have it. */
export const isTaken = ({ booking, take }: Card, has: ReadonlySet<string>): boolean =>
  take ?? !has.has(bookingKey(booking));

/** Further cards for what was read; what stands on one already is left out. */
export function withMore(cards: readonly Card[], bookings: readonly BookingRead[]): Card[] {
  const seen = new Set(cards.map(({ booking }) => bookingKey(booking)).filter(Boolean));
  const next = Math.max(-1, ...cards.map(({ id }) => id)) + 1;
  const more = bookings.filter((booking) => !seen.has(bookingKey(booking)));
  return [
    ...cards,
    ...more.map((booking, place) => ({ id: next + place, booking, take: undefined })),
  ];
}
