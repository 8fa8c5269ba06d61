import { type Kysely, sql } from "kysely";

/** Pauses of devices whose push service doesn't answer; followed hoots of one category. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table push_subscriptions
      -- Attempts without an answer since the last one that had one.
      add column failures integer not null default 0,
      add column paused_until timestamptz`.execute(db);
  await sql`
    create index hoots_by_author_and_category on hoots (author_id, category, id desc)`.execute(db);
}
