import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key,
      -- Without an owner it is nobody's, and swept.
      owner_id uuid references profiles (id) on delete set null,
      state text not null check (state in ('staged', 'kept', 'dropped')),
      visibility text not null check (visibility in ('public', 'private')),
      kind text not null check (kind in ('picture', 'pdf')),
      bytes bigint not null check (bytes >= 0),
      width integer,
      height integer,
      thumbhash text,
      animated boolean not null default false,
      label text not null default '',
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index files_by_owner on files (owner_id)`.execute(db);
  await sql`create index files_not_kept on files (changed_at) where state <> 'kept'`.execute(db);
}
