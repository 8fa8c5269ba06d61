import { type Kysely, sql } from "kysely";

const subjects = [
  { likes: "hoot_likes", key: "hoot_id" },
  { likes: "blog_likes", key: "blog_id" },
] as const;

const textIndexes = ["hoots_by_words", "hoots_by_plain_words", "blogs_by_plain_words"] as const;

/** Makes a like cost the same however many a post has: reads its newest likes without a sort, and writes text indexes briefly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { likes, key } of subjects) {
    // The condition holds for every row. A query without it, for the like of one person, can't use this index: it would
    // read all likes of the post, because PostgreSQL expects a few.
    await sql`
      create index ${sql.ref(`${likes}_latest`)}
        on ${sql.ref(likes)} (${sql.ref(key)}, created_at desc, profile_id)
        where created_at > '-infinity'`.execute(db);
    await sql`drop index ${sql.ref(`${likes}_newest`)}`.execute(db);
  }
  // The write that fills the list of new entries moves them into the index: 4 MB by default, for which one like had to wait.
  for (const index of textIndexes) {
    await sql`alter index ${sql.ref(index)} set (gin_pending_list_limit = 128)`.execute(db);
  }
}
