import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscribers (
      id uuid primary key,
      email text not null unique,
      name text not null,
      comment text not null,
      consented_at timestamptz not null,
      confirmed_at timestamptz,
      unsubscribed_at timestamptz,
      confirm_hash bytea unique,
      confirm_mailed_at timestamptz,
      unsubscribe_hash bytea not null unique
    )`.execute(db);
}
