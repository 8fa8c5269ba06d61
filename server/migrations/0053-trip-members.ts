import { type Kysely, sql } from "kysely";

/** Earlier versions know nothing of the table with the unique index. */
export const compatibleWith = "0048-marks-and-settings";

/** People with whom a trip's owner plans it, and invitations to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_members (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      -- Null until the invitation is used.
      profile_id uuid references profiles (id) on delete cascade,
      role text not null check (role in ('editor', 'viewer')),
      -- The invited address, and its account where it had one.
      email text,
      invited_id uuid references profiles (id) on delete set null,
      shows_costs boolean not null,
      shows_codes boolean not null,
      shown_documents text[] not null default '{}',
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      joined_at timestamptz,
      -- A member who left, or an invitation that was withdrawn.
      ended_at timestamptz,
      check (joined_at is null or profile_id is not null)
    )`.execute(db);
  await sql`create index plan_members_by_plan on plan_members (plan_id, id)
    where ended_at is null`.execute(db);
  await sql`create unique index plan_members_once on plan_members (plan_id, profile_id)
    where ended_at is null and profile_id is not null`.execute(db);
  await sql`create index plan_members_by_profile on plan_members (profile_id)
    where profile_id is not null`.execute(db);
  await sql`create index plan_members_by_invited on plan_members (invited_id)
    where invited_id is not null`.execute(db);
  // Who may read and edit is in the trip's row, so that a list of own and joined trips needs no join.
  await sql`
    alter table plans
      add column member_ids uuid[] not null default '{}',
      add column editor_ids uuid[] not null default '{}'`.execute(db);
  await sql`create index plans_by_member on plans using gin (member_ids)`.execute(db);
  await sql`create index plans_with_members on plans (owner_id) where member_ids <> '{}'`.execute(
    db,
  );
}
