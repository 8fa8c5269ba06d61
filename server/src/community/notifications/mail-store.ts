import type { NotificationKind } from "#contracts/community/notifications.ts";
import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";

const hereMs = 2 * 60_000;
const atOnce = 500;

export type DueRow = {
  id: string;
  recipient_id: string;
  what: NotificationKind;
  actor_name: string | null;
  actor_count: number;
  path: string;
  is_review: boolean;
  /** Title and text of a subject of the site; null for others. */
  title: string | null;
  text: string | null;
  /** Unread, by a person who is not blocked or hidden, about what can still be read. */
  is_open: boolean;
};

/** The path of the exact place of row `n`. */
export const pathSql = sql<string>`
  case
    when n.comment_id is not null then '/hoots/' || n.hoot_id || '#c-' || n.comment_id
    when n.blog_comment_id is not null then '/blogs/' || n.blog_id || '#c-' || n.blog_comment_id
    when n.hoot_id is not null then '/hoots/' || n.hoot_id
    when n.blog_id is not null then '/blogs/' || n.blog_id
    when n.subject is not null then n.subject ->> 'path'
    else '/profiles/' || n.actor_id
  end`;

/** What row `n` is about can be read: moderators have hidden neither it nor the person who did something. */
export const subjectIsShown = sql<boolean>`(
  not exists (select from profiles where id = n.actor_id and hidden_at is not null)
  and not exists (select from hoots where id = n.hoot_id and hidden_at is not null)
  and not exists (select from blogs where id = n.blog_id and hidden_at is not null)
  and not exists (select from venue_reviews where id = n.review_id and hidden_at is not null)
  and not exists (select from comments where id = n.comment_id
    and (hidden_at is not null or deleted_at is not null))
  and not exists (select from blog_comments where id = n.blog_comment_id
    and (hidden_at is not null or deleted_at is not null)))`;

/** The recipient of row `n` meets its actor, and hasn't muted them. */
export const actorIsMet = sql<boolean>`(
  not exists (select from relations r where r.kind in ('block', 'mute')
    and r.profile_id = n.recipient_id and r.other_id = n.actor_id)
  and not exists (select from relations r where r.kind = 'block'
    and r.profile_id = n.actor_id and r.other_id = n.recipient_id))`;

/** Takes the notifications of which people are due an email; a concurrent server takes none of them. */
export function claimDue(trx: Trx, profileIds: readonly string[], now: Date): Promise<DueRow[]> {
  const query = sql<DueRow>`
    with due as (
      select id from notifications
      where recipient_id = any (${preparedArray(profileIds, "uuid")}) and mail_due_at <= ${now}
      for update skip locked
    ), n as (
      update notifications set mail_due_at = null where id in (select id from due) returning *
    )
    select n.id, n.recipient_id, n.what, p.username as actor_name, n.actor_count, ${pathSql} as path,
      n.review_id is not null as is_review,
      n.subject ->> 'title' as title, n.subject ->> 'text' as text,
      n.read_at is null and ${actorIsMet} and ${subjectIsShown} as is_open
    from n left join profiles p on p.id = n.actor_id
    order by n.happened_at, n.id`;
  return executePrepared(trx, query.compile(trx));
}

/** Makes emails about notifications due at a time. */
export const makeDueAt = (trx: Trx, ids: readonly string[], at: Date) =>
  trx
    .updateTable("notifications")
    .set({ mail_due_at: at })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();

/** People to whom an email is due, and whether they are on the site. */
export async function listDueRecipients(
  db: Db,
): Promise<{ recipient_id: string; is_here: boolean }[]> {
  const { rows } = await sql<{ recipient_id: string; is_here: boolean }>`
    select n.recipient_id,
      coalesce(v.seen_at > now() - ${hereMs} * interval '1 millisecond', false) as is_here
    from (select distinct recipient_id from notifications where mail_due_at <= now()
          limit ${atOnce}) n
      left join notification_visits v on v.profile_id = n.recipient_id`.execute(db);
  return rows;
}

export async function isAnythingDue(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select 1 from notifications where mail_due_at <= now() limit 1`.execute(db);
  return rows.length > 0;
}

export const postponeDue = (trx: Trx, profileId: string, until: Date) =>
  trx
    .updateTable("notifications")
    .set({ mail_due_at: until })
    .where("recipient_id", "=", profileId)
    .where("mail_due_at", "<=", sql<Date>`now()`)
    .where("read_at", "is", null)
    .execute();

export type Reader = { id: string; username: string; email: string };

/** Those of these people who have a verified address; no suspended ones. */
export async function listReaders(trx: Trx, profileIds: readonly string[]): Promise<Reader[]> {
  if (profileIds.length === 0) return [];
  const query = sql<Reader>`
    select a.id, p.username, a.email from accounts a join profiles p on p.id = a.id
    where a.id = any (${preparedArray(profileIds, "uuid")}) and a.verified_at is not null
      and (a.suspended_until is null or a.suspended_until <= now())
      and a.deletion_asked_at is null
    -- Their addresses are locked one after the other, in one order on all servers.
    order by a.email`;
  return executePrepared(trx, query.compile(trx));
}

/** Records that people are on the site. */
export async function recordVisits(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into notification_visits (profile_id, seen_at)
    select p.id, now() from unnest(${ids}::uuid[]) i (id) join profiles p on p.id = i.id
    on conflict (profile_id) do update set seen_at = now()
      where notification_visits.seen_at < now() - interval '30 seconds'`.execute(db);
}
