import { type Kysely, sql } from "kysely";

/** Accounts at an OpenID Connect provider that log people in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oidc_links (
      issuer text not null,
      subject text not null,
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (issuer, subject),
      unique (account_id, issuer)
    )`.execute(db);
}
