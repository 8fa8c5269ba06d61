import type { QueryClient } from "@tanstack/react-query";
import { updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { reworded } from "../../../data/errors.ts";
import { newerTrip } from "../change-trip.ts";
import { detailsFailure } from "../trip-text.ts";
import { cacheTrip, cachedTrip } from "../use-trips.ts";

export type TripPaperName = "receipt" | "ticket";

/** Saves the receipt or the ticket of a trip; null removes it. `way` is how the upload reports and can be stopped. */
export async function sendPaper(
  client: QueryClient,
  trip: Trip,
  paper: TripPaperName,
  file: File | null,
  way: object,
): Promise<Trip> {
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
}
