import { AppError } from "#contracts/kernel/errors.ts";
import { tripsBytesMax, tripsMax } from "#contracts/travel/trips.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Trx } from "../../platform/schema.ts";
import type { EntryRow } from "./entry-store.ts";
import * as accessStore from "./access-store.ts";
import type * as store from "./store.ts";

type Text = Pick<store.TripColumns, "legs" | "stays" | "items" | "costs" | "notes">;

/** Bytes that every trip may have without checking the others. */
const fairShareBytes = tripsBytesMax / tripsMax;

const bytesOf = ({ legs, stays, items, costs, notes }: Text): number =>
  Buffer.byteLength(JSON.stringify([legs, stays, items, costs, notes]));

/**
 * Rejects a change that makes the list of a person's trips too large. Throws QUOTA. Trips that shrink, or are
 * short, are always accepted.
 */
export async function rejectTooLong(
  trx: Trx,
  owner: Viewer,
  after: Text,
  before?: Text & { id: string },
): Promise<void> {
  const bytes = bytesOf(after);
  if (bytes <= fairShareBytes || (before && bytes <= bytesOf(before))) return;
  if (fitsTrips(after, await accessStore.sumBytes(trx, owner, before?.id))) return;
  throw new AppError(
    "QUOTA",
    "You've reached the storage limit for trips. Shorten a list or delete a past trip, then try again.",
  );
}

/** Whether a trip fits beside what a person's other trips have. */
export const fitsTrips = (trip: Text, otherBytes: number): boolean =>
  bytesOf(trip) + otherBytes <= tripsBytesMax;

/** The same for its entries. */
export const fitsEntries = (entries: readonly EntryRow[], otherBytes: number): boolean =>
  Buffer.byteLength(JSON.stringify(entries)) + otherBytes <= tripsBytesMax;
