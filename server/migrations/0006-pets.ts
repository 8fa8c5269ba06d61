import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pets (
      id uuid primary key,
      owner_id uuid not null references profiles (id) on delete cascade,
      pet_name text not null,
      bio text not null default '',
      breed text not null default '',
      age double precision,
      weight text not null default '',
      -- A photo is a file, or one of our own drawings.
      photo_file uuid references files (id),
      drawn_photo text,
      vaccine_file uuid references files (id),
      microchip_file uuid references files (id),
      health_certificate_file uuid references files (id),
      species text,
      sex text,
      birth_date date,
      weight_kg double precision,
      length_cm double precision,
      height_cm double precision,
      width_cm double precision,
      colour text not null default '',
      microchip_number text,
      microchip_date date,
      snub_nosed boolean,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (photo_file is null or drawn_photo is null)
    )`.execute(db);
  await sql`create index pets_by_owner on pets (owner_id, id)`.execute(db);
  for (const column of ["photo", "vaccine", "microchip", "health_certificate"]) {
    const index = sql.ref(`pets_by_${column}`);
    await sql`create index ${index} on pets (${sql.ref(`${column}_file`)})`.execute(db);
  }
  await sql`
    create table pet_records (
      id uuid primary key,
      pet_id uuid not null references pets (id) on delete cascade,
      kind text not null,
      given_at date,
      valid_from date,
      valid_until date,
      issuer text not null default '',
      note text not null default '',
      document_file uuid references files (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index pet_records_by_pet on pet_records (pet_id, id)`.execute(db);
  await sql`create index pet_records_by_document on pet_records (document_file)`.execute(db);
}
