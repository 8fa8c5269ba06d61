import { sql } from "kysely";
import type { Db } from "../../platform/schema.ts";
import { contentOf, openFor, type ViewerId } from "../relations/policy.ts";

/** The tables of what people publish. */
export type PostTable = "hoots" | "blogs";

/** Every `step`th id, newest first: where one sitemap ends and the next begins. */
export async function listMilestones(db: Db, table: PostTable, step: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id desc) as position from ${sql.table(table)}
      where hidden_at is null) placed
    where position % ${step} = 1 order by id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Times of last change from a post on, newest first. */
export const listChanges = (db: Db, table: PostTable, from: string, limit: number) =>
  db
    .selectFrom(table)
    .select(["id", "updated_at"])
    .where("id", "<=", from)
    .where("hidden_at", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Titles of posts that a viewer may open, by ID. */
export async function mapTitles(
  db: Db,
  table: PostTable,
  ids: readonly string[],
  viewer: ViewerId,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from ${sql.table(table)}
    where id = any (${ids}::uuid[]) and ${openFor(viewer, contentOf())}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
