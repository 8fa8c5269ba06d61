import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { tripLocationFailed, tripSaveFailed } from "#contracts/travel/trip-parts.ts";
import { createTrip, type ListedTrip, updateTrip, Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { firstSentence } from "../../../data/errors.ts";
import type { EditOf } from "../../../forms/edit-types.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { tripPath } from "../../../links/trips.ts";
import { toast } from "../../../ui/toast.tsx";
import { changeTrip } from "../change-trip.ts";
import { cacheTrip } from "../use-trips.ts";
import { tripDate } from "../calendar/trip-days.ts";
import { legsCodec, type LegValues } from "../legs/leg-codec.ts";
import { staysCodec, type StayValues } from "../stays/stay-codec.ts";
import { type Card, Cards, isRemoved, isTaken, keysOf, legKey, savedStayKey } from "./cards.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { codec } from "../../../forms/codec.ts";
import { plain, text } from "../../../forms/fields.ts";
import { fieldErrors } from "../../../forms/use-form.ts";
import { Unread } from "#contracts/travel/bookings.ts";
import { savedText } from "./booking-text.ts";
import { bookingKey } from "#bookings/join-readings.ts";
import { dismiss } from "./waiting.tsx";
import { fittingTrip, NewTrip, noGuess } from "./trip-guess.ts";

export type ImportEdit = EditOf<typeof importCodec>;

type Saved = {
  trip: Trip;
  added: readonly Card[];
  removed: readonly Card[];
  waiting: readonly string[];
};

/** Edits an import, saves the selected bookings to a trip and opens it. `requested` is the trip of the URL. */
export function useImport(trips: readonly ListedTrip[], requested: ListedTrip | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const tripFor = (values: ImportValues) => chosenTrip(values, trips, requested);
  // Which bookings are saved depends on what the trip already has.
  const codec = {
    ...importCodec,
    errors: (values: ImportValues) => importErrors(values, tripFor(values)),
  };
  const edit: ImportEdit = useEdit(codec, null, {
    draftKey: "import",
    create: async ({ body, key }) => ({
      ...(await saveImport(client, tripFor(body), body, key)),
      waiting: body.waiting,
    }),
    onSaved: async ({ trip, added, removed, waiting }: Saved) => {
      cacheTrip(client, trip);
      await dismiss(client, waiting);
      await navigate(tripPath(trip._id, "days"));
      toast(savedText(added, removed, trip));
    },
    failure: ({ message }) =>
      tripFor(edit.values)
        ? { title: tripLocationFailed, message: firstSentence(message) }
        : { title: tripSaveFailed, message },
  });
  return { edit, existing: tripFor(edit.values) };
}

async function saveImport(
  client: QueryClient,
  existing: ListedTrip | undefined,
  values: ImportValues,
  key: string | undefined,
): Promise<Omit<Saved, "waiting">> {
  let added = takenFor(values.cards, existing);
  let removed: Card[] = [];
  if (!existing) {
    const body = z.parse(createTrip.body, newBody({ ...values.guess, ...values.changed }, added));
    return { trip: await call(createTrip, { body, ...(key && { key }) }), added, removed };
  }
  // Bookings that were added elsewhere meanwhile are not added twice.
  const trip = await changeTrip(client, existing, (now) => {
    added = takenFor(values.cards, now);
    removed = removedFrom(values.cards, now);
    return z.parse(updateTrip.body, lists(now, added, { removed }));
  });
  return { trip, added, removed };
}

const Changed = z.partial(NewTrip);
const Choice = z.nullable(z.string());
const notShown = () => "";
const notSent = { parse: () => undefined };

/** How an import is edited: the text, the bookings found in it, and the trip for them. */
const importCodec = codec({
  noun: "import",
  resource: Trip,
  create: z.object({
    cards: Cards,
    choice: Choice,
    guess: NewTrip,
    changed: Changed,
    waiting: z.array(z.string()),
  }),
  fields: {
    text: { ...text("Booking confirmation"), ...notSent },
    cards: { ...plain("Bookings", Cards, [], notShown), always: true },
    unread: { ...plain("Unread", z.array(Unread), [], notShown), ...notSent },
    /** The IDs of forwarded emails that are confirmed with it. */
    waiting: { ...plain("Forwarded emails", z.array(z.string()), [], notShown), always: true },
    /** The ID of a trip, '' for a new one; null until the person decides. */
    choice: { ...plain("Trip", Choice, null, notShown), always: true },
    guess: { ...plain("New trip", NewTrip, noGuess, notShown), always: true },
    /** What the person changed of the guess. */
    changed: { ...plain("New trip", Changed, {}, notShown), always: true },
  },
});

type ImportValues = z.output<typeof importCodec.create & object>;

/** The only trip that has a canceled booking of the import. */
function tripOfCanceled(
  cards: readonly Card[],
  trips: readonly ListedTrip[],
): ListedTrip | undefined {
  const keys = cards
    .filter(({ booking }) => booking.isCanceled)
    .map((card) => bookingKey(card.booking));
  const found = trips.filter((trip) => {
    const has = keysOf(trip);
    return keys.some((key) => has.has(key));
  });
  return found.length > 1 ? undefined : found[0];
}

/** The selected trip: the person's choice, the one of the URL, the one with a canceled booking, or the one with the same dates; undefined for a new one. */
const chosenTrip = (
  { cards, choice, guess }: Pick<ImportValues, "cards" | "choice" | "guess">,
  trips: readonly ListedTrip[],
  requested: ListedTrip | undefined,
): ListedTrip | undefined =>
  choice === null
    ? (requested ?? tripOfCanceled(cards, trips) ?? fittingTrip(trips, guess))
    : trips.find(({ _id }) => _id === choice);

/** The cards that are saved to a trip. */
function takenFor(cards: readonly Card[], existing: ListedTrip | undefined): Card[] {
  const has = existing ? keysOf(existing) : new Set<string>();
  return cards.filter((card) => isTaken(card, has));
}

/** The canceled bookings that are removed from a trip. */
function removedFrom(cards: readonly Card[], existing: ListedTrip): Card[] {
  const has = keysOf(existing);
  return cards.filter((card) => isRemoved(card, has));
}

/** Errors by field name. */
function importErrors(values: ImportValues, existing: ListedTrip | undefined): FieldErrors {
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
    ? fieldErrors(updateTrip.body, lists(existing, taken, { removed }))
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

/** The flights and stays of some cards, as in their fields. How the trip's pets travel isn't chosen yet. */
const valuesOf = (
  cards: readonly Card[],
  petIds: readonly string[],
): { legs: LegValues[]; stays: StayValues[] } => ({
  legs: cards.flatMap(({ booking }) =>
    booking.is === "flight" ? [withPets(booking.leg, petIds)] : [],
  ),
  stays: cards.flatMap(({ booking }) => (booking.is === "stay" ? [booking.stay] : [])),
});

const withPets = (leg: LegValues, petIds: readonly string[]): LegValues => ({
  ...leg,
  pets:
    leg.pets.length > 0 ? leg.pets : petIds.map((petId) => ({ petId, how: null, carrierId: null })),
});

/** The flights and stays of a trip together with those of some cards, and without those that were canceled. */
const lists = (
  existing: ListedTrip | undefined,
  taken: readonly Card[],
  { removed = [], petIds = [] }: { removed?: readonly Card[]; petIds?: readonly string[] } = {},
) => {
  const added = valuesOf(taken, existing?.petIds ?? petIds);
  const gone = new Set(removed.map(({ booking }) => bookingKey(booking)));
  // Neither codec reads entries.
  const before = existing ? { ...existing, entries: [] } : null;
  const left = before && {
    ...before,
    legs: before.legs.filter((leg) => !gone.has(legKey(leg))),
    stays: before.stays.filter((stay) => !gone.has(savedStayKey(stay))),
  };
  const [legs, stays] = left
    ? [legsCodec.print(left).legs, staysCodec.print(left).stays]
    : [[], []];
  return {
    ...legsCodec.body({ legs: legsTogether(legs, added.legs) }, before),
    ...staysCodec.body({ stays: staysTogether(stays, added.stays) }, before),
  };
};

/** A new trip with the flights and stays of some cards. */
const newBody = (
  { destination, destinationPlace, from, until, petIds }: NewTrip,
  taken: readonly Card[],
) => ({
  destination: destination.trim(),
  destinationPlace,
  ...(from && tripDate(from)),
  endDate: until || null,
  ...(petIds && { petIds }),
  ...lists(undefined, taken, { petIds: petIds ?? [] }),
});
