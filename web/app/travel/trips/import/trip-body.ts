import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { tripDate } from "../calendar/trip-days.ts";
import { legsCodec, type LegValues } from "../legs/leg-codec.ts";
import { staysCodec, type StayValues } from "../stays/stay-codec.ts";
import { legKey, savedStayKey, type Card } from "./cards.ts";
import { bookingKey } from "./join-readings.ts";
import type { NewTrip } from "./trip-guess.ts";

/** Inserts new flights into those of a trip, each before the first later one. */
export function legsTogether(
  current: readonly LegValues[],
  added: readonly LegValues[],
): LegValues[] {
  const legs = [...current];
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

/** Inserts new stays into those of a trip, each before the first with a later check-in. */
function staysTogether(current: readonly StayValues[], added: readonly StayValues[]): StayValues[] {
  const stays = [...current];
  for (const stay of added) {
    const later = stay.checkIn ? stays.findIndex(({ checkIn }) => checkIn > stay.checkIn) : -1;
    if (later === -1) stays.push(stay);
    else stays.splice(later, 0, stay);
  }
  return stays;
}

/** Errors of the cards by field name. */
export function cardErrors(cards: readonly Card[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { id, booking } of cards) {
    const [list, own] =
      booking.is === "flight"
        ? ["legs", legsCodec.errors({ legs: [booking.leg] }, null, {})]
        : ["stays", staysCodec.errors({ stays: [booking.stay] }, null, {})];
    for (const [field, text] of Object.entries(own))
      errors[field.replace(`${list}.0`, `${list}.${id}`)] = text;
  }
  return errors;
}

/** The flights and stays of some cards, as in their fields. */
const valuesOf = (cards: readonly Card[]): { legs: LegValues[]; stays: StayValues[] } => ({
  legs: cards.flatMap(({ booking }) => (booking.is === "flight" ? [booking.leg] : [])),
  stays: cards.flatMap(({ booking }) => (booking.is === "stay" ? [booking.stay] : [])),
});

/** The flights and stays of a trip together with those of some cards, and without those that were canceled. */
export const lists = (
  existing: Trip | undefined,
  taken: readonly Card[],
  removed: readonly Card[] = [],
) => {
  const added = valuesOf(taken);
  const gone = new Set(removed.map(({ booking }) => bookingKey(booking)));
  const left = existing && {
    ...existing,
    legs: existing.legs.filter((leg) => !gone.has(legKey(leg))),
    stays: existing.stays.filter((stay) => !gone.has(savedStayKey(stay))),
  };
  const [legs, stays] = left
    ? [legsCodec.print(left).legs, staysCodec.print(left).stays]
    : [[], []];
  return {
    ...legsCodec.body({ legs: legsTogether(legs, added.legs) }, existing ?? null),
    ...staysCodec.body({ stays: staysTogether(stays, added.stays) }, existing ?? null),
  };
};

/** A new trip with the flights and stays of some cards. */
export const newBody = (
  { destination, destinationPlace, from, until, petIds }: NewTrip,
  taken: readonly Card[],
) => ({
  destination: destination.trim(),
  destinationPlace,
  ...(from && tripDate(from)),
  endDate: until || null,
  ...(petIds && { petIds }),
  ...lists(undefined, taken),
});
