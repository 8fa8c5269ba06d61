import { type Kysely, sql } from "kysely";

/** Marks links that ended with a password, so that their owner can be offered to recreate them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["plan_shares", "calendar_addresses"]) {
    await sql`
      alter table ${sql.table(table)}
      add column ended_with_password boolean not null default false`.execute(db);
  }
}
