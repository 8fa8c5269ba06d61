import { type Kysely, sql } from "kysely";

/** Photos of hoots, and bookmarks of a trip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hoot_photos (
      hoot_id uuid not null references hoots (id) on delete cascade,
      position smallint not null check (position between 1 and 4),
      file_id uuid not null unique references files (id) on delete cascade,
      alt text not null default '',
      primary key (hoot_id, position)
    )`.execute(db);
  await sql`
    alter table bookmarks add column plan_id uuid references plans (id) on delete set null`.execute(
    db,
  );
  await sql`create index bookmarks_of_plan on bookmarks (plan_id, id desc) where plan_id is not null`.execute(
    db,
  );
}
