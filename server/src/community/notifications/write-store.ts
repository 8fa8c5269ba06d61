import type { MailTime } from "#contracts/community/notifications.ts";
import { sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Trx } from "../../platform/schema.ts";
import { defaultTimes } from "./defaults.ts";
import type { Notice } from "./notices.ts";

/** A person counts as on the site for this long after a sign of them. */
const hereMs = 2 * 60_000;

export type Allowed = { place: number; mail: MailTime; push: boolean; is_here: boolean };

/**
 * Of these notices, those that reach their recipients: not about what they did themselves, not by people whom they don't
 * meet or have muted, and not in threads that they have muted or can't open. `place` is the index of a notice.
 */
export async function listAllowed(trx: Trx, notices: readonly Notice[]): Promise<Allowed[]> {
  const drafts = notices.map((notice, place) => ({
    place,
    recipient_id: notice.recipientId,
    actor_id: notice.actorId,
    what: notice.what,
    hoot_id: notice.hootId ?? null,
    blog_id: notice.blogId ?? null,
  }));
  const query = sql<Allowed>`
    select d.place,
      -- Accounts that may not reach others by email do not do it in this way either.
      case when d.actor_id is not null and a.verified_at is null then 'never'
        else coalesce(s.mail, m.mail) end as mail,
      (d.actor_id is null or a.verified_at is not null) and coalesce(s.push, m.push) as push,
      coalesce(v.seen_at > now() - ${hereMs} * interval '1 millisecond', false) as is_here
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d
        (place integer, recipient_id uuid, actor_id uuid, what text, hoot_id uuid, blog_id uuid)
      join profiles p on p.id = d.recipient_id
      join jsonb_to_recordset(${JSON.stringify(defaultTimes)}::jsonb) as m (what text, mail text, push boolean)
        on m.what = d.what
      left join accounts a on a.id = d.actor_id
      left join hoots h on h.id = d.hoot_id
      left join blogs b on b.id = d.blog_id
      left join notification_settings s on s.profile_id = d.recipient_id and s.what = d.what
      left join notification_visits v on v.profile_id = d.recipient_id
    where (d.actor_id is null or d.actor_id <> d.recipient_id)
      and not exists (
        select from relations r where r.profile_id = d.recipient_id and r.other_id = d.actor_id
          and r.kind in ('block', 'mute'))
      and not exists (
        select from relations r where r.profile_id = d.actor_id and r.other_id = d.recipient_id
          and r.kind = 'block')
      -- Somebody else may write to them in the thread of a person whom they don't meet.
      and not exists (
        select from relations r
        where r.kind = 'block' and coalesce(h.author_id, b.author_id) in (r.profile_id, r.other_id)
          and d.recipient_id in (r.profile_id, r.other_id)
          and coalesce(h.author_id, b.author_id) <> d.recipient_id)
      and not exists (
        select from followed_threads f where f.profile_id = d.recipient_id and f.is_muted
          and (f.hoot_id = d.hoot_id or f.blog_id = d.blog_id))
    order by d.place`;
  return executePrepared(trx, query.compile(trx));
}

export type NewNotification = {
  id: string;
  notice: Notice;
  /** Whoever did it, the latest last. */
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
    subject: notice.subject ?? null,
    topic: notice.topic,
    mail_due_at: mailDueAt?.toISOString() ?? null,
  }));
  const query = sql<InsertedRow>`
    insert into notifications (id, recipient_id, what, actor_id, actor_count, hoot_id, blog_id,
      comment_id, blog_comment_id, subject, topic, mail_due_at)
    select d.* from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d
      (id uuid, recipient_id uuid, what text, actor_id uuid, actor_count integer, hoot_id uuid,
        blog_id uuid, comment_id uuid, blog_comment_id uuid, subject jsonb, topic text,
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
  const query = sql<{ id: string }>`
    with given as (
      select * from unnest(${ids}::uuid[], ${actorIds}::uuid[], ${acted.map(({ isNew }) => isNew)}::boolean[])
        with ordinality as g (notification_id, actor_id, is_new, place)
    ), inserted as (
      insert into notification_actors (notification_id, actor_id)
      select notification_id, actor_id from given
      on conflict do nothing returning notification_id, actor_id
    ), added as (
      select notification_id, count(*)::integer as count,
        (array_agg(actor_id order by place desc))[1] as latest
      from inserted join given using (notification_id, actor_id)
      where not is_new group by notification_id
    )
    update notifications n set actor_id = added.latest, actor_count = n.actor_count + added.count,
      happened_at = now(), read_at = null
    from added where n.id = added.notification_id
    returning n.id`;
  return (await executePrepared(trx, query.compile(trx))).map(({ id }) => id);
}
