import { uuidv7 } from "uuidv7";
import type { Session } from "../../../platform/http/api.ts";
import type { Trx } from "../../../platform/schema.ts";
import type { TripDetailRow } from "../store.ts";
import { type Differences, differencesOf, isNothing, joined } from "./differences.ts";
import { factsOf, type MemberChange, needsOf } from "./facts.ts";
import * as store from "./store.ts";
import { isUndoable } from "./undo.ts";

/** Larger changes can't be undone: a trip has up to 1.3 MB, and each of its changes would be stored with it. */
export const undoBytesMax = 32 * 1024;

/** Writes what a change of a trip changed, if anything; one person's quick changes of one thing are joined. */
export async function recordChange(
  trx: Trx,
  { userId }: Session,
  before: TripDetailRow,
  after: TripDetailRow,
  isUndo = false,
): Promise<void> {
  const differences = differencesOf(before, after);
  if (isNothing(differences)) return;
  const about = { plan_id: before.id, actor_id: userId, is_undo: isUndo };
  const isOne = differences.changed.length === 1 && differences.orders.length === 0;
  const earlier = isUndo || !isOne ? undefined : await store.findJoinable(trx, before.id, userId);
  const both = earlier && joined(earlier.differences, differences);
  if (earlier && both) await store.updateActivity(trx, { ...about, ...rowOf(both, earlier.id) });
  else await store.insertActivity(trx, { ...about, ...rowOf(differences, uuidv7()) });
}

function rowOf(differences: Differences, id: string) {
  const { facts, more } = factsOf(differences);
  const { needs, isAnyOpen } = needsOf(facts);
  const isStored =
    isUndoable(differences) && Buffer.byteLength(JSON.stringify(differences)) <= undoBytesMax;
  return {
    id,
    part: facts[0]?.part ?? "trip",
    facts,
    more,
    needs,
    is_any_open: isAnyOpen,
    differences: isStored ? differences : null,
  };
}

/** Writes what happened to the members of a trip. It can't be undone. */
export const recordMemberChange = (
  trx: Trx,
  actorId: string,
  tripId: string,
  change: MemberChange,
) =>
  store.insertActivity(trx, {
    id: uuidv7(),
    plan_id: tripId,
    actor_id: actorId,
    part: "members",
    facts: [{ part: "members", ...change }],
    more: 0,
    needs: [],
    is_any_open: true,
    differences: null,
    is_undo: false,
  });
