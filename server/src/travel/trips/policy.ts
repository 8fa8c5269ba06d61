import { type RawBuilder, sql } from "kysely";
import { personIn, policy, type Viewer } from "../../platform/policy.ts";

/** The owner: the trip counts toward their limits, and a new password of theirs ends its links. */
export const isOwner = personIn("plans", "owner_id");

export const canRead = policy(isOwner);
export const canEdit = policy(isOwner);
export const canShare = policy(isOwner);
export const canDelete = policy(isOwner);

/** Rows whose `plan_id` is of a trip of this person. */
export const belongsToTripsOf = (owner: Viewer): RawBuilder<boolean> =>
  sql<boolean>`plan_id in (select id from plans where ${isOwner(owner)})`;
