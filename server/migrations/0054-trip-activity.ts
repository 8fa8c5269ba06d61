import { type Kysely, sql } from "kysely";

/** What people changed in trips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_activity (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      actor_id uuid references profiles (id) on delete set null,
      part text not null,
      facts jsonb not null,
      -- Facts that were not stored, because there were many.
      more integer not null default 0,
      -- What a person must be shown to read all of it.
      needs text[] not null default '{}',
      -- Whether a part of it needs none of that.
      is_any_open boolean not null,
      -- The elements before and after; null where it can't be undone, or no longer.
      differences jsonb,
      is_undo boolean not null default false,
      created_at timestamptz not null default now(),
      -- Of the last change that was joined into it.
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plan_activity_by_plan on plan_activity (plan_id, id)`.execute(db);
  await sql`create index plan_activity_by_actor on plan_activity (actor_id)
    where actor_id is not null`.execute(db);
  await sql`create index plan_activity_by_time on plan_activity (created_at)`.execute(db);
}
