import { type Kysely, sql } from "kysely";

/** Its unique index is of a new table. */
export const compatibleWith = "0048-marks-and-settings";

/** Archives of accounts: packed for their owners, or brought back by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table archives (
      id uuid primary key,
      -- Without an owner, its bytes and then the row are removed.
      owner_id uuid references profiles (id) on delete set null,
      kind text not null check (kind in ('export', 'import')),
      state text not null check (state in ('receiving', 'working', 'ready', 'failed')),
      progress real not null default 0,
      bytes bigint not null default 0,
      -- What an archive that was brought back did.
      report jsonb,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create unique index archives_by_owner on archives (owner_id, kind)`.execute(db);
  await sql`create index archives_by_expiry on archives (expires_at)`.execute(db);
  await sql`
    create table imported_things (
      owner_id uuid not null references profiles (id) on delete cascade,
      kind text not null,
      -- The ID that it had where it was first made.
      mark uuid not null,
      thing_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (owner_id, kind, mark)
    )`.execute(db);
}
