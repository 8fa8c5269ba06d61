import { type RawBuilder, sql } from "kysely";
import { personIn, policy, type Viewer } from "../../platform/policy.ts";

/** Whose limits a trip counts toward, and with whose password its links end. */
export const isOwner = personIn("plans", "owner_id");

export const canRead = policy(isOwner);
export const canEdit = policy(isOwner);
export const canShare = policy(isOwner);
export const canDelete = policy(isOwner);

/** Rows of trips that belong to a person, by their `plan_id`. */
export const isOfTripsOf = (owner: Viewer): RawBuilder<boolean> =>
  sql<boolean>`plan_id in (select id from plans where ${isOwner(owner)})`;
