import { sql } from "kysely";
import { undoHours } from "#contracts/travel/activity.ts";
import { authorJson, type AuthorRow, joinAuthor } from "../../../accounts/profiles/service.ts";
import type { Db, Trx } from "../../../platform/schema.ts";
import type { Differences, Part } from "./differences.ts";
import type { Fact } from "./facts.ts";

/** Days after which a change is no longer listed. */
const activityDays = 90;
/** Minutes within which one person's changes of one thing are joined. */
const joinedMinutes = 5;
/** Bytes of what undoing needs, over all changes of a trip; the oldest ones are given up. */
const tripBytesMax = 1024 * 1024;

export type ActivityRow = {
  id: string;
  part: Part | "members";
  facts: Fact[];
  more: number;
  needs: string[];
  is_undo: boolean;
  changed_at: Date;
  /** Null where it can't be undone, or no longer. */
  differences: Differences | null;
  actor: AuthorRow | null;
};

export type NewActivity = Pick<ActivityRow, "id" | "part" | "facts" | "more" | "needs"> & {
  plan_id: string;
  actor_id: string;
  is_any_open: boolean;
  differences: Differences | null;
  is_undo: boolean;
};

/** What a person is shown, as the keys of `needs`; null for everything. */
export type ShownKeys = readonly string[] | null;

const isShown = (shown: ShownKeys) =>
  shown === null
    ? sql<boolean>`true`
    : sql<boolean>`(a.is_any_open or a.needs && ${shown}::text[])`;

const isRecent = sql<boolean>`a.changed_at > now() - make_interval(hours => ${undoHours})`;

const columns = sql`a.id, a.part, a.facts, a.more, a.needs, a.is_undo, a.changed_at,
  case when ${isRecent} then a.differences end as differences, ${authorJson} as actor`;

/** The changes of a trip that a person is shown, newest first. */
export async function listActivity(
  db: Db,
  tripId: string,
  shown: ShownKeys,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from plan_activity a ${joinAuthor("a", "actor_id")}
    where a.plan_id = ${tripId} and (${before ?? null}::uuid is null or a.id < ${before ?? null}::uuid)
      and ${isShown(shown)}
    order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One change of a trip that a person is shown. */
export async function findActivity(
  db: Db,
  tripId: string,
  shown: ShownKeys,
  id: string,
): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from plan_activity a ${joinAuthor("a", "actor_id")}
    where a.plan_id = ${tripId} and a.id = ${id} and ${isShown(shown)}`.execute(db);
  return rows[0];
}

/** The newest change of a trip, if another one by this person can be joined into it. */
export async function findJoinable(
  trx: Trx,
  tripId: string,
  actorId: string,
): Promise<{ id: string; differences: Differences } | undefined> {
  const { rows } = await sql<{ id: string; differences: Differences }>`
    select id, differences from (
      select * from plan_activity where plan_id = ${tripId} order by id desc limit 1
    ) newest
    where actor_id = ${actorId} and not is_undo and differences is not null
      and changed_at > now() - make_interval(mins => ${joinedMinutes})`.execute(trx);
  return rows[0];
}

const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);

export const insertActivity = (trx: Trx, row: NewActivity) =>
  sql`
    insert into plan_activity (id, plan_id, actor_id, part, facts, more, needs, is_any_open, differences, is_undo)
    values (${row.id}, ${row.plan_id}, ${row.actor_id}, ${row.part}, ${json(row.facts)}, ${row.more},
      ${row.needs}::text[], ${row.is_any_open}, ${json(row.differences)}, ${row.is_undo})`.execute(
    trx,
  );

export const updateActivity = (trx: Trx, row: NewActivity) =>
  sql`
    update plan_activity set facts = ${json(row.facts)}, more = ${row.more},
      needs = ${row.needs}::text[], is_any_open = ${row.is_any_open},
      differences = ${json(row.differences)}, changed_at = now()
    where id = ${row.id}`.execute(trx);

/** The usernames of people by ID; those whose profile moderators hid have none. */
export async function listUsernames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("profiles")
    .select(["id", "username"])
    .where("id", "in", ids)
    .where("hidden_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Deletes old changes, and what undoing needs of those that can't be undone any more. */
export async function deleteOldActivity(db: Db): Promise<void> {
  await sql`
    delete from plan_activity where created_at < now() - make_interval(days => ${activityDays})`.execute(
    db,
  );
  await sql`
    update plan_activity set differences = null where differences is not null and id in (
      select id from (
        select id, changed_at, sum(octet_length(differences::text))
          over (partition by plan_id order by id desc) as bytes
        from plan_activity where differences is not null
      ) kept
      where bytes > ${tripBytesMax} or changed_at < now() - make_interval(hours => ${undoHours})
    )`.execute(db);
}
