import { type Kysely, sql } from "kysely";

/** Which versions run on the schema after each later migration; texts and switches of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table migration_marks (
      name text primary key,
      -- The newest migration of the oldest version that runs on the schema after this one.
      compatible_with text not null
    )`.execute(db);
  // Null is the default of the software.
  await sql`
    alter table site_settings
      add column tagline text,
      add column newsletter_text text,
      add column pictures_note text,
      add column app_text text,
      add column has_shop boolean not null default true,
      add column has_newsletter boolean not null default true,
      add column has_app_banner boolean not null default true`.execute(db);
}
