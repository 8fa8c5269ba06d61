import { type Kysely, sql } from "kysely";

/** Its unique index is of a new table. */
export const compatibleWith = "0048-marks-and-settings";

/** What members write about visits to places with a pet, with photos and helpful votes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table venue_reviews (
      id uuid primary key,
      venue_id uuid not null references venues (id) on delete cascade,
      author_id uuid not null references profiles (id) on delete cascade,
      pet_id uuid references pets (id) on delete set null,
      stars smallint not null check (stars between 1 and 5),
      text text not null,
      visited_on date not null,
      visited_year integer not null generated always as (extract(year from visited_on)::integer) stored,
      -- Null is not answered, here and below.
      allowed text check (allowed in ('yes', 'leashed', 'outside', 'no')),
      -- In the smallest unit of its currency; 0 where none was charged.
      fee_amount integer,
      fee_currency text,
      max_kg real,
      max_pets smallint,
      fenced boolean,
      water boolean,
      helpful_count integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- When a moderator hid it; infinite for what was removed.
      hidden_at timestamptz,
      held_at timestamptz,
      unique (author_id, venue_id, visited_year)
    )`.execute(db);
  await sql`create index venue_reviews_by_venue on venue_reviews (venue_id, id desc)`.execute(db);
  await sql`create index venue_reviews_by_pet on venue_reviews (pet_id)`.execute(db);
  await sql`
    create index venue_reviews_held on venue_reviews (held_at) where held_at is not null`.execute(
    db,
  );
  await sql`
    create table venue_review_photos (
      review_id uuid not null references venue_reviews (id) on delete cascade,
      position smallint not null check (position between 1 and 4),
      file_id uuid not null unique references files (id) on delete cascade,
      alt text not null default '',
      primary key (review_id, position)
    )`.execute(db);
  await sql`
    create table venue_review_votes (
      review_id uuid not null references venue_reviews (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (review_id, profile_id)
    )`.execute(db);
  await sql`
    create index venue_review_votes_by_person on venue_review_votes (profile_id)`.execute(db);
  // Its title and path are in the subject; with the review it goes, too.
  await sql`
    alter table notifications
      add column review_id uuid references venue_reviews (id) on delete cascade`.execute(db);
  await sql`
    create index notifications_by_review on notifications (review_id)
      where review_id is not null`.execute(db);
}
