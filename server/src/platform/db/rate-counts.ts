import { type Kysely, sql } from "kysely";

/** Deletes expired counters. */
export async function gcCounts<S>(db: Kysely<S>): Promise<void> {
  await sql`delete from rate_counts where expire < ${Date.now()}`.execute(db);
}
