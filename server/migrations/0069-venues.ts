import { type Kysely, sql } from "kysely";

/** Its unique index is of a new table. */
export const compatibleWith = "0048-marks-and-settings";

/** Places where a pet is welcome, from OpenStreetMap or suggested by members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table venue_areas (
      area text primary key,
      -- The time of the newest data that was imported.
      checked_at timestamptz not null,
      imported_at timestamptz not null,
      venues integer not null
    )`.execute(db);
  await sql`
    create table venues (
      id uuid primary key,
      source text not null check (source in ('osm', 'member')),
      -- 'node/1', 'way/1' or 'relation/1' in OpenStreetMap.
      osm_id text,
      osm_version integer,
      -- The area of the import that last had it; null for those that members suggested.
      area text references venue_areas (area),
      -- Of those that members suggested; the area has it for the others.
      checked_at timestamptz,
      ${valueColumns},
      -- The columns whose value a member corrected: an import leaves them alone.
      corrected text[] not null default '{}',
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      words tsvector not null generated always as (
        to_tsvector('simple', plain_words(name || ' ' || coalesce(name_en, '')))
      ) stored
    )`.execute(db);
  await sql`create unique index venues_by_osm_id on venues (osm_id)`.execute(db);
  await sql`create index venues_by_area on venues (area)`.execute(db);
  await sql`create index venues_by_key on venues (spatial_key) where closed_at is null`.execute(db);
  await sql`
    create index venues_by_category on venues (category, spatial_key) where closed_at is null`.execute(
    db,
  );
  await searchIndexes(db);
  // What an import read and has not shown yet. It is neither backed up nor there after a crash.
  await sql`
    create unlogged table venue_staging (
      import_id uuid not null,
      at timestamptz not null default now(),
      -- Of the place, if it is new.
      id uuid not null,
      osm_id text not null,
      osm_version integer not null,
      ${valueColumns},
      primary key (import_id, osm_id)
    )`.execute(db);
}

const valueColumns = sql`
  category text not null,
  emergency boolean not null default false,
  name text not null,
  name_en text,
  latitude double precision not null,
  longitude double precision not null,
  spatial_key bigint not null,
  address text,
  phone text,
  website text,
  opening_hours text,
  pet_policy text check (pet_policy in ('yes', 'leashed', 'outside', 'no')),
  pet_fee text,
  pet_max_kg real,
  pet_note text`;

/** For searches of the nearest places by what few of them have (decision 0081). */
async function searchIndexes(db: Kysely<unknown>): Promise<void> {
  const isWelcome = sql`closed_at is null and pet_policy in ('yes', 'leashed', 'outside')`;
  await sql`create index venues_by_welcome on venues (spatial_key) where ${isWelcome}`.execute(db);
  await sql`
    create index venues_by_welcome_category on venues (category, spatial_key)
      where ${isWelcome}`.execute(db);
  await sql`
    create index venues_by_emergency on venues (spatial_key)
      where closed_at is null and emergency`.execute(db);
  // Words behind the cell of the place, 22 bits of its key in hexadecimal: a word of one area is found without the others.
  await sql`
    create function words_in_cell(key bigint, words tsvector) returns tsvector
    language sql immutable strict parallel safe as $body$
      select array_to_tsvector(coalesce(array_agg(lpad(to_hex(key >> 30), 6, '0') || word), '{}'))
      from unnest(tsvector_to_array(words)) word
    $body$`.execute(db);
  await sql`
    create index venues_by_words on venues using gin (words_in_cell(spatial_key, words))
      with (fastupdate = off) where closed_at is null`.execute(db);
}
