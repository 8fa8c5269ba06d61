import { type Kysely, sql } from "kysely";

/** What people on a trip write about its parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_comments (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      author_id uuid references profiles (id) on delete set null,
      kind text not null check (kind in ('leg', 'stay', 'entry', 'day')),
      -- The ID of a leg, stay or entry, or a date.
      ref text not null,
      text text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plan_comments_by_plan on plan_comments (plan_id, id)`.execute(db);
  await sql`create index plan_comments_by_author on plan_comments (author_id)
    where author_id is not null`.execute(db);
}
