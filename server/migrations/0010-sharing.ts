import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What is revoked stays, so that its readers hear that it was.
  await sql`
    create table plan_shares (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      costs boolean not null,
      notes boolean not null,
      codes boolean not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plan_shares_by_plan on plan_shares (plan_id, id)`.execute(db);
  await sql`
    create table calendar_addresses (
      id uuid primary key,
      owner_id uuid not null references profiles (id) on delete cascade,
      -- None for all trips.
      plan_id uuid references plans (id) on delete cascade,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index calendar_addresses_of_owner on calendar_addresses (owner_id, plan_id)
    nulls not distinct where revoked_at is null`.execute(db);
  await sql`create index calendar_addresses_by_plan on calendar_addresses (plan_id)`.execute(db);
}
