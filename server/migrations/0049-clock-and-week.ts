import { type Kysely, sql } from "kysely";

/** The clock and the first day of the week that a person chose; null until they choose them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column clock text check (clock in ('12', '24')),
      add column week_start text check (week_start in ('sunday', 'monday', 'saturday'))`.execute(
    db,
  );
}
