import { sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

/** Counts one more post of an unverified account; false where it has made `max` already. */
export async function countUnverifiedPost(trx: Trx, id: string, max: number): Promise<boolean> {
  const query = sql<{ is_allowed: boolean }>`
    update accounts set unverified_posts = unverified_posts + 1
    where id = ${id}
    returning verified_at is not null or unverified_posts <= ${max} as is_allowed`;
  const [row] = await executePrepared(trx, query.compile(trx));
  return row?.is_allowed ?? false;
}

/** The columns of a post that is held for review, which is hidden, too. */
export const heldColumns = { hidden_at: sql<Date>`now()`, held_at: sql<Date>`now()` };

type StoredText = { is_new: boolean; is_first: boolean };

/** Posts within a time, and the seconds until the oldest of them no longer counts. */
type Recent = { count: number; freeIn: number };

/** What a person has posted within an hour and a day. Concurrent posts of the person wait here. */
export async function countRecentPosts(
  trx: Trx,
  authorId: string,
): Promise<{ perHour: Recent; perDay: Recent }> {
  await sql`select 1 from accounts where id = ${authorId} for no key update`.execute(trx);
  const within = (interval: string) => sql`created_at > now() - ${interval}::interval`;
  const freeIn = (interval: string) => sql`
    coalesce(ceil(extract(epoch from min(created_at) filter (where ${within(interval)})
      + ${interval}::interval - now())), 1)::integer`;
  const { rows } = await sql<{ hour: number; day: number; hour_free: number; day_free: number }>`
    select count(*) filter (where ${within("1 hour")})::integer as hour,
      count(*) filter (where ${within("24 hours")})::integer as day,
      ${freeIn("1 hour")} as hour_free, ${freeIn("24 hours")} as day_free
    from recent_texts where ${isAuthor({ userId: authorId })}`.execute(trx);
  const { hour = 0, day = 0, hour_free = 1, day_free = 1 } = rows[0] ?? {};
  return {
    perHour: { count: hour, freeIn: hour_free },
    perDay: { count: day, freeIn: day_free },
  };
}

/** Whether a moderator has released a post of this person with a link. */
export async function hasReviewedLinks(trx: Trx, id: string): Promise<boolean> {
  const account = await trx
    .selectFrom("accounts")
    .select("links_reviewed")
    .where("id", "=", id)
    .executeTakeFirst();
  return account?.links_reviewed ?? false;
}

/** Later posts of this person with links need no review. */
export const updateLinksReviewed = (trx: Trx, id: string) =>
  trx.updateTable("accounts").set({ links_reviewed: true }).where("id", "=", id).execute();

type NewText = { authorId: string; hash: Buffer; isPublic: boolean };

/**
 * Stores the hash of a text for a day; `is_new` is false if it was stored already. A concurrent insert of the
 * same row waits here, so only one of two equal posts is new. `is_first` is true for the person's first public post.
 */
export async function storeText(
  trx: Trx,
  { authorId, hash, isPublic }: NewText,
): Promise<StoredText> {
  const query = sql<StoredText>`
    with remembered as (
      insert into recent_texts (author_id, hash) values (${authorId}, ${hash})
      on conflict (author_id, hash) do update set created_at = now()
        where recent_texts.created_at < now() - interval '24 hours'
      returning 1
    ), published as (
      update profiles set published_at = now() where id = ${authorId} and published_at is null
        and ${isPublic}::boolean and exists (select from remembered)
      returning 1
    )
    select exists (select from remembered) as is_new, exists (select from published) as is_first`;
  const [row] = await executePrepared(trx, query.compile(trx));
  return row ?? { is_new: false, is_first: false };
}

/** Marks a person as published; true the first time. */
export async function markPublished(trx: Trx, authorId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("profiles")
    .set({ published_at: sql`now()` })
    .where("id", "=", authorId)
    .where("published_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all authors as published, for rows inserted without a service. */
export async function markAuthors(trx: Trx): Promise<void> {
  await sql`
    update profiles set published_at = now() where published_at is null and id in (
      select author_id from hoots
      union select author_id from blogs
      union select author_id from comments
      union select author_id from blog_comments
      union select profile_id from gallery_photos
      union select author_id from venue_reviews
    )`.execute(trx);
}

export async function deleteOldTexts(db: Db): Promise<void> {
  await sql`delete from recent_texts where created_at < now() - interval '24 hours'`.execute(db);
}
