import { type Kysely, sql } from "kysely";

/** Passkeys, authenticator apps and recovery codes, and when a session's person last proved who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz not null default now()`.execute(
    db,
  );
  await sql`update sessions set proved_at = created_at`.execute(db);
  await sql`alter table sessions add column two_factor boolean not null default false`.execute(db);
  await sql`
    create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      credential_id bytea not null unique,
      -- COSE.
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_by_account on passkeys (account_id, id desc)`.execute(db);
  await sql`
    create table authenticators (
      account_id uuid primary key references accounts (id) on delete cascade,
      -- Encrypted; null until the first code.
      secret bytea,
      -- A new secret that waits for its first code.
      pending_secret bytea,
      -- The time step of the last code, which works once.
      last_step bigint not null default 0,
      check (secret is not null or pending_secret is not null)
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references accounts (id) on delete cascade,
      -- SHA-256.
      hash bytea not null,
      primary key (account_id, hash)
    )`.execute(db);
  await sql`
    create table spent_secrets (
      -- SHA-256 of a ticket or a challenge that worked.
      hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index spent_secrets_by_expiry on spent_secrets (expires_at)`.execute(db);
}
