import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { createTrip, Trip, updateTrip } from "#contracts/travel/trips.ts";
import { codec } from "../../../forms/codec.ts";
import { plain, text } from "../../../forms/fields.ts";
import { fieldErrors } from "../../../forms/use-form.ts";
import { Unread } from "./booking.ts";
import { Cards, isRemoved, isTaken, keysOf, type Card } from "./cards.ts";
import { bookingKey } from "./join-readings.ts";
import { cardErrors, lists, newBody } from "./trip-body.ts";
import { fittingTrip, NewTrip, noGuess } from "./trip-guess.ts";

const Changed = z.partial(NewTrip);
const Choice = z.nullable(z.string());
const notShown = () => "";
const notSent = { parse: () => undefined };

/** How an import is edited: the text, the bookings found in it, and the trip for them. */
export const importCodec = codec({
  noun: "import",
  resource: Trip,
  create: z.object({ cards: Cards, choice: Choice, guess: NewTrip, changed: Changed }),
  fields: {
    text: { ...text("Booking confirmation"), ...notSent },
    cards: { ...plain("Bookings", Cards, [], notShown), always: true },
    unread: { ...plain("Unread", z.array(Unread), [], notShown), ...notSent },
    /** The ID of a trip, '' for a new one; null until the person decides. */
    choice: { ...plain("Trip", Choice, null, notShown), always: true },
    guess: { ...plain("New trip", NewTrip, noGuess, notShown), always: true },
    /** What the person changed of the guess. */
    changed: { ...plain("New trip", Changed, {}, notShown), always: true },
  },
});

export type ImportValues = z.output<typeof importCodec.create & object>;

/** The only trip that has a canceled booking of the import. */
function tripOfCanceled(cards: readonly Card[], trips: readonly Trip[]): Trip | undefined {
  const keys = cards
    .filter(({ booking }) => booking.isCanceled)
    .map((card) => bookingKey(card.booking));
  const found = trips.filter((trip) => {
    const has = keysOf(trip);
    return keys.some((key) => has.has(key));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The selected trip: the person's choice, the one of the URL, the one with a canceled booking, or the one with the same dates; undefined for a new one. */
export const chosenTrip = (
  { cards, choice, guess }: Pick<ImportValues, "cards" | "choice" | "guess">,
  trips: readonly Trip[],
  requested: Trip | undefined,
): Trip | undefined =>
  choice === null
    ? (requested ?? tripOfCanceled(cards, trips) ?? fittingTrip(trips, guess))
    : trips.find(({ _id }) => _id === choice);

/** The cards that are saved to a trip. */
export function takenFor(cards: readonly Card[], existing: Trip | undefined): Card[] {
  const has = existing ? keysOf(existing) : new Set<string>();
  return cards.filter((card) => isTaken(card, has));
}

/** The canceled bookings that are removed from a trip. */
export function removedFrom(cards: readonly Card[], existing: Trip): Card[] {
  const has = keysOf(existing);
  return cards.filter((card) => isRemoved(card, has));
}

/** Errors by field name. */
export function importErrors(values: ImportValues, existing: Trip | undefined): FieldErrors {
  const trip = { ...values.guess, ...values.changed };
  const taken = takenFor(values.cards, existing);
  const removed = existing ? removedFrom(values.cards, existing) : [];
  const [first] = values.cards;
  if (first && taken.length + removed.length === 0)
    return { [`take.${first.id}`]: "Select at least one flight or stay." };
  const own = cardErrors(taken);
  if (Object.keys(own).length > 0) return own;
  if (!existing && trip.from && trip.until && trip.until < trip.from)
    return { until: "End date can't be before the start date." };
  const whole = existing
    ? fieldErrors(updateTrip.body, lists(existing, taken, removed))
    : fieldErrors(createTrip.body, newBody(trip, taken));
  if (!whole) return {};
  const { year, endDate, legs, stays, ...rest } = whole;
  return {
    ...rest,
    ...(year && { from: year }),
    ...(endDate && { until: endDate }),
    // Errors about limits are shown at the choice of the trip.
    ...((legs ?? stays) && { trip: legs ?? stays ?? "" }),
  };
}
