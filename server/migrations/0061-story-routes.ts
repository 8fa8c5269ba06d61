import { type Kysely, sql } from "kysely";

/** The countries of the trip that a story is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blogs add column from_country text, add column to_country text`.execute(db);
}
