import { type Kysely, sql } from "kysely";

/** Forgets tries whose time is over. */
export async function gcCounts<S>(db: Kysely<S>): Promise<void> {
  await sql`delete from rate_counts where expire < ${Date.now()}`.execute(db);
}
