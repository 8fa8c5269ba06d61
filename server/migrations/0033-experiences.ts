import { type Kysely, sql } from "kysely";

/** Travelers' reports about legs of their trips, the legs that they don't want to report about, and tags of hoots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A report outlives its trip, and is deleted with the account.
  await sql`
    create table experiences (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      plan_id uuid references plans (id) on delete set null,
      leg_id uuid not null,
      traveled_on date not null,
      airline text,
      from_country text,
      to_country text,
      papers text[] not null,
      -- In the smallest unit of its currency; 0 where none was charged, null where it is not known.
      fee_amount integer,
      fee_currency text,
      accepted boolean not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- When a moderator hid it; infinite for what was removed.
      hidden_at timestamptz,
      unique (profile_id, leg_id),
      check (airline is not null or (from_country is not null and to_country is not null))
    )`.execute(db);
  await sql`create index experiences_by_plan on experiences (plan_id)`.execute(db);
  await sql`
    create index experiences_by_airline on experiences (airline, traveled_on)
      where hidden_at is null`.execute(db);
  await sql`
    create index experiences_by_route on experiences (from_country, to_country, traveled_on)
      where hidden_at is null`.execute(db);
  await sql`
    create table experience_dismissals (
      profile_id uuid not null references profiles (id) on delete cascade,
      leg_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (profile_id, leg_id)
    )`.execute(db);
  await addTags(db);
}

/** Most hoots have no tag, so the indexes hold only those that do. */
async function addTags(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hoots
      add column airline text,
      add column from_country text,
      add column to_country text,
      add column breed text`.execute(db);
  await sql`create index hoots_by_airline on hoots (airline, id desc) where airline is not null`.execute(
    db,
  );
  await sql`
    create index hoots_by_route on hoots (from_country, to_country, id desc)
      where from_country is not null`.execute(db);
  await sql`create index hoots_by_breed on hoots (breed, id desc) where breed is not null`.execute(
    db,
  );
}
