import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key,
      username text not null unique,
      name text not null,
      bio text not null default '',
      avatar text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table accounts (
      id uuid primary key references profiles (id) on delete cascade,
      email text not null unique,
      password_hash text not null,
      verified_at timestamptz,
      is_admin boolean not null default false
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_by_account on sessions (account_id, created_at desc)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table mailed_tokens (
      hash bytea primary key,
      purpose text not null check (purpose in ('verify', 'reset')),
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index mailed_tokens_by_account on mailed_tokens (account_id, purpose)`.execute(
    db,
  );
  await sql`
    create table mail_outbox (
      id uuid primary key,
      to_address text not null,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null default '{}',
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_try_at timestamptz not null default now(),
      last_error text
    )`.execute(db);
  await sql`create index mail_outbox_by_next_try on mail_outbox (next_try_at)`.execute(db);
  await sql`
    create table idempotent_answers (
      owner_id uuid not null references profiles (id) on delete cascade,
      key text not null,
      call text not null,
      body_hash bytea not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (owner_id, key)
    )`.execute(db);
  await sql`create index idempotent_answers_by_age on idempotent_answers (created_at)`.execute(db);
}
