import type { NotificationKind, NotificationSetting } from "#contracts/community/notifications.ts";
import { type RawBuilder, sql } from "kysely";
import { authorJson, type AuthorRow } from "../../accounts/profiles/service.ts";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { contentOf, listedFor, openFor, uncountedFor } from "../../accounts/relations/policy.ts";
import { pathSql } from "./mail-store.ts";

export type NotificationRow = {
  id: string;
  what: NotificationKind;
  actor: AuthorRow | null;
  actor_count: number;
  subject: { kind: string; _id: string; title: string; path: string };
  happened_at: Date;
  read_at: Date | null;
  text: string;
};

/**
 * The rows that a person sees: those of kinds that they want on the site, by people whom they meet, about what they may
 * still open.
 */
const seenRows = (viewer: string): RawBuilder<unknown> => sql`
  notifications n
    left join lateral (${shownActor(viewer)}) shown on true
    left join profiles p on p.id = shown.id
    left join hoots h on h.id = n.hoot_id
    left join blogs b on b.id = n.blog_id
    left join comments c on c.id = n.comment_id
    left join blog_comments bc on bc.id = n.blog_comment_id
    left join venue_reviews vr on vr.id = n.review_id
  where n.recipient_id = ${viewer}
    and n.what not in (
      select what from notification_settings where profile_id = ${viewer} and not app)
    and (n.actor_id is null or shown.id is not null) and p.hidden_at is null
    and (h.id is null or ${openFor(viewer, contentOf("h"))})
    and (b.id is null or ${openFor(viewer, contentOf("b"))})
    and (vr.id is null or ${openFor(viewer, contentOf("vr"))})
    and (c.id is null or (c.deleted_at is null and ${openFor(viewer, contentOf("c"))}))
    and (bc.id is null or (bc.deleted_at is null and ${openFor(viewer, contentOf("bc"))}))`;

const actor = (column: string) => ({ author: sql.ref(column), hidden: sql`null` });

/** The latest actor of row `n`; where a viewer doesn't meet that one, another of them. */
const shownActor = (viewer: string): RawBuilder<unknown> => sql`
  select n.actor_id as id where ${listedFor(viewer, actor("n.actor_id"))}
  union all (
    select a.actor_id from notification_actors a
    where a.notification_id = n.id and n.actor_count > 1
      and ${listedFor(viewer, actor("a.actor_id"))}
    limit 1)
  limit 1`;

const subjectSql = sql`
  coalesce(n.subject - 'text', jsonb_build_object(
    'kind', case
      when coalesce(n.comment_id, n.blog_comment_id) is not null then 'comment'
      when n.hoot_id is not null then 'hoot'
      when n.blog_id is not null then 'blog'
      else 'profile' end,
    '_id', coalesce(n.comment_id, n.blog_comment_id, n.hoot_id, n.blog_id, n.actor_id, n.id),
    'title', coalesce(h.title, b.title, p.username, ''),
    'path', ${pathSql}))`;

const hiddenActors = (isHidden: RawBuilder<boolean>) =>
  sql`from notification_actors a where a.notification_id = n.id and ${isHidden}`;

/** Characters of a comment that a notification shows. */
const excerptLength = 200;

/** A page of a person's notifications, newest first. */
export async function listNotifications(
  db: Db,
  viewer: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`(n.happened_at, n.id) < (select happened_at, id from notifications
          where id = ${before} and recipient_id = ${viewer})`;
  const query = sql<NotificationRow>`
    select n.id, n.what, ${authorJson} as actor, ${subjectSql} as subject,
      n.actor_count - ${uncountedFor(viewer, hiddenActors, sql.ref("a.actor_id"))} as actor_count,
      n.happened_at, n.read_at, coalesce(left(coalesce(c.text, bc.text), ${sql.lit(excerptLength)}), n.subject ->> 'text', '') as text
    from ${seenRows(viewer)} and ${after}
    order by n.happened_at desc, n.id desc limit ${sql.lit(limit)}`;
  return executePrepared(db, query.compile(db));
}

/** Above this number, the exact one says nothing more. */
const unreadMax = 1_000;

