import { AppError } from "#contracts/kernel/errors.ts";
import { tripsBytesMax, tripsMax } from "#contracts/travel/trips.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

type Text = Pick<store.TripColumns, "legs" | "stays" | "items" | "costs" | "notes">;

/** What every trip may have, so that the others need not be looked at. */
const share = tripsBytesMax / tripsMax;

const bytesOf = ({ legs, stays, items, costs, notes }: Text): number =>
  Buffer.byteLength(JSON.stringify([legs, stays, items, costs, notes]));

/**
 * Refuses a trip that makes a person's trips too long to be listed. Throws QUOTA. One that gets shorter, or is short,
 * is always taken.
 */
export async function rejectTooLong(
  trx: Trx,
  ownerId: string,
  after: Text,
  before?: Text & { id: string },
): Promise<void> {
  const bytes = bytesOf(after);
  if (bytes <= share || (before && bytes <= bytesOf(before))) return;
  const others = await store.sumBytes(trx, ownerId, before?.id);
  if (bytes + others <= tripsBytesMax) return;
  throw new AppError(
    "QUOTA",
    "Your trips are as long as all of one person's can be. Shorten a list, or delete a trip that is over.",
  );
}
