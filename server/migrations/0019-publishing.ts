import { type Kysely, sql } from "kysely";

/** What bounds posting: who is published, what an unverified account has posted, which texts are fresh. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      -- Posts and comments made before the email was verified; deleting them gives none back.
      add column unverified_posts integer not null default 0`.execute(db);
  // Null until the person's first hoot, story, comment or photo: lists show nobody before that.
  await sql`alter table profiles add column published_at timestamptz`.execute(db);
  await sql`
    update profiles set published_at = now() where id in (
      select author_id from hoots
      union select author_id from blogs
      union select author_id from comments
      union select author_id from blog_comments
      union select profile_id from gallery_photos
    )`.execute(db);
  await sql`create index profiles_published on profiles (id) where published_at is not null`.execute(
    db,
  );
  await sql`
    create table recent_texts (
      author_id uuid not null references profiles (id) on delete cascade,
      -- SHA-256 of the text as readers see it.
      hash bytea not null,
      created_at timestamptz not null default now(),
      primary key (author_id, hash)
    )`.execute(db);
  await sql`create index recent_texts_by_age on recent_texts (created_at)`.execute(db);
}
