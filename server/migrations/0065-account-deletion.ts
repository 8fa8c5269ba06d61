import { type Kysely, sql } from "kysely";

/** A rule for what mailed links are for becomes wider. */
export const compatibleWith = "0048-marks-and-settings";

/** Deleted accounts can come back for 14 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column deletion_asked_at timestamptz`.execute(db);
  // Whether the suspension began with the deletion, and ends with its undoing.
  await sql`alter table accounts add column deletion_suspends boolean not null default false`.execute(
    db,
  );
  await sql`
    create index accounts_by_deletion on accounts (deletion_asked_at)
      where deletion_asked_at is not null`.execute(db);
  await sql`alter table mailed_tokens drop constraint mailed_tokens_purpose_check`.execute(db);
  await sql`
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('verify', 'reset', 'not-me', 'email', 'email-undo', 'restore'))`.execute(
    db,
  );
}
