import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table providers (
      id uuid primary key,
      service text not null,
      city text not null,
      name text not null,
      services text not null,
      address text,
      contact text not null,
      source text not null,
      note text not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
      reason text,
      -- None where the account is gone; what was approved stays.
      suggested_by uuid references profiles (id) on delete set null,
      decided_by uuid references profiles (id) on delete set null,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index providers_shown on providers (service, city, name) where state = 'approved'`.execute(
    db,
  );
  await sql`create index providers_by_state on providers (state, id)`.execute(db);
  await sql`create index providers_of_person on providers (suggested_by, id)`.execute(db);
  await sql`create index providers_by_decider on providers (decided_by)`.execute(db);
}
