import { type Kysely, sql } from "kysely";

/** Exchange rates that travelers typed for a trip. Further fields of costs are in their JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plans add column rates jsonb not null default '[]'`.execute(db);
}
