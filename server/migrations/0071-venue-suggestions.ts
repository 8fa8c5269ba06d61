import { type Kysely, sql } from "kysely";

/** What members suggest about places: new ones, other values, and that one has closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table venue_suggestions (
      id uuid primary key,
      kind text not null check (kind in ('new', 'correction', 'closed')),
      -- None for a new place that isn't accepted.
      venue_id uuid references venues (id) on delete cascade,
      -- The values that change, by their names on the wire.
      changes jsonb not null default '{}',
      note text not null default '',
      source text,
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected')),
      reason text,
      -- None where the account is gone; what was accepted stays.
      suggested_by uuid references profiles (id) on delete set null,
      decided_by uuid references profiles (id) on delete set null,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      check (kind = 'new' or venue_id is not null)
    )`.execute(db);
  await sql`create index venue_suggestions_by_state on venue_suggestions (state, id)`.execute(db);
  await sql`
    create index venue_suggestions_by_decision on venue_suggestions (state, decided_at, id)
      where state <> 'waiting'`.execute(db);
  await sql`create index venue_suggestions_of_person on venue_suggestions (suggested_by, id)`.execute(
    db,
  );
  await sql`create index venue_suggestions_by_decider on venue_suggestions (decided_by)`.execute(
    db,
  );
  await sql`create index venue_suggestions_by_venue on venue_suggestions (venue_id)`.execute(db);
}
