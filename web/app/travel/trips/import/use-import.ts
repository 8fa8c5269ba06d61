import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { tripLocationFailed, tripSaveFailed } from "#contracts/travel/trip-names.ts";
import { createTrip, updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { firstSentence } from "../../../data/errors.ts";
import { useEdit, type EditOf } from "../../../forms/use-edit.ts";
import { tripPath } from "../../../links/trips.ts";
import { toast } from "../../../ui/toast.tsx";
import { changeTrip } from "../change-trip.ts";
import { cacheTrip } from "../use-trips.ts";
import type { Card } from "./cards.ts";
import {
  chosenTrip,
  importCodec,
  importErrors,
  takenFor,
  type ImportValues,
} from "./import-codec.ts";
import { lists, newBody } from "./trip-body.ts";
import { destinationOf } from "../../labels/index.ts";
import { counted } from "../../../ui/text.ts";

export type ImportEdit = EditOf<typeof importCodec>;

type Saved = { trip: Trip; added: readonly Card[] };

/** Edits an import, saves the selected bookings to a trip and opens it. `requested` is the trip of the URL. */
export function useImport(trips: readonly Trip[], requested: Trip | undefined) {
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
    create: ({ body, key }) => saveImport(client, tripFor(body), body, key),
    onSaved: async ({ trip, added }: Saved) => {
      cacheTrip(client, trip);
      await navigate(tripPath(trip._id));
      toast(addedText(added, trip));
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
  existing: Trip | undefined,
  values: ImportValues,
  key: string | undefined,
): Promise<Saved> {
  let added = takenFor(values.cards, existing);
  if (!existing) {
    const body = z.parse(createTrip.body, newBody({ ...values.guess, ...values.changed }, added));
    return { trip: await call(createTrip, { body, ...(key && { key }) }), added };
  }
  // Bookings that were added elsewhere meanwhile are not added twice.
  const trip = await changeTrip(client, existing, (now) => {
    added = takenFor(values.cards, now);
    return z.parse(updateTrip.body, lists(now, added));
  });
  return { trip, added };
}

/** "2 flights and 1 stay added to Lisbon." */
function addedText(
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
