import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blogs
      add column image_one_alt text not null default '',
      add column image_two_alt text not null default '',
      add column image_three_alt text not null default '',
      add column image_four_alt text not null default ''`.execute(db);
}
