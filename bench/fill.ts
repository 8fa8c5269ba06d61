import { CompiledQuery } from "kysely";
import pg from "pg";
import { migrations } from "../server/migrations/index.ts";
import { migrate } from "../server/src/platform/db/migrate.ts";
import { openDatabase } from "../server/src/platform/db/open.ts";
import type { Schema } from "../server/src/platform/schema.ts";
import { newDatabase } from "../server/testing/postgres.ts";

/** Enough for those whom a busy member has blocked or follows. */
export const people = 12_000;
/** The number of IDs with comments. */
const talkedOf = 500;
/** In every third hoot, and in one of fifty thousand. */
export const commonWord = "beaches";
export const rareWord = "zanzibar";

const text =
  "dog cat ferret parrot rabbit train ferry flight airport crate carrier passport vaccine chip vet hotel hostel tent van trail " +
  "river lake mountain border customs form stamp ticket seat window aisle cabin hold heat rain snow summer winter leash bowl " +
  "water food treat nap walk market square bridge tower museum park garden village city night morning friend stranger";

// In the order of posting, as the ids that the server gives.
export const idOf = (kind: string, n: string) => `
  (lpad(to_hex(1700000000000 + ${n} * 1000::bigint), 12, '0') || '7' || substr(md5('${kind}' || ${n}), 1, 3)
   || 'a' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`;
const author = idOf("person", "(n * 7919 % $2 + 1)");

const profiles = `
  insert into profiles (id, username, username_key, name)
  select ${idOf("person", "n")}, 'person' || n, 'person ' || n, 'Person ' || n from generate_series(1, $1::bigint) n`;
const hoots = `
  insert into hoots (id, author_id, title, text, category, like_count, comment_count, created_at, updated_at)
  select ${idOf("hoot", "n")}, ${author}, initcap(words[1 + n % size] || ' and ' || words[1 + n * 31 % size])
      || case when n % 7 = 0 then '?' else '' end,
    (select string_agg(words[1 + (n * 7919 + k * 104729 + n * k * k) % size], ' ') from generate_series(1, 30) k)
      || case when n % 3 = 0 then ' ${commonWord}' else '' end
      || case when n % 50000 = 7 then ' ${rareWord}' else '' end,
    (array['General', 'Airlines', 'France', 'USA', 'Spain'])[1 + n % 5],
    case when n % 4 = 0 then 1 else 0 end, case when n % 10 = 0 then 2 else 0 end,
    to_timestamp(1700000000 + n), to_timestamp(1700000000 + n)
  from generate_series(1, $1::bigint) n, (select words, cardinality(words) as size from string_to_array($3, ' ') words) w`;
const likes = `
  insert into hoot_likes (hoot_id, profile_id, created_at)
  select ${idOf("hoot", "n")}, ${author}, to_timestamp(1700000060 + n) from generate_series(4, $1::bigint, 4) n`;
const comments = `
  insert into comments (id, hoot_id, depth, text, author_id, created_at, updated_at)
  select ${idOf("comment", "(n * 10 + k)")}, ${idOf("hoot", "n")}, 1, 'How was the way back, and who slept?',
    ${author}, to_timestamp(1700000060 + n), to_timestamp(1700000060 + n)
  from generate_series(10, $1::bigint, 10) n, generate_series(1, 2) k`;

type Ask = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Referential integrity holds by construction, so checks are skipped. */
async function fill(ask: Ask, count: number): Promise<void> {
  await ask("set session_replication_role = replica");
  await ask("begin");
  await ask(profiles, [people]);
  await ask(hoots, [count, people, text]);
  await ask(likes, [count, people]);
  await ask(comments, [count, people]);
  await ask("commit");
  // What autovacuum would do minutes later.
  await ask("vacuum analyze");
}

/** Creates the schema and `count` hoots with authors, likes and comments, unless they exist. */
async function fillPostgres(databaseUrl: string, count: number): Promise<void> {
  const server = await openDatabase<Schema>({ databaseUrl, dataDir: "" });
  await migrate(server.db, migrations);
  await server.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>("select count(*)::int as n from hoots");
    if ((rows[0]?.n ?? 0) < count) await fill((sql, values) => client.query(sql, values), count);
  } finally {
    await client.end();
  }
}

/** Creates a data folder with a PGlite of `count` hoots; returns the IDs of those with comments, newest first. */
export async function filledFolder(dataDir: string, count: number): Promise<string[]> {
  console.error(`${count.toLocaleString("en")} hoots in PGlite …`);
  const { db, close } = await openDatabase<Schema>({ databaseUrl: undefined, dataDir });
  const ask: Ask = (sql, values = []) => db.executeQuery(CompiledQuery.raw(sql, values));
  await migrate(db, migrations);
  await fill(ask, count);
  const rows = await db
    .selectFrom("hoots")
    .select("id")
    .where("comment_count", ">", 0)
    .orderBy("id", "desc")
    .limit(talkedOf)
    .execute();
  await close();
  return rows.map(({ id }) => id);
}

async function oneRow<R extends pg.QueryResultRow>(
  databaseUrl: string,
  query: string,
  values: unknown[],
): Promise<R | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<R>(query, values)).rows[0];
  } finally {
    await client.end();
  }
}

/** The URL of an existing or new database with `count` hoots on this server, named after its `purpose`. */
export async function filledDatabase(
  server: string,
  purpose: string,
  count: number,
): Promise<string> {
  const url = await databaseFor(server, purpose, count);
  console.error(`${count.toLocaleString("en")} hoots …`);
  await fillPostgres(url, count);
  return url;
}

/** The URL of an existing or new database on this server for so many rows. */
export async function databaseFor(server: string, purpose: string, count: number): Promise<string> {
  const name = `bench_${purpose}_${count}`;
  return (await databaseOf(server, name)) ?? newDatabase(server, name);
}

/** The URL of a database from an earlier run; undefined if there is none. */
async function databaseOf(server: string, name: string): Promise<string | undefined> {
  const existing = await oneRow(server, "select 1 from pg_database where datname = $1", [name]);
  return existing && Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** The cursor of the page with this number; undefined for the first page. */
export async function idBefore(
  databaseUrl: string,
  page: number,
  limit: number,
): Promise<string | undefined> {
  if (page === 1) return undefined;
  const query = "select id from hoots order by id desc offset $1 limit 1";
  return (await oneRow<{ id: string }>(databaseUrl, query, [(page - 1) * limit - 1]))?.id;
}

/** Ids of `count` hoots that have comments, the newest first. */
export async function idsFrom(databaseUrl: string, count: number): Promise<string[]> {
  const query = `select array(select id::text from hoots where comment_count > 0 order by id desc limit $1) as ids`;
  return (await oneRow<{ ids: string[] }>(databaseUrl, query, [count]))?.ids ?? [];
}
