import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table poll_votes (
      id uuid primary key,
      country text not null,
      -- A vote is a person's or a browser's. Of a browser only a hash is known, another one for each country.
      profile_id uuid references profiles (id) on delete cascade,
      browser_hash bytea,
      friendly smallint check (friendly between 1 and 5),
      mean smallint check (mean between 1 and 5),
      safe smallint check (safe between 1 and 5),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((profile_id is null) <> (browser_hash is null)),
      unique (country, profile_id),
      unique (country, browser_hash)
    )`.execute(db);
  await sql`create index poll_votes_of_country on poll_votes (country) include (friendly, mean, safe)`.execute(
    db,
  );
  await sql`create index poll_votes_of_profile on poll_votes (profile_id)`.execute(db);
}
