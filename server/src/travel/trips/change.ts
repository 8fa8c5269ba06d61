import { AppError } from "#contracts/kernel/errors.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { canEdit, canRead, type TripPolicy } from "./policy.ts";
import { recordChange } from "./activity/record.ts";
import { presentTrip } from "./present.ts";
import * as store from "./store.ts";

/** A request to change a trip. `call`, with the trip's ID, and `body` identify it, so that a retry with the same `key` changes nothing. */
export type ChangeRequest = {
  session: Session;
  id: string;
  call: string;
  body?: unknown;
  key?: string | undefined;
  ifVersion?: number | undefined;
  /** Whether it takes an earlier change back. */
  isUndo?: boolean;
};

/** What the answer to a change has besides the trip. */
type Result = Pick<Trip, "movedToIdeas">;
type Work = (
  trx: Trx,
  trip: store.TripDetailRow,
  publish: Publish,
) => Promise<Result | typeof unchanged | void>;

/** What the work of `changeTrip` returns where there is nothing to do. */
export const unchanged = "unchanged";

/**
 * The one way to change a trip: locks it, does the work, raises its version and writes to its activity, all in one transaction. The version grows
 * even where the work changes no value, so that a client can tell its own change from one that came before. A retry gets
 * the trip as it is, because only what the first answer had besides it is stored. Throws NOT_FOUND, CONFLICT with the
 * current trip where `ifVersion` is stale, and what `work` throws.
 */
export function changeTrip(
  events: Events,
  { session, id, call, body = {}, key, ifVersion, isUndo }: ChangeRequest,
  work: Work,
): Promise<Trip> {
  const attempt = { ownerId: session.userId, key, call, body };
  return events.write(async (trx, publish) => {
    const read = async () => {
      const row = await store.findTrip(trx, id, session);
      if (!row) throw tripNotFound();
      return row;
    };
    let after: store.TripDetailRow | undefined;
    const result = await once(trx, attempt, async () => {
      const before = await lockTrip(trx, canEdit, session, id, ifVersion);
      const done = await work(trx, before, publish);
      if (done === unchanged) return {};
      await store.touchTrip(trx, publish, id);
      after = await read();
      await recordChange(trx, session, before, after, isUndo);
      return done ?? {};
    });
    return { ...presentTrip(after ?? (await read()), session), ...result };
  });
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
  const isLocked = await store.lockTrip(trx, id, canRead(session));
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
