import { type Kysely, sql } from "kysely";

/** What people plan for the days of a trip, and ideas without a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_entries (
      plan_id uuid not null references plans (id) on delete cascade,
      id uuid not null,
      date date,
      position integer not null,
      time text,
      end_time text,
      zone text,
      title text not null,
      location text not null default '',
      note text not null default '',
      link text,
      is_done boolean not null default false,
      -- In the smallest unit of the currency.
      cost_amount integer,
      cost_currency text,
      photo_id uuid references plan_attachments (id) on delete set null,
      created_at timestamptz not null default now(),
      primary key (plan_id, id),
      check ((cost_amount is null) = (cost_currency is null))
    )`.execute(db);
  await sql`create index plan_entries_by_photo on plan_entries (photo_id)
    where photo_id is not null`.execute(db);
}
