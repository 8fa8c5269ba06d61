import * as z from "zod/mini";
import type { Trip } from "#contracts/travel/trips.ts";
import { BookingRead } from "#contracts/travel/bookings.ts";
import { bookingKey, flightKey, stayKey } from "#bookings/join-readings.ts";

/** A parsed booking as edited; `take` is undefined until the person decides. */
export type Card = { id: number; booking: BookingRead; take?: boolean | undefined };

/** The shape of cards in a draft. */
export const Cards = z.array(
  z.object({ id: z.number(), take: z.optional(z.boolean()), booking: BookingRead }),
);

type SavedLeg = Pick<Trip["legs"][number], "airlineCode" | "flightNumber" | "departureDate">;
type SavedStay = Pick<Trip["stays"][number], "name" | "address" | "checkIn">;

export const legKey = (leg: SavedLeg): string =>
  flightKey(leg.airlineCode, leg.flightNumber, leg.departureDate);
export const savedStayKey = (stay: SavedStay): string =>
  stayKey(stay.name || stay.address, stay.checkIn);

/** Keys of the bookings that a trip already has. */
export function keysOf(existing: Pick<Trip, "legs" | "stays">): Set<string> {
  const legs = existing.legs.map(legKey);
  const stays = existing.stays.map(savedStayKey);
  return new Set([...legs, ...stays].filter(Boolean));
}

/** Whether a card is added: as the person decided, else if the trip does not have it. */
export const isTaken = ({ booking, take }: Card, has: ReadonlySet<string>): boolean =>
  !booking.isCanceled && (take ?? !has.has(bookingKey(booking)));

/** Whether a canceled booking is removed from a trip that has it, as the person decided. */
export const isRemoved = ({ booking, take }: Card, has: ReadonlySet<string>): boolean =>
  booking.isCanceled === true && take === true && has.has(bookingKey(booking));

/** Adds cards for parsed bookings, without duplicates. */
export function withMore(cards: readonly Card[], bookings: readonly BookingRead[]): Card[] {
  const seen = new Set(cards.map(({ booking }) => bookingKey(booking)).filter(Boolean));
  const next = Math.max(-1, ...cards.map(({ id }) => id)) + 1;
  const more = bookings.filter((booking) => !seen.has(bookingKey(booking)));
  return [...cards, ...more.map((booking, place) => ({ id: next + place, booking }))];
}

/** A booking with a confirmation code, if it has none. */
export function withCode(booking: BookingRead, confirmation: string): BookingRead {
  if (booking.is === "flight")
    return booking.leg.confirmation
      ? booking
      : { ...booking, leg: { ...booking.leg, confirmation } };
  return booking.stay.confirmation
    ? booking
    : { ...booking, stay: { ...booking.stay, confirmation } };
}
