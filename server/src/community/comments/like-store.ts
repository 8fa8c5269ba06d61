import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db } from "../../platform/schema.ts";
import { identifier, type Likeable } from "./subject.ts";

type Like = {
  id: string;
  profileId: string;
  /** The rows that the person may like. */
  where?: RawBuilder<boolean>;
};

/** Inserts a like once and counts it. True where it is new. */
export async function insertLike(
  db: Db,
  likeable: Likeable,
  { id, profileId, where = sql`true` }: Like,
): Promise<boolean> {
  const [table, likes, key] = [likeable.table, likeable.likes, likeable.key].map(identifier);
  const query = sql`
    with liked as (
      insert into ${likes} (${key}, profile_id)
      select id, ${profileId} from ${table} where id = ${id} and ${where}
      on conflict do nothing returning ${key} as id
    )
    update ${table} set like_count = like_count + 1 where id in (select id from liked)
    returning 1`;
  return (await executePrepared(db, query.compile(db))).length > 0;
}

/** Deletes a like; true where there was one. */
export async function deleteLike(
  db: Db,
  likeable: Likeable,
  { id, profileId, where = sql`true` }: Like,
): Promise<boolean> {
  const [table, likes, key] = [likeable.table, likeable.likes, likeable.key].map(identifier);
  const query = sql`
    with unliked as (
      delete from ${likes} where ${key} = ${id} and profile_id = ${profileId}
        and exists (select from ${table} where id = ${id} and ${where})
      returning ${key} as id
    )
    update ${table} set like_count = like_count - 1 where id in (select id from unliked)
    returning 1`;
  return (await executePrepared(db, query.compile(db))).length > 0;
}

/** Deletes all likes of a person. Each deleted row is counted by its own statement, so none is counted twice. */
export async function deleteLikesOf(db: Db, likeable: Likeable, profileId: string): Promise<void> {
  const [table, likes, key] = [likeable.table, likeable.likes, likeable.key].map(identifier);
  await sql`
    with gone as (delete from ${likes} where profile_id = ${profileId} returning ${key} as id)
    update ${table} set like_count = like_count - 1 where id in (select id from gone)`.execute(db);
}

/** Which of these a person likes. */
export async function listLikedAmong(
  db: Db,
  likeable: Likeable,
  profileId: string,
  ids: readonly string[],
): Promise<string[]> {
  const [likes, key] = [likeable.likes, likeable.key].map(identifier);
  const { rows } = await sql<{ id: string }>`
    select ${key} as id from ${likes}
    where profile_id = ${profileId} and ${key} = any (${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
