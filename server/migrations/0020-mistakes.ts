import { type Kysely, sql } from "kysely";

/** What readers report of the facts of look-ups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mistakes (
      id uuid primary key,
      path text not null,
      fact text not null,
      text text not null,
      state text not null default 'open' check (state in ('open', 'closed')),
      -- None for guests, and where the account is gone.
      reported_by uuid references profiles (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mistakes_by_state on mistakes (state, id)`.execute(db);
  await sql`create index mistakes_by_reporter on mistakes (reported_by)`.execute(db);
}
