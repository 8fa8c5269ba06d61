import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blogs (
      id uuid primary key,
      -- A story is personal: it goes with its author.
      author_id uuid not null references profiles (id) on delete cascade,
      title text not null,
      content_one text not null,
      content_two text not null default '',
      content_three text not null default '',
      content_four text not null default '',
      -- The address of each picture: one of our drawings, or of the file beside it.
      image_one text,
      image_two text,
      image_three text,
      image_four text,
      image_one_file uuid references files (id),
      image_two_file uuid references files (id),
      image_three_file uuid references files (id),
      image_four_file uuid references files (id),
      version integer not null default 1,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      dice double precision not null default random(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index blogs_by_author on blogs (author_id, id desc)`.execute(db);
  await sql`create index blogs_by_dice on blogs (dice)`.execute(db);
  for (const turn of ["one", "two", "three", "four"]) {
    await sql`create index ${sql.ref(`blogs_by_image_${turn}`)} on blogs (${sql.ref(`image_${turn}_file`)})`.execute(
      db,
    );
  }
  await sql`
    create table blog_likes (
      blog_id uuid not null references blogs (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (blog_id, profile_id)
    )`.execute(db);
  await sql`create index blog_likes_newest on blog_likes (blog_id, created_at desc)`.execute(db);
  await sql`create index blog_likes_by_profile on blog_likes (profile_id)`.execute(db);
  await sql`
    create table blog_comments (
      id uuid primary key,
      blog_id uuid not null references blogs (id) on delete cascade,
      parent_id uuid,
      depth integer not null,
      text text not null,
      author_id uuid references profiles (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (blog_id, id),
      foreign key (blog_id, parent_id) references blog_comments (blog_id, id)
    )`.execute(db);
  await sql`create index blog_comments_by_parent on blog_comments (parent_id)`.execute(db);
  await sql`create index blog_comments_by_author on blog_comments (author_id)`.execute(db);
}
