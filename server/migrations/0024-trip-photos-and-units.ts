import { type Kysely, sql } from "kysely";

/**
 * Photos of a trip are attachments of another kind, so quota, deletion and backups treat them alike. A person's
 * currency and units are null until they choose them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table plan_attachments
    add column kind text not null default 'document' check (kind in ('document', 'photo'))`.execute(
    db,
  );
  await sql`
    alter table profiles
      add column currency text,
      add column units text check (units in ('us', 'metric'))`.execute(db);
}
