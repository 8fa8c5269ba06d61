import { type Kysely, sql } from "kysely";

/** What entry rules ask of records and pets, where a household lives, and its carriers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pet_records
      add column given_time text,
      add column given_zone text,
      add column country text,
      add column course text,
      add column product text not null default '',
      add column batch text not null default '',
      add column dose integer,
      add column against jsonb not null default '[]',
      add column value_iu_per_ml double precision,
      add column laboratory text not null default '',
      add column laboratory_approved boolean,
      add column received_at date,
      add column in_passport boolean,
      add column form text,
      add column model text not null default '',
      add column number text not null default '',
      add column applied_at date,
      add column issued_at date,
      add column endorsed_at date,
      add column checked_at date,
      add column departure_country text,
      add column holder_residence text`.execute(db);
  await sql`
    alter table pets
      -- Null counts as the day.
      add column birth_precision text,
      add column read_at date,
      add column neutered boolean,
      add column service_dog boolean,
      -- Null: as home and trips say.
      add column lived jsonb`.execute(db);
  await sql`
    alter table profiles
      add column home_country text,
      add column home_region text`.execute(db);
  await sql`
    create table carriers (
      id uuid primary key,
      owner_id uuid not null references profiles (id) on delete cascade,
      name text not null,
      length_cm double precision,
      width_cm double precision,
      height_cm double precision,
      weight_kg double precision,
      soft boolean,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index carriers_by_owner on carriers (owner_id, id)`.execute(db);
  await sql`alter table plan_shares add column readiness boolean not null default false`.execute(
    db,
  );
}
