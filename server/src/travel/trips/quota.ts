import { AppError } from "#contracts/kernel/errors.ts";
import { tripsBytesMax, tripsMax } from "#contracts/travel/trips.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

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
  const otherBytes = await store.sumBytes(trx, owner, before?.id);
  if (bytes + otherBytes <= tripsBytesMax) return;
  throw new AppError(
    "QUOTA",
    "You've reached the storage limit for trips. Shorten a list or delete a past trip, then try again.",
  );
}
