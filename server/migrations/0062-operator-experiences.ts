import { type Kysely, sql } from "kysely";

/** Travel reports about trains, ferries, ships and buses. A leg is of one airline or of one operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table experiences add column operator text`.execute(db);
  await sql`
    create index experiences_by_operator on experiences (operator, traveled_on)
      where hidden_at is null and operator is not null`.execute(db);
}
