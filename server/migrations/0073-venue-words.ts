import { type Kysely, sql } from "kysely";

/** The site's search finds places by their names, and reviews of places by their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index venues_by_name on venues using gin (words) where closed_at is null`.execute(db);
  await sql`
    alter table venue_reviews add column words tsvector generated always as (
      to_tsvector('simple', plain_words(text))
    ) stored`.execute(db);
  await sql`create index venue_reviews_by_words on venue_reviews using gin (words)`.execute(db);
}
