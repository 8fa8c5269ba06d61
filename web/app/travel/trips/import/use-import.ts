import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { tripLocationFailed, tripSaveFailed } from "#contracts/travel/trip-names.ts";
import { createTrip, updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { firstSentence } from "../../../data/errors.ts";
import type { EditOf } from "../../../forms/edit-types.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { tripPath } from "../../../links/trips.ts";
import { toast } from "../../../ui/toast.tsx";
import { changeTrip } from "../change-trip.ts";
import { cacheTrip } from "../use-trips.ts";
import { savedText } from "./saved-text.ts";
import type { Card } from "./cards.ts";
import {
  chosenTrip,
  importCodec,
  importErrors,
  removedFrom,
  takenFor,
  type ImportValues,
} from "./import-codec.ts";
import { lists, newBody } from "./trip-body.ts";

export type ImportEdit = EditOf<typeof importCodec>;

type Saved = { trip: Trip; added: readonly Card[]; removed: readonly Card[] };

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
    onSaved: async ({ trip, added, removed }: Saved) => {
      cacheTrip(client, trip);
      await navigate(tripPath(trip._id));
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
  existing: Trip | undefined,
  values: ImportValues,
  key: string | undefined,
): Promise<Saved> {
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
    return z.parse(updateTrip.body, lists(now, added, removed));
  });
  return { trip, added, removed };
}