export async function countUnread(db: Db, viewer: string): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from ${seenRows(viewer)} and n.read_at is null limit ${sql.lit(unreadMax)}) unread`;
  return (await executePrepared(db, query.compile(db)))[0]?.count ?? 0;
}

/** Marks the notification and older ones as read, or all; true where any was unread. */
export async function updateRead(
  trx: Trx,
  viewer: string,
  upTo: string | undefined,
): Promise<boolean> {
  const older =
    upTo === undefined
      ? sql`true`
      : sql`(happened_at, id) <= (select happened_at, id from notifications
          where id = ${upTo} and recipient_id = ${viewer})`;
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = now(), mail_due_at = null
    where recipient_id = ${viewer} and read_at is null and ${older}`.execute(trx);
  return numAffectedRows > 0n;
}

export const listSettings = (db: Db, profileId: string) =>
  db
    .selectFrom("notification_settings")
    .select(["what", "app", "push", "mail"])
    .where("profile_id", "=", profileId)
    .execute();

export const upsertSetting = (
  trx: Trx,
  profileId: string,
  what: NotificationKind,
  setting: NotificationSetting,
) =>
  trx
    .insertInto("notification_settings")
    .values({ profile_id: profileId, what, ...setting })
    .onConflict((conflict) => conflict.columns(["profile_id", "what"]).doUpdateSet(setting))
    .execute();

/** Emails of these kinds that are due to a person are not sent. */
export const cancelMail = (trx: Trx, profileId: string, kinds: readonly NotificationKind[]) =>
  trx
    .updateTable("notifications")
    .set({ mail_due_at: null })
    .where("recipient_id", "=", profileId)
    .where("what", "in", [...kinds])
    .where("mail_due_at", "is not", null)
    .execute();

export const hasProfile = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("profiles").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/**
 * Takes a person who is being deleted out of others' notifications: rows with several actors show another one, the rest
 * go.
 */
export async function removeActor(trx: Trx, profileId: string): Promise<void> {
  await sql`
    with gone as (
      delete from notification_actors where actor_id = ${profileId} returning notification_id
    )
    update notifications set actor_count = actor_count - 1
    where id in (select notification_id from gone) and actor_count > 1`.execute(trx);
  await sql`
    update notifications n set
      actor_id = (select actor_id from notification_actors where notification_id = n.id limit 1)
    where n.actor_id = ${profileId} and exists (
      select from notification_actors where notification_id = n.id)`.execute(trx);
  await sql`delete from notifications where actor_id = ${profileId}`.execute(trx);
}

export type ThreadKind = "hoot" | "blog";
const threadColumn = { hoot: "hoot_id", blog: "blog_id" } as const;

export async function upsertThread(
  trx: Trx,
  profileId: string,
  { kind, id, isMuted }: { kind: ThreadKind; id: string; isMuted: boolean },
): Promise<void> {
  const column = sql.ref(threadColumn[kind]);
  await sql`
    insert into followed_threads (profile_id, ${column}, is_muted)
    values (${profileId}, ${id}, ${isMuted})
    on conflict (profile_id, ${column}) do update set is_muted = excluded.is_muted`.execute(trx);
}

/** Emails about a thread that are due to a person are not sent. */
export const cancelThreadMail = (
  trx: Trx,
  profileId: string,
  { kind, id }: { kind: ThreadKind; id: string },
) =>
  trx
    .updateTable("notifications")
    .set({ mail_due_at: null })
    .where("recipient_id", "=", profileId)
    .where(threadColumn[kind], "=", id)
    .where("mail_due_at", "is not", null)
    .execute();

export const deleteThread = (
  trx: Trx,
  profileId: string,
  { kind, id }: { kind: ThreadKind; id: string },
) =>
  trx
    .deleteFrom("followed_threads")
    .where("profile_id", "=", profileId)
    .where(threadColumn[kind], "=", id)
    .execute();

/** Which of these threads a person follows or mutes. */
export async function listThreads(
  db: Db,
  profileId: string,
  kind: ThreadKind,
  ids: readonly string[],
): Promise<{ id: string; is_muted: boolean }[]> {
  const column = sql.ref(threadColumn[kind]);
  const { rows } = await sql<{ id: string; is_muted: boolean }>`
    select ${column} as id, is_muted from followed_threads
    where profile_id = ${profileId} and ${column} = any (${ids}::uuid[])`.execute(db);
  return rows;
}
