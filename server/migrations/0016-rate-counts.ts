import { type Kysely, sql } from "kysely";

/** Tries as all processes on one database count them. They are not worth a log: after a crash they begin anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_counts (
      key text primary key,
      points integer not null default 0,
      -- Milliseconds since 1970.
      expire bigint
    )`.execute(db);
}
