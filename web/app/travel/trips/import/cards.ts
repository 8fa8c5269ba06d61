import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { createTrip, type Trip } from "#contracts/travel/trips.ts";
import { legsBody, type LegText } from "../legs/leg-draft.ts";
import { planErrors } from "../plan-errors.ts";
import { staysBody, staysErrors, type StayText } from "../stays/stay-draft.ts";
import type { BookingRead } from "./booking.ts";
import { bookingKey, flightKey, stayKey } from "./join-readings.ts";

/** A booking that was read, as the person changes it; `take` is undefined until they say. */
export type Card = { id: number; booking: BookingRead; take: boolean | undefined };

/** What a trip has already, by what tells one booking from another. */
export function keysOf(plan: Pick<Trip, "legs" | "stays">): Set<string> {
  const legs = plan.legs.map((leg) =>
    flightKey(leg.airlineCode, leg.flightNumber, leg.departureDate),
  );
  const stays = plan.stays.map((stay) => stayKey(stay.name || stay.address, stay.checkIn));
  return new Set([...legs, ...stays].filter(Boolean));
}

/** Whether a card goes into the trip: as the person says, else if the trip does not have it. */
export const isTaken = ({ booking, take }: Card, has: ReadonlySet<string>): boolean =>
  take ?? !has.has(bookingKey(booking));

/** Further cards for what was read; what stands on one already is left out. */
export function withMore(cards: readonly Card[], bookings: readonly BookingRead[]): Card[] {
  const known = new Set(cards.map(({ booking }) => bookingKey(booking)).filter(Boolean));
  const next = Math.max(-1, ...cards.map(({ id }) => id)) + 1;
  const more = bookings.filter((booking) => !known.has(bookingKey(booking)));
  return [
    ...cards,
    ...more.map((booking, place) => ({ id: next + place, booking, take: undefined })),
  ];
}

/** The new flights among those of a trip: each before the first that leaves later. */
export function legsTogether(known: readonly LegText[], added: readonly LegText[]): LegText[] {
  const legs = [...known];
  for (const leg of added) {
    const at = leg.departureDate + leg.departureTime;
    const later = leg.departureDate
      ? legs.findIndex((one) => one.departureDate && one.departureDate + one.departureTime > at)
      : -1;
    if (later === -1) legs.push(leg);
    else legs.splice(later, 0, leg);
  }
  return legs;
}

/** The new stays among those of a trip: each before the first with a later day of coming. */
export function staysTogether(known: readonly StayText[], added: readonly StayText[]): StayText[] {
  const stays = [...known];
  for (const stay of added) {
    const later = stay.checkIn ? stays.findIndex(({ checkIn }) => checkIn > stay.checkIn) : -1;
    if (later === -1) stays.push(stay);
    else stays.splice(later, 0, stay);
  }
  return stays;
}

/** What does not fit in the cards, by the names of their fields. */
export function cardErrors(cards: readonly Card[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { id, booking } of cards) {
    const [body, list] =
      booking.is === "flight"
        ? [legsBody({ legs: [booking.leg] }), "legs"]
        : [staysBody({ stays: [booking.stay] }), "stays"];
    const own = {
      ...(booking.is === "stay" && staysErrors({ stays: [booking.stay] })),
      ...planErrors(createTrip.body, body),
    };
    for (const [field, text] of Object.entries(own))
      errors[field.replace(`${list}.0`, `${list}.${id}`)] = text;
  }
  return errors;
}

/** The flights and stays of some cards, as they stand in their fields. */
export const wordsOf = (cards: readonly Card[]): { legs: LegText[]; stays: StayText[] } => ({
  legs: cards.flatMap(({ booking }) => (booking.is === "flight" ? [booking.leg] : [])),
  stays: cards.flatMap(({ booking }) => (booking.is === "stay" ? [booking.stay] : [])),
});
