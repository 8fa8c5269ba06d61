import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gallery_photos (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      -- A photo is a file, or one of our own drawings.
      file_id uuid references files (id),
      drawn text,
      caption text not null default '',
      alt text not null default '',
      pet_id uuid references pets (id) on delete set null,
      dice double precision not null default random(),
      created_at timestamptz not null default now(),
      check (num_nonnulls(file_id, drawn) = 1)
    )`.execute(db);
  await sql`create index gallery_photos_by_profile on gallery_photos (profile_id, id desc)`.execute(
    db,
  );
  await sql`create index gallery_photos_by_file on gallery_photos (file_id)`.execute(db);
  await sql`create index gallery_photos_by_pet on gallery_photos (pet_id)`.execute(db);
  await sql`create index gallery_photos_by_dice on gallery_photos (dice)`.execute(db);
}
