import { type Kysely, sql } from "kysely";

/** A rule for what mailed links are for becomes wider. */
export const compatibleWith = "0048-marks-and-settings";

/** Log-ins and changes of an account, which its owner reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_log (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      what text not null,
      device text not null,
      -- The block of the address; null where no request caused it.
      network text,
      detail text,
      is_new_device boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index security_log_by_account on security_log (account_id, id desc)`.execute(db);
  await sql`create index security_log_by_time on security_log (created_at)`.execute(db);
  // Links with which an owner says "This wasn't me", and confirms or takes back a change of the email.
  await sql`alter table mailed_tokens drop constraint mailed_tokens_purpose_check`.execute(db);
  await sql`
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('verify', 'reset', 'not-me', 'email', 'email-undo'))`.execute(db);
  // The address that a change of the email is about.
  await sql`alter table mailed_tokens add column email text`.execute(db);
  // Where a session was opened, for what is done in it.
  await sql`alter table sessions add column network text`.execute(db);
}
