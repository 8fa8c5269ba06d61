import { type Kysely, sql } from "kysely";

/** Access tokens for programs, and addresses that are sent what happens to a person's own trips and pets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      -- SHA-256 of 256 random bits.
      hash bytea not null unique,
      name text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index access_tokens_by_account on access_tokens (account_id, id desc)`.execute(
    db,
  );
  await sql`create index access_tokens_by_expiry on access_tokens (expires_at)`.execute(db);
  await sql`
    create table webhooks (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      url text not null,
      events text[] not null,
      -- Encrypted, as it signs what is sent.
      secret bytea not null,
      created_at timestamptz not null default now(),
      -- Since when nothing arrived; null after something did.
      failing_since timestamptz,
      disabled_at timestamptz
    )`.execute(db);
  await sql`create index webhooks_by_account on webhooks (account_id, id desc)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks (id) on delete cascade,
      event text not null,
      -- The trip or pet, which may be gone.
      subject_id uuid not null,
      created_at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      tries integer not null default 0,
      -- The job of the next try.
      job_id uuid unique,
      next_try_at timestamptz,
      tried_at timestamptz,
      -- What the last try was answered, or why it was not.
      status integer,
      answer text
    )`.execute(db);
  await sql`
    create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id desc)`.execute(
    db,
  );
  await sql`create index webhook_deliveries_by_time on webhook_deliveries (created_at)`.execute(db);
}
