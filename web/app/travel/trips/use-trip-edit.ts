import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { counted, plural } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import type { Codec } from "../../forms/codec.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { firstSentence } from "../../data/errors.ts";
import { toast } from "../../ui/toast.tsx";
import { tripPath } from "../../links/trips.ts";
import { destinationOf } from "../labels/index.ts";
import { partOfSection, tripDraftKey, tripTarget, type TripSectionName } from "./trip-keys.ts";
import { cacheTrip } from "./use-trips.ts";

type TripEditOptions = {
  section: TripSectionName;
  /** The spec's sentence for a failure. */
  failure: string;
  onDone: () => void;
};

const sectionNames = { details: "Trip details", legs: "Flights and legs", stays: "Stays" } as const;

/** "Saved. 2 plans outside the new dates are ideas now." */
function savedText({ movedToIdeas: { length } = [] }: Pick<Trip, "movedToIdeas">): string {
  if (length === 0) return "Saved.";
  const are = plural(length, "is an idea", "are ideas");
  return `Saved. ${counted(length, "plan")} outside the new dates ${are} now.`;
}

/** Edits one section of a trip. Changes in other sections do not conflict with it. */
export function useTripEdit<V extends object, C extends z.ZodMiniType>(
  codec: Codec<Trip, V, C, typeof updateTrip.body>,
  trip: Trip,
  { section, failure, onDone }: TripEditOptions,
) {
  const client = useQueryClient();
  return useEdit(codec, trip, {
    draftKey: tripDraftKey(trip._id, section),
    offline: {
      label: () => `${sectionNames[section]}: ${destinationOf(trip)}`,
      target: tripTarget(trip._id),
      page: tripPath(trip._id, partOfSection(section)),
      section,
      // The server completes legs and stays, so they are shown once they are there.
      changedId: section === "details" ? trip._id : undefined,
    },
    update: (request, { _id: id }) => call(updateTrip, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheTrip(client, saved);
      onDone();
      toast(savedText(saved));
    },
    onConflict: (newer) => cacheTrip(client, newer),
    onClose: onDone,
    failure: ({ message }) => ({ title: failure, message: firstSentence(message) }),
  });
}
