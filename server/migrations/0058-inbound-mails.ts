import { type Kysely, sql } from "kysely";

/** Forwarded confirmations that wait for their person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbound_mails (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      -- SHA-256 of its Message-ID, which stays after the rest is deleted: an email counts once.
      message_hash bytea not null,
      subject text not null,
      -- Until it is read.
      raw bytea,
      -- Bookings, notes and unread details, once it is read.
      reading jsonb,
      -- Null once it was confirmed or dismissed.
      waits_since timestamptz default now(),
      received_at timestamptz not null default now(),
      unique (profile_id, message_hash)
    )`.execute(db);
  await sql`create index inbound_mails_unread on inbound_mails (id) where raw is not null`.execute(
    db,
  );
  await sql`create index inbound_mails_by_time on inbound_mails (received_at)`.execute(db);
}
