import { type Kysely, sql } from "kysely";

/** What was sent to each address lately, so that strangers can't fill its inbox, also by signing up again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_sends (
      id uuid primary key default gen_random_uuid(),
      -- SHA-256, so that the table has no addresses.
      address_hash bytea not null,
      cause text not null,
      -- In the future for an email that waits for its hour.
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mail_sends_by_address on mail_sends (address_hash, at desc)`.execute(db);
  await sql`create index mail_sends_by_time on mail_sends (at)`.execute(db);
  // The addresses whose owners opened a mailed link.
  await sql`
    create view verified_addresses as
      select email from accounts where verified_at is not null
      union all
      select email from newsletter_subscribers where confirmed_at is not null`.execute(db);
}
