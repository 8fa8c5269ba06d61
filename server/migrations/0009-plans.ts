import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plans (
      id uuid primary key,
      owner_id uuid not null references profiles (id) on delete cascade,
      destination text not null default '',
      month smallint check (month between 1 and 12),
      day smallint check (day between 1 and 31),
      year smallint,
      end_date date,
      notes text not null default '',
      origin jsonb,
      destination_place jsonb,
      people smallint,
      -- Small lists that are read and written with their trip, as the contract says them.
      legs jsonb not null default '[]',
      stays jsonb not null default '[]',
      items jsonb not null default '[]',
      costs jsonb not null default '[]',
      receipt_file uuid references files (id),
      ticket_file uuid references files (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plans_by_owner on plans (owner_id, year, month, day, id)`.execute(db);
  await sql`create index plans_by_receipt on plans (receipt_file)`.execute(db);
  await sql`create index plans_by_ticket on plans (ticket_file)`.execute(db);
  await sql`
    create table plan_pets (
      plan_id uuid not null references plans (id) on delete cascade,
      pet_id uuid not null references pets (id) on delete cascade,
      primary key (plan_id, pet_id)
    )`.execute(db);
  await sql`create index plan_pets_by_pet on plan_pets (pet_id)`.execute(db);
  await sql`
    create table plan_attachments (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      file_id uuid not null references files (id),
      label text not null default '',
      leg_id uuid,
      stay_id uuid,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plan_attachments_by_plan on plan_attachments (plan_id, id)`.execute(db);
  await sql`create index plan_attachments_by_file on plan_attachments (file_id)`.execute(db);
}
