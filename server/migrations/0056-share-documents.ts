import { type Kysely, sql } from "kysely";

/** Links to a trip that show documents, some of them nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table plan_shares
      add column documents text[] not null default '{}',
      -- When a link to documents alone ends. Its expires_at is over from the beginning, so that the version before, which
      -- would show the trip, answers that it is gone.
      add column documents_until timestamptz`.execute(db);
}
