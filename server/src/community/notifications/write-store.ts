import type { MailTime } from "#contracts/community/notifications.ts";
import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { isOwner as isTripOwner } from "../../travel/trips/policy.ts";
import type { Notice } from "./notices.ts";

/** A person counts as on the site for this long after a sign of them. */
const hereMs = 2 * 60_000;

/** What tells a person's time zone: their country, and the zone there in which their trips begin. */
export type ReaderZone = { home_country: string | null; start_zone: string | null };

/** These columns of row `p` of profiles. */
const zoneColumns = sql`
  p.home_country, (select origin ->> 'zone' from plans
    where ${isTripOwner({ userId: sql.ref("p.id") })} and origin ->> 'country' = p.home_country order by id limit 1) as start_zone`;

/** Of a person whose account was just deleted, nothing is known. */
export async function getReaderZone(db: Db, id: string): Promise<ReaderZone> {
  const query = sql<ReaderZone>`select ${zoneColumns} from profiles p where p.id = ${id}`;
  const [row] = await executePrepared(db, query.compile(db));
  return row ?? { home_country: null, start_zone: null };
}

export type Allowed = ReaderZone & {
  index: number;
  /** When the recipient wants an email; null: as usual for its kind. */
  mail: MailTime | null;
  push: boolean | null;
  is_here: boolean;
  /** Accounts that may not reach others by email do not do it in this way either. */
  may_reach: boolean;
};

/**
 * Of these notices, those that reach their recipients: not about what they did themselves, not by people whom they don't
 * meet or have muted, and not in threads that they have muted or can't open. `index` is that of a notice.
 */
export function listAllowed(trx: Trx, notices: readonly Notice[]): Promise<Allowed[]> {
  const kinds = notices.map(({ what }) => what);
  const ids = (idOf: (notice: Notice) => string | null | undefined) => {
    const each = notices.map((notice) => idOf(notice) ?? null);
    return preparedArray(each, "uuid");
  };
  // Each condition is an equality with an index, since these tables have a row for each pair of people.
  const query = sql<Allowed>`
    with given as materialized (
      select g.*, coalesce((select author_id from hoots where id = g.hoot_id),
        (select author_id from blogs where id = g.blog_id)) as thread_by
      from unnest(${ids(({ recipientId }) => recipientId)}, ${ids(({ actorId }) => actorId)},
        ${preparedArray(kinds, "text")}, ${ids(({ hootId }) => hootId)}, ${ids(({ blogId }) => blogId)})
        with ordinality as g (recipient_id, actor_id, what, hoot_id, blog_id, position)
    )
    select (g.position - 1)::integer as index, s.mail, s.push, ${zoneColumns},
      exists (
        select from notification_visits v where v.profile_id = g.recipient_id
          and v.seen_at > now() - ${hereMs} * interval '1 millisecond') as is_here,
      g.actor_id is null or exists (
        select from accounts a where a.id = g.actor_id and a.verified_at is not null) as may_reach
    from given g
      join profiles p on p.id = g.recipient_id
      left join notification_settings s on s.profile_id = g.recipient_id and s.what = g.what
    where (g.actor_id is null or g.actor_id <> g.recipient_id)
      and not exists (
        select from relations r where r.profile_id = g.recipient_id and r.other_id = g.actor_id
          and r.kind in ('block', 'mute'))
      and not exists (
        select from relations r where r.profile_id = g.actor_id and r.other_id = g.recipient_id
          and r.kind = 'block')
      -- Another person may reply to them in the thread of someone who blocked them.
      and not exists (
        select from relations r where r.profile_id = g.recipient_id and r.other_id = g.thread_by
          and r.kind = 'block')
      and not exists (
        select from relations r where r.profile_id = g.thread_by and r.other_id = g.recipient_id
          and r.kind = 'block')
      and not exists (
        select from followed_threads f where f.profile_id = g.recipient_id and f.is_muted
          and f.hoot_id = g.hoot_id)
      and not exists (
        select from followed_threads f where f.profile_id = g.recipient_id and f.is_muted
          and f.blog_id = g.blog_id)
    order by g.position`;
  return executePrepared(trx, query.compile(trx));
}

export type NewNotification = {
  id: string;
  notice: Notice;
  /** Those who did it, the latest last. */
  actors: readonly string[];
  mailDueAt: Date | null;
};

export type InsertedRow = { id: string; is_new: boolean; recipient_id: string; topic: string };

/** Inserts notifications; returns their rows, with those that were there before. They are locked until the end. */
export function insertNotifications(
  trx: Trx,
  all: readonly NewNotification[],
): Promise<InsertedRow[]> {
  const drafts = all.map(({ id, notice, actors, mailDueAt }) => ({
    id,
    recipient_id: notice.recipientId,
    what: notice.what,
    actor_id: actors.at(-1) ?? null,
    actor_count: Math.max(1, actors.length),
    hoot_id: notice.hootId ?? null,
    blog_id: notice.blogId ?? null,
    comment_id: notice.commentId ?? null,
    blog_comment_id: notice.blogCommentId ?? null,
    review_id: notice.reviewId ?? null,
    subject: notice.subject ?? null,
    topic: notice.topic,
    mail_due_at: mailDueAt?.toISOString() ?? null,
  }));
  const query = sql<InsertedRow>`
    insert into notifications (id, recipient_id, what, actor_id, actor_count, hoot_id, blog_id,
      comment_id, blog_comment_id, review_id, subject, topic, mail_due_at)
    select d.* from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d
      (id uuid, recipient_id uuid, what text, actor_id uuid, actor_count integer, hoot_id uuid,
        blog_id uuid, comment_id uuid, blog_comment_id uuid, review_id uuid, subject jsonb, topic text,
        mail_due_at timestamptz)
    -- In one order for all servers, so that two of them cannot wait for each other.
    order by d.recipient_id, d.topic
    on conflict (recipient_id, topic) do update set topic = excluded.topic
    returning id, xmax = 0 as is_new, recipient_id, topic`;
  return executePrepared(trx, query.compile(trx));
}

export type Acted = { id: string; actorId: string; isNew: boolean };

/**
 * Adds actors to notifications; returns those of older rows that have a new actor, which makes them news again. The
 * count of a new row includes its actors already.
 */
export async function insertActors(trx: Trx, acted: readonly Acted[]): Promise<string[]> {
  if (acted.length === 0) return [];
  const [ids, actorIds] = [acted.map(({ id }) => id), acted.map(({ actorId }) => actorId)];
  const areNew = acted.map(({ isNew }) => isNew);
  const query = sql<{ id: string }>`
    with given as (
      select * from unnest(${preparedArray(ids, "uuid")}, ${preparedArray(actorIds, "uuid")},
        ${preparedArray(areNew, "boolean")})
        with ordinality as g (notification_id, actor_id, is_new, position)
    ), inserted as (
      insert into notification_actors (notification_id, actor_id)
      select notification_id, actor_id from given
      on conflict do nothing returning notification_id, actor_id
    ), added as (
      select notification_id, count(*)::integer as count,
        (array_agg(actor_id order by position desc))[1] as latest
      from inserted join given using (notification_id, actor_id)
      where not is_new group by notification_id
    )
    update notifications n set actor_id = added.latest, actor_count = n.actor_count + added.count,
      happened_at = now(), read_at = null
    from added where n.id = added.notification_id
    returning n.id`;
  return (await executePrepared(trx, query.compile(trx))).map(({ id }) => id);
}
