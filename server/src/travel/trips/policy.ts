import { type RawBuilder, sql } from "kysely";
import {
  either,
  personAmong,
  personIn,
  policy,
  type Policy,
  type Viewer,
} from "../../platform/policy.ts";

/** The owner: the trip counts toward their limits, and a new password of theirs ends its links. */
export const isOwner = personIn("plans", "owner_id");
const isMember = personAmong("plans", "member_ids");
const isEditor = personAmong("plans", "editor_ids");

/** A policy of trips. */
export type TripPolicy = Policy<
  "plans",
  { owner_id: string | null; member_ids: readonly string[]; editor_ids: readonly string[] }
>;

export const canRead = either(isOwner, isMember);
export const canEdit = either(isOwner, isEditor);
export const canShare = policy(isOwner);
export const canDelete = policy(isOwner);
/** To invite people, and to decide about their roles and what they are shown. */
export const canManageMembers = policy(isOwner);

/** Rows whose `plan_id` is of a trip of this person. */
export const belongsToTripsOf = (owner: Viewer): RawBuilder<boolean> =>
  sql<boolean>`plan_id in (select id from plans where ${isOwner(owner)})`;

/** A person and those with whom they share trips, as an array of IDs. */
export const companionsOf = (viewer: Viewer): RawBuilder<string[]> => sql`array(
  select ${viewer.userId}::uuid
  union select unnest(array_append(member_ids, owner_id)) from plans
  where member_ids <> '{}' and ${canRead(viewer)})`;
