import { type Kysely, sql } from "kysely";

/** What is known of new accounts, posts that are held for review, and invitations to sign up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      -- Null for accounts that were here before, and for those of the demo.
      add column new_until timestamptz,
      -- Whether a moderator has released a post of theirs with a link.
      add column links_reviewed boolean not null default false`.execute(db);
  for (const table of ["hoots", "comments", "blogs", "blog_comments"]) {
    // What is held has hidden_at, too, so that every query leaves it out.
    await sql`alter table ${sql.table(table)} add column held_at timestamptz`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_held`)} on ${sql.table(table)} (held_at, id)
      where held_at is not null`.execute(db);
  }
  await sql`
    create table invitations (
      id uuid primary key,
      inviter_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      used_by uuid references accounts (id) on delete set null
    )`.execute(db);
  await sql`create index invitations_by_inviter on invitations (inviter_id, id)`.execute(db);
  await sql`create index invitations_by_user on invitations (used_by)`.execute(db);
}
