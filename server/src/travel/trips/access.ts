import { AppError } from "#contracts/kernel/errors.ts";
import { sql } from "kysely";
import { rejectStale } from "../../platform/db/versions.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as accessStore from "./access-store.ts";
import { canEdit, canRead, type TripPolicy } from "./policy.ts";
import { presentTrip } from "./present.ts";
import * as store from "./store.ts";

/** Whether the caller may read a trip. */
export const mayRead = async (db: Db, session: Session, id: string): Promise<boolean> =>
  canRead.allows(session, await accessStore.findAccess(db, id));

/** The trips that a person owns or joined, each locked until the transaction ends. */
export async function lockTripsOf(
  trx: Trx,
  person: { userId: string },
): Promise<store.TripDetailRow[]> {
  const ids = await accessStore.lockTrips(trx, canRead(person));
  return ids.length === 0 ? [] : store.listWholeTrips(trx, canRead(person, "p"));
}

/** The trips that a person owns or joined. */
export const countTrips = (db: Db, person: { userId: string }): Promise<number> =>
  accessStore.countReadable(db, person);

/** A trip whatever the caller may do, for the holder of an invitation; undefined if it is gone. */
export const findTripRow = store.findAnyTrip;

/** Locks it until the transaction ends. */
export async function lockAnyTrip(trx: Trx, id: string): Promise<store.TripDetailRow | undefined> {
  await accessStore.lockTrip(trx, id, sql<boolean>`true`);
  return store.findAnyTrip(trx, id);
}

/**
 * Locks a trip that `isAllowed` allows the caller, until the transaction ends. Throws NOT_FOUND, NOT_YOURS for a member
 * who may only read it, and CONFLICT with the current trip where `ifVersion` is stale.
 */
export async function lockTrip(
  trx: Trx,
  isAllowed: TripPolicy,
  session: Session,
  id: string,
  ifVersion?: number,
): Promise<store.TripDetailRow> {
  const isLocked = await accessStore.lockTrip(trx, id, canRead(session));
  const trip = allowed(isLocked && (await store.findAnyTrip(trx, id)), isAllowed, session);
  const stale = "This trip was changed in another tab or on another device.";
  await rejectStale(ifVersion, trip, stale, () => presentTrip(trip, session));
  return trip;
}

/** A trip with which the caller may do something. Throws NOT_FOUND for one that they may not read, else NOT_YOURS. */
export function allowed(
  row: store.TripDetailRow | undefined,
  isAllowed: TripPolicy,
  session: Session,
): store.TripDetailRow {
  if (!canRead.allows(session, row)) throw tripNotFound();
  if (isAllowed.allows(session, row)) return row;
  throw new AppError(
    "NOT_YOURS",
    isAllowed === canEdit
      ? "You can view this trip, but not change it. Ask its owner to make you an editor."
      : "Only the trip's owner can do this.",
  );
}

// Someone else's trip answers like a missing one, so ids cannot be probed.
export const tripNotFound = () =>
  new AppError("NOT_FOUND", "This trip doesn't exist. It may have been deleted.");
