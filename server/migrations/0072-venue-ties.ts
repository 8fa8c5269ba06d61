import { type Kysely, sql } from "kysely";

/** The place that a hoot, or a plan of a trip, is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hoots
      add column venue_id uuid references venues (id) on delete set null`.execute(db);
  await sql`
    create index hoots_by_venue on hoots (venue_id, id desc) where venue_id is not null`.execute(
    db,
  );
  await sql`
    alter table plan_entries
      add column venue_id uuid references venues (id) on delete set null`.execute(db);
  await sql`
    create index plan_entries_by_venue on plan_entries (venue_id)
      where venue_id is not null`.execute(db);
}
