import { type Kysely, sql } from "kysely";

/** What people are to each other, what they bookmark, and what they are notified of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRelations(db);
  await addModeration(db);
  await addCommentLikes(db);
  await addQuestions(db);
  await addBookmarks(db);
  await addNotifications(db);
}

async function addRelations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table relations (
      profile_id uuid not null references profiles (id) on delete cascade,
      other_id uuid not null references profiles (id) on delete cascade,
      kind text not null check (kind in ('follow', 'block', 'mute')),
      created_at timestamptz not null default now(),
      primary key (profile_id, kind, other_id),
      check (profile_id <> other_id)
    )`.execute(db);
  await sql`create index relations_by_other on relations (other_id, kind, profile_id)`.execute(db);
}

/** Content with a time here is shown to its author and to moderators alone. */
async function addModeration(db: Kysely<unknown>): Promise<void> {
  const tables = ["hoots", "blogs", "comments", "blog_comments", "gallery_photos", "profiles"];
  for (const table of tables) {
    await sql`alter table ${sql.ref(table)} add column hidden_at timestamptz`.execute(db);
  }
}

async function addCommentLikes(db: Kysely<unknown>): Promise<void> {
  const kinds = [
    { table: "comments", likes: "comment_likes", subject: "hoot_id" },
    { table: "blog_comments", likes: "blog_comment_likes", subject: "blog_id" },
  ];
  for (const { table, likes, subject } of kinds) {
    await sql`
      alter table ${sql.ref(table)}
        add column like_count integer not null default 0 check (like_count >= 0)`.execute(db);
    await sql`
      create table ${sql.ref(likes)} (
        comment_id uuid not null references ${sql.ref(table)} (id) on delete cascade,
        profile_id uuid not null references profiles (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (comment_id, profile_id)
      )`.execute(db);
    await sql`create index ${sql.ref(`${likes}_by_profile`)} on ${sql.ref(likes)} (profile_id)`.execute(
      db,
    );
    // For the number of comments that a viewer does not see.
    await sql`
      create index ${sql.ref(`${table}_by_subject_and_author`)}
        on ${sql.ref(table)} (${sql.ref(subject)}, author_id)`.execute(db);
  }
}

/** A hoot with a question mark is a question; its author may accept one comment as the answer. */
async function addQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hoots
      add column is_question boolean not null
        generated always as (title ~ '[?？](\\s|$)' or text ~ '[?？](\\s|$)') stored,
      add column accepted_comment_id uuid references comments (id) on delete set null`.execute(db);
  await sql`create index hoots_by_accepted on hoots (accepted_comment_id) where accepted_comment_id is not null`.execute(
    db,
  );
  const unanswered = sql`where is_question and accepted_comment_id is null`;
  await sql`create index hoots_unanswered on hoots (id desc) ${unanswered}`.execute(db);
  await sql`create index hoots_unanswered_by_category on hoots (category, id desc) ${unanswered}`.execute(
    db,
  );
  await sql`create index hoots_by_likes on hoots (like_count desc, id desc)`.execute(db);
  await sql`create index hoots_by_category_and_likes on hoots (category, like_count desc, id desc)`.execute(
    db,
  );
}

async function addBookmarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookmarks (
      -- Its order is the order of saving.
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      kind text not null,
      -- The ID of its kind: a number for products, a pair of countries for documents.
      subject_id text not null,
      created_at timestamptz not null default now(),
      unique (profile_id, kind, subject_id)
    )`.execute(db);
  await sql`create index bookmarks_newest on bookmarks (profile_id, id desc)`.execute(db);
}

async function addNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      recipient_id uuid not null references profiles (id) on delete cascade,
      what text not null,
      -- The latest of its actors; none for those of the site.
      actor_id uuid references profiles (id) on delete cascade,
      actor_count integer not null default 1,
      -- What it is about. With the row it goes, too.
      hoot_id uuid references hoots (id) on delete cascade,
      blog_id uuid references blogs (id) on delete cascade,
      comment_id uuid references comments (id) on delete cascade,
      blog_comment_id uuid references blog_comments (id) on delete cascade,
      -- For other subjects: their kind, ID, title and path.
      subject jsonb,
      -- Equal for what is shown as one row, and so that nothing is told twice.
      topic text not null,
      happened_at timestamptz not null default now(),
      read_at timestamptz,
      -- When an email about it is due; null if none is.
      mail_due_at timestamptz,
      unique (recipient_id, topic)
    )`.execute(db);
  await sql`create index notifications_newest on notifications (recipient_id, happened_at desc, id desc)`.execute(
    db,
  );
  await sql`create index notifications_unread on notifications (recipient_id) where read_at is null`.execute(
    db,
  );
  await sql`create index notifications_due on notifications (mail_due_at) where mail_due_at is not null`.execute(
    db,
  );
  for (const column of ["actor_id", "hoot_id", "blog_id", "comment_id", "blog_comment_id"]) {
    await sql`create index ${sql.ref(`notifications_by_${column}`)} on notifications (${sql.ref(column)})`.execute(
      db,
    );
  }
  // Everybody who is counted in a row with several actors.
  await sql`
    create table notification_actors (
      notification_id uuid not null references notifications (id) on delete cascade,
      actor_id uuid not null references profiles (id) on delete cascade,
      primary key (notification_id, actor_id)
    )`.execute(db);
  await sql`create index notification_actors_by_actor on notification_actors (actor_id)`.execute(
    db,
  );
  await sql`
    create table notification_settings (
      profile_id uuid not null references profiles (id) on delete cascade,
      what text not null,
      app boolean not null,
      push boolean not null,
      mail text not null check (mail in ('now', 'daily', 'never')),
      primary key (profile_id, what)
    )`.execute(db);
  await sql`
    create table notification_visits (
      profile_id uuid primary key references profiles (id) on delete cascade,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    create table followed_threads (
      profile_id uuid not null references profiles (id) on delete cascade,
      hoot_id uuid references hoots (id) on delete cascade,
      blog_id uuid references blogs (id) on delete cascade,
      is_muted boolean not null,
      unique (profile_id, hoot_id),
      unique (profile_id, blog_id),
      check (num_nonnulls(hoot_id, blog_id) = 1)
    )`.execute(db);
  await sql`create index followed_threads_by_hoot on followed_threads (hoot_id)`.execute(db);
  await sql`create index followed_threads_by_blog on followed_threads (blog_id)`.execute(db);
}
