import { type Kysely, sql } from "kysely";

/** Reports, an audit log of decisions, appeals, moderators and suspensions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column is_moderator boolean not null default false,
      add column suspended_until timestamptz`.execute(db);
  await sql`alter table providers add column hidden_at timestamptz`.execute(db);
  await addLog(db);
  await addReports(db);
  await addAppeals(db);
}

/** Without foreign keys: an entry outlives the people and things that it is about, and holds no text of theirs. */
async function addLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_log (
      id uuid primary key,
      action text not null,
      moderator_id uuid not null,
      kind text not null,
      subject_id text not null,
      author_id uuid,
      report_count integer not null default 0,
      note text not null default '',
      until timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index moderation_log_by_thing on moderation_log (kind, subject_id, id desc)`.execute(
    db,
  );
  await sql`create index moderation_log_by_subject on moderation_log (subject_id, id desc)`.execute(
    db,
  );
  await sql`create index moderation_log_by_author on moderation_log (author_id, id desc)`.execute(
    db,
  );
  await sql`
    create function reject_log_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is append-only.';
    end $$`.execute(db);
  await sql`
    create trigger moderation_log_is_append_only before update or delete or truncate on moderation_log
      for each statement execute function reject_log_change()`.execute(db);
}

async function addReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id uuid primary key,
      reporter_id uuid references profiles (id) on delete set null,
      kind text not null,
      subject_id text not null,
      reason text not null,
      text text not null default '',
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      -- The decision that closed it.
      decision_id uuid,
      unique (reporter_id, kind, subject_id)
    )`.execute(db);
  await sql`create index reports_by_thing on reports (kind, subject_id)`.execute(db);
  await sql`create index reports_open on reports (kind, subject_id) where closed_at is null`.execute(
    db,
  );
  await sql`create index reports_by_decision on reports (decision_id)`.execute(db);
}

async function addAppeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appeals (
      id uuid primary key,
      decision_id uuid not null unique references moderation_log (id),
      author_id uuid not null references profiles (id) on delete cascade,
      text text not null,
      created_at timestamptz not null default now(),
      outcome text check (outcome in ('restore', 'uphold')),
      decided_at timestamptz
    )`.execute(db);
  await sql`create index appeals_by_author on appeals (author_id)`.execute(db);
  await sql`create index appeals_open on appeals (id) where outcome is null`.execute(db);
}
