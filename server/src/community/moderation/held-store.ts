import { sql } from "kysely";
import type { Db } from "../../platform/schema.ts";
import type { ReportSubject } from "./log-store.ts";

/** The posts that wait for a moderator; each is found by its own ID. */
export const heldPosts = sql`
  select 'hoot' as kind, id, held_at from hoots where held_at is not null
  union all select 'blog', id, held_at from blogs where held_at is not null
  union all select 'review', id, held_at from venue_reviews where held_at is not null
  union all select 'comment', id, held_at from comments
    where held_at is not null and deleted_at is null
  union all select 'comment', id, held_at from blog_comments
    where held_at is not null and deleted_at is null`;

type Listing = { before: string | undefined; limit: number };

/** Posts that are held for review, the longest waiting first. */
export async function listHeld(
  db: Db,
  { before, limit }: Listing,
): Promise<(ReportSubject & { first: string })[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`(held_at, id) > (select held_at, id from held where id = ${before})`;
  const { rows } = await sql<ReportSubject & { first: string }>`
    with held as (${heldPosts})
    select kind, id::text as subject_id, id::text as first from held where ${after}
    order by held_at, id limit ${limit}`.execute(db);
  return rows;
}
