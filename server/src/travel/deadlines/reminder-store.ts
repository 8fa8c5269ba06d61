import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Viewer } from "../../platform/policy.ts";
import { canRead, isOwner } from "../trips/policy.ts";

export type DueCheck = { profile_id: string; next_check_at: Date | null };

/** Trips `p` of a person that have items which are assigned to them. A trip of one person has no assignments. */
const hasAssignedItems = (viewer: Viewer) => sql<boolean>`(
  p.member_ids <> '{}' and ${canRead(viewer, "p")}
  and p.items @> jsonb_build_array(jsonb_build_object('assigneeId', ${viewer.userId}::uuid)))`;

export type DueItem = {
  plan_id: string;
  item_id: string;
  destination: string;
  text: string;
  due: string;
};

/** Open items that are assigned to a person and due between two days, soonest first. */
export async function listDueItems(
  db: Db,
  userId: string,
  from: string,
  until: string,
): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    select p.id as plan_id, i ->> '_id' as item_id, p.destination, i ->> 'text' as text, i ->> 'due' as due
    from plans p, jsonb_array_elements(p.items) i
    where ${hasAssignedItems({ userId })} and i ->> 'assigneeId' = ${userId}
      and i ->> 'due' between ${from} and ${until} and not (i ->> 'done')::boolean
    order by 5, 1, 2`.execute(db);
  return rows;
}

/**
 * People with pets on trips whose deadlines are due to be checked, or with items that are assigned to them, in batches by
 * id.
 */
export async function listDueChecks(
  db: Db,
  now: Date,
  after: string,
  limit: number,
): Promise<DueCheck[]> {
  const { rows } = await sql<DueCheck>`
    select o.id as profile_id, c.next_check_at
    from profiles o left join deadline_checks c on c.profile_id = o.id
    where o.id > ${after}::uuid and (c.next_check_at is null or c.next_check_at <= ${now})
      and (exists (select from plans p where ${hasAssignedItems({ userId: sql.ref("o.id") })})
        or exists (select from plans p join plan_pets pp on pp.plan_id = p.id
        where ${isOwner({ userId: sql.ref("o.id") }, "p")} and coalesce(p.year, 9999) >= extract(year from now()) - 1))
    order by o.id limit ${limit}`.execute(db);
  return rows;
}

/** Takes a person's check of a day; false if a server has it already. */
export async function claimCheck(
  trx: Trx,
  profileId: string,
  day: string,
  next: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into deadline_checks (profile_id, checked_on, next_check_at)
    values (${profileId}, ${day}, ${next})
    on conflict (profile_id) do update
      set checked_on = excluded.checked_on, next_check_at = excluded.next_check_at
      where deadline_checks.checked_on < excluded.checked_on
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** After a clock that was set back, the day may be taken already: the next check is then due later. */
export const postponeCheck = (trx: Trx, profileId: string, next: Date) =>
  trx
    .updateTable("deadline_checks")
    .set({ next_check_at: next })
    .where("profile_id", "=", profileId)
    .execute();

export type Reminder = {
  plan_id: string;
  requirement_id: string;
  last_day: string;
  days_before: number;
};

const keyOf = (each: Reminder) =>
  `${each.plan_id} ${each.requirement_id} ${each.last_day} ${each.days_before}`;

/** Records reminders; returns those that were not recorded before. */
export async function insertReminders<R extends Reminder>(
  trx: Trx,
  reminders: readonly R[],
): Promise<R[]> {
  if (reminders.length === 0) return [];
  const rows = reminders.map(({ plan_id, requirement_id, last_day, days_before }) => ({
    plan_id,
    requirement_id,
    last_day,
    days_before,
  }));
  const inserted = await trx
    .insertInto("deadline_reminders")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["plan_id", "requirement_id", "last_day", "days_before"])
    .execute();
  const fresh = new Set(inserted.map(keyOf));
  return reminders.filter((each) => fresh.has(keyOf(each)));
}

/** Deletes reminders of days that are over. */
export const deleteOldReminders = (db: Db) =>
  db
    .deleteFrom("deadline_reminders")
    .where("last_day", "<", sql<string>`to_char(now() - interval '60 days', 'YYYY-MM-DD')`)
    .execute();
