import type { Trip } from "#contracts/travel/trips.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { lockTrip, tripNotFound } from "./access.ts";
import { canEdit } from "./policy.ts";
import { publishAssignments } from "./assignments.ts";
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
 * the trip as the caller may see it now, with the version of the first answer, so that a change based on that meets what
 * came in between. Throws NOT_FOUND, CONFLICT with the
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
      if (done === unchanged) return { version: before.version };
      await store.touchTrip(trx, publish, id);
      after = await read();
      await recordChange(trx, session, before, after, isUndo);
      publishAssignments(publish, session.userId, before, after);
      return { ...done, version: after.version };
    });
    return { ...presentTrip(after ?? (await read()), session), ...result };
  });
}
