import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column version integer not null default 1,
      add column avatar_file uuid references files (id),
      add column passport_file uuid references files (id),
      add column important_docs_file uuid references files (id),
      -- What the username looks like: dana.walks, dana_walks and dana.wa1ks are one.
      add column username_key text`.execute(db);
  await sql`
    with looks as (
      select id, username,
        replace(replace(translate(username, '01i._', 'oll'), 'rn', 'm'), 'vv', 'w') as look
      from profiles
    ), ranked as (
      select id, username, look, row_number() over (partition by look order by id) as turn from looks
    )
    -- Who came later keeps their name; '=' stands in no username, so nobody else can get this key.
    update profiles set username_key = case when turn = 1 then look else '=' || ranked.username end
    from ranked where ranked.id = profiles.id`.execute(db);
  await sql`alter table profiles alter column username_key set not null`.execute(db);
  await sql`create unique index profiles_by_look on profiles (username_key)`.execute(db);
  await sql`create index profiles_by_avatar on profiles (avatar_file)`.execute(db);
  await sql`create index profiles_by_passport on profiles (passport_file)`.execute(db);
  await sql`create index profiles_by_docs on profiles (important_docs_file)`.execute(db);
}
