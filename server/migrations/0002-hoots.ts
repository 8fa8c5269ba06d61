import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hoots (
      id uuid primary key,
      author_id uuid references profiles (id) on delete set null,
      title text not null,
      text text not null,
      category text not null,
      gif_url text,
      version integer not null default 1,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      dice double precision not null default random(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')
      ) stored
    )`.execute(db);
  // The id is a uuidv7, so its order is the order of posting.
  await sql`create index hoots_by_category on hoots (category, id desc)`.execute(db);
  await sql`create index hoots_by_author on hoots (author_id, id desc)`.execute(db);
  await sql`create index hoots_by_dice on hoots (dice)`.execute(db);
  await sql`create index hoots_by_words on hoots using gin (search)`.execute(db);
  await sql`
    create table hoot_likes (
      hoot_id uuid not null references hoots (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (hoot_id, profile_id)
    )`.execute(db);
  await sql`create index hoot_likes_newest on hoot_likes (hoot_id, created_at desc)`.execute(db);
  await sql`create index hoot_likes_by_profile on hoot_likes (profile_id)`.execute(db);
  await sql`
    create table comments (
      id uuid primary key,
      hoot_id uuid not null references hoots (id) on delete cascade,
      parent_id uuid,
      depth integer not null,
      text text not null,
      author_id uuid references profiles (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (hoot_id, id),
      -- A reply belongs to the same hoot as what it answers.
      foreign key (hoot_id, parent_id) references comments (hoot_id, id)
    )`.execute(db);
  await sql`create index comments_by_parent on comments (parent_id)`.execute(db);
  await sql`create index comments_by_author on comments (author_id)`.execute(db);
}
