import { type RawBuilder, sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db } from "../../platform/schema.ts";
import { contentOf, openFor } from "../../accounts/relations/policy.ts";
import { identifier, type Likeable } from "./subject.ts";

/** A person who likes a post or a comment, or takes a like back. */
export type Like = { id: string; profileId: string; isModerator: boolean };

export type ChangedLike = { id: string; profileId: string; authorId: string | null };

/** Likes as rows `g`. */
function rowsOf(likes: readonly Like[]) {
  const ids = likes.map(({ id }) => id);
  const profileIds = likes.map(({ profileId }) => profileId);
  const areModerators = likes.map(({ isModerator }) => isModerator);
  return sql`
    unnest(${preparedArray(ids, "uuid")}, ${preparedArray(profileIds, "uuid")},
      ${preparedArray(areModerators, "boolean")}) as g (id, profile_id, is_moderator)`;
}

/** What `g` may open of rows `t`. */
const isOpen = sql`(g.is_moderator and t.hidden_at is not null
  or ${openFor(sql.ref("g.profile_id"), contentOf("t"))})`;

/** Inserts likes of what people may open, each once, and counts them; returns the new ones. */
export async function insertLikes(
  db: Db,
  likeable: Likeable,
  all: readonly Like[],
): Promise<ChangedLike[]> {
  const [table, likes, key] = [likeable.table, likeable.likes, likeable.key].map(identifier);
  const changed = sql`
    insert into ${likes} (${key}, profile_id)
    select t.id, g.profile_id from ${rowsOf(all)} join ${table} t on t.id = g.id where ${isOpen}
    order by t.id, g.profile_id
    on conflict do nothing returning ${key} as id, profile_id`;
  return countedLikes(db, likeable, { changed, by: sql`+ c.count` });
}

/** Deletes likes of what people may open; returns those that were there. */
export async function deleteLikes(
  db: Db,
  likeable: Likeable,
  all: readonly Like[],
): Promise<ChangedLike[]> {
  const [table, likes, key] = [likeable.table, likeable.likes, likeable.key].map(identifier);
  const changed = sql`
    delete from ${likes} l using ${rowsOf(all)} join ${table} t on t.id = g.id
    where l.${key} = g.id and l.profile_id = g.profile_id and ${isOpen}
    returning l.${key} as id, l.profile_id`;
  return countedLikes(db, likeable, { changed, by: sql`- c.count` });
}

/** One statement, since concurrent likes of one thing wait for its row. */
function countedLikes(
  db: Db,
  { table }: Likeable,
  { changed, by }: Record<"changed" | "by", RawBuilder<unknown>>,
): Promise<ChangedLike[]> {
  const query = sql<ChangedLike>`
    with changed as (${changed}), counted as (
      update ${identifier(table)} t set like_count = t.like_count ${by}
      from (select id, count(*)::integer as count from changed group by id) c
      where t.id = c.id returning t.id, t.author_id
    )
    select id, profile_id as "profileId", author_id as "authorId"
    from changed join counted using (id)`;
  return executePrepared(db, query.compile(db));
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
