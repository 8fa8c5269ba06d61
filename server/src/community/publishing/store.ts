import { sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";

/** Counts one more post of an unverified account; false where it has made `max` already. */
export async function countUnverifiedPost(trx: Trx, id: string, max: number): Promise<boolean> {
  const query = sql<{ is_allowed: boolean }>`
    update accounts set unverified_posts = unverified_posts + 1
    where id = ${id}
    returning verified_at is not null or unverified_posts <= ${max} as is_allowed`;
  const [row] = await executePrepared(trx, query.compile(trx));
  return row?.is_allowed ?? false;
}

type StoredText = { is_new: boolean; is_first: boolean };

/**
 * Stores the hash of a text for a day; `is_new` is false if it was stored already. A concurrent insert of the
 * same row waits here, so only one of two equal posts is new. `is_first` is true for the person's first post.
 */
export async function storeText(trx: Trx, authorId: string, hash: Buffer): Promise<StoredText> {
  const query = sql<StoredText>`
    with remembered as (
      insert into recent_texts (author_id, hash) values (${authorId}, ${hash})
      on conflict (author_id, hash) do update set created_at = now()
        where recent_texts.created_at < now() - interval '24 hours'
      returning 1
    ), published as (
      update profiles set published_at = now() where id = ${authorId} and published_at is null
        and exists (select from remembered)
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
    )`.execute(trx);
}

export async function deleteOldTexts(db: Db): Promise<void> {
  await sql`delete from recent_texts where created_at < now() - interval '24 hours'`.execute(db);
}
