import { type Kysely, sql } from "kysely";

/** Links to check-in sheets. Revoked ones stay, so that their readers learn that they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dossier_links (
      id uuid primary key,
      plan_id uuid not null references plans (id) on delete cascade,
      pet_id uuid not null references pets (id) on delete cascade,
      -- Legs are part of their trip's row.
      leg_id uuid,
      parts jsonb not null,
      files jsonb not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index dossier_links_by_plan on dossier_links (plan_id, id)`.execute(db);
  await sql`create index dossier_links_by_pet on dossier_links (pet_id)`.execute(db);
}
