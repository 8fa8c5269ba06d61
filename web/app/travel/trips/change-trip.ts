import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type ListedTrip, Trip, updateTrip } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { conflictOf } from "../../forms/conflict.ts";
import { cacheTrip, cachedTrip } from "./use-trips.ts";

export type TripBody = z.input<typeof updateTrip.body>;

/** The current trip, if another change was saved first. */
export const newerTrip = (error: unknown): Trip | undefined => conflictOf(error, Trip);

const triesAtMost = 4;

/**
 * Changes a trip based on its current version, and tries again after a conflict. For
 * changes that fit any version, such as one more item.
 */
export async function changeTrip(
  client: QueryClient,
  trip: ListedTrip,
  bodyOf: (now: ListedTrip) => TripBody,
): Promise<Trip> {
  const params = { id: trip._id };
  for (let tries = 1; ; tries++) {
    const now = cachedTrip(client, trip._id) ?? trip;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try is based on the answer to the one before
      const saved = await call(updateTrip, { params, body: bodyOf(now), ifVersion: now.version });
      cacheTrip(client, saved);
      return saved;
    } catch (error) {
      const newer = newerTrip(error);
      if (!newer || tries === triesAtMost) throw error;
      cacheTrip(client, newer);
    }
  }
}
