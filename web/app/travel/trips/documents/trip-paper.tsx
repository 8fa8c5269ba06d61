import { useQueryClient } from "@tanstack/react-query";
import { noReceipt } from "#contracts/travel/trip-names.ts";
import { updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { reworded } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { newerTrip } from "../change-trip.ts";
import { destinationOf } from "../../labels/index.ts";
import { detailsFailure } from "../trip-text.ts";
import { cacheTrip, cachedTrip } from "../use-trips.ts";

export type TripPaperName = "receipt" | "ticket";

export const tripPaperLabels: Record<TripPaperName, string> = {
  receipt: "Receipt",
  ticket: "Ticket",
};

/** Text for a missing document. */
export const noPaper: Record<TripPaperName, string> = {
  receipt: noReceipt,
  ticket: "No ticket uploaded",
};

/** The receipt of a stay or the ticket of a flight, saved on its own. */
export function TripPaper({ trip, paper }: { trip: Trip; paper: TripPaperName }) {
  const client = useQueryClient();
  const label = tripPaperLabels[paper];
  const url = trip[paper];

  const send = async (file: File | null, way: object): Promise<Trip> => {
    // A retry is based on the newest version in the cache.
    const { _id: id, version: ifVersion } = cachedTrip(client, trip._id) ?? trip;
    try {
      const files = { [paper]: file };
      return await call(updateTrip, { params: { id }, body: {}, files, ifVersion, ...way });
    } catch (error) {
      const newer = newerTrip(error);
      if (newer) cacheTrip(client, newer);
      throw reworded(error, detailsFailure);
    }
  };

  return (
    <SavedPaper
      name={`plan-${paper}`}
      label={label}
      url={url}
      state={url ? "Uploaded. Only you can see it." : noPaper[paper]}
      title={`${label} for ${destinationOf(trip)}`}
      question={`Remove the ${paper} for “${destinationOf(trip)}”?`}
      send={send}
      onSaved={(saved) => cacheTrip(client, saved)}
    />
  );
}
