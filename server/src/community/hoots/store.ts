import { type RawBuilder, sql } from "kysely";
import { idsNextTo } from "../../platform/db/random-key.ts";
import { executePrepared } from "../../platform/db/prepared.ts";
import { idsMatchingQuery } from "../../platform/db/text-search.ts";
import type { Db } from "../../platform/schema.ts";
import {
  type ListSizes,
  authorJson,
  type AuthorRow,
  type CommentRow,
  likeAndCommentColumns,
} from "../comments/service.ts";
import { aboutHoots } from "./subject.ts";

export type HootRow = {
  id: string;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
  version: number;
  like_count: number;
  comment_count: number;
  created_at: Date;
  updated_at: Date;
  author: AuthorRow | null;
  likes: string[] | null;
  liked: boolean;
  comments: CommentRow[] | null;
};

export type FoundHootRow = HootRow & { marked_title: string; marked_text: string };

/** Markers around matches in the output of `ts_headline`: private-use characters, which texts do not contain. */
export const markStart = "\uE000";
export const markEnd = "\uE001";

/** The columns of a hoot with its author, its newest likes and its oldest comments. */
const hootColumns = (sizes: ListSizes) => sql`
  h.id, h.title, h.text, h.category, h.gif_url, h.version, h.like_count, h.comment_count,
  h.created_at, h.updated_at, ${authorJson} as author,
  ${likeAndCommentColumns(aboutHoots, sql`h.id`, sizes)}`;

/** Hoots in the order of an id query: ids first, join after, so that skipped rows are never joined. */
async function hootsOf(db: Db, ids: RawBuilder<unknown>, sizes: ListSizes): Promise<HootRow[]> {
  const query = sql<HootRow>`
    with selected as (${ids})
    select ${hootColumns(sizes)}
    from selected s join hoots h on h.id = s.id left join profiles p on p.id = h.author_id
    order by h.id desc`;
  return executePrepared(db, query.compile(db));
}

type Listing = {
  limit: number;
  offset?: number | undefined;
  before?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
};

/** A page of the list, newest first. `offset` costs the rows it skips; `before` costs nothing. */
export function listHoots(db: Db, listing: Listing, sizes: ListSizes): Promise<HootRow[]> {
  const { limit, offset = 0, before, category, author } = listing;
  const categoryClause = category === undefined ? sql`true` : sql`category = ${category}`;
  const authorClause = author === undefined ? sql`true` : sql`author_id = ${author}`;
  const cursorClause = before === undefined ? sql`true` : sql`id < ${before}`;
  const offsetClause = offset === 0 ? sql`` : sql`offset ${offset}`;
  return hootsOf(
    db,
    sql`select id from hoots where ${categoryClause} and ${authorClause} and ${cursorClause}
        order by id desc ${offsetClause} limit ${sql.lit(limit)}`,
    sizes,
  );
}

export const listRandomHoots = (
  db: Db,
  randomKeys: readonly number[],
  sizes: ListSizes,
): Promise<HootRow[]> => hootsOf(db, idsNextTo("hoots", randomKeys), sizes);

export type Search = { query: string; limit: number; before: string | undefined; newest: number };

/** How many of the newest hoots are scanned before the text index is used. */
const scannedMax = 5_000;
/** Enough matches among the scanned hoots to skip the index. */
const enoughMatches = 100;

/**
 * The best of the `newest` hoots that match, with matches marked. Common words are found by scanning the
 * newest hoots; for rare ones the index lists all matches, so no search scans the whole table.
 */
export async function searchHoots(
  db: Db,
  search: Search,
  sizes: ListSizes,
): Promise<FoundHootRow[]> {
  const { limit, before, newest } = search;
  const query = sql`websearch_to_tsquery('english', ${search.query})`;
  const marks = `StartSel=${markStart}, StopSel=${markEnd}`;
  const after =
    before === undefined
      ? sql`true`
      : sql`(r.rank, r.id) < (select ts_rank_cd(search, ${query}), id from hoots where id = ${before})`;
  const { rows } = await sql<FoundHootRow>`
    with recent as materialized (
      select id, search from hoots order by id desc limit ${scannedMax}
    ), near as materialized (
      select id, search from recent where search @@ ${query} limit ${newest}
    ), far as (
      select id, search from hoots
      where (select count(*) from near) < ${enoughMatches} and search @@ ${query}
    ), found as materialized (
      (select id, search from near where (select count(*) from near) >= ${enoughMatches})
      union all (select id, search from far order by id desc limit ${newest})
    ), ranked as (
      select id, ts_rank_cd(search, ${query}) as rank from found
    ), selected as (
      select r.id, r.rank from ranked r where ${after} order by r.rank desc, r.id desc limit ${limit}
    )
    select ${hootColumns(sizes)},
      ts_headline('english', h.title, ${query}, ${`${marks}, HighlightAll=true`}) as marked_title,
      ts_headline('english', h.text, ${query}, ${`${marks}, MaxWords=40, MinWords=20`}) as marked_text
    from selected s join hoots h on h.id = s.id left join profiles p on p.id = h.author_id
    order by s.rank desc, s.id desc`.execute(db);
  return rows;
}

export type NamedHootRow = { id: string; title: string; text: string; author: AuthorRow | null };

/** Hoots that contain the words, title matches first. */
export async function findHootsByWords(
  db: Db,
  words: string,
  limit: number,
): Promise<NamedHootRow[]> {
  const { rows } = await sql<NamedHootRow>`
    with selected as materialized (${idsMatchingQuery("hoots", words, limit)})
    select h.id, h.title, h.text, ${authorJson} as author
    from selected s join hoots h on h.id = s.id left join profiles p on p.id = h.author_id`.execute(
    db,
  );
  return rows;
}

/** Every `step`th id, newest first: where one sitemap ends and the next begins. */
export async function listMilestones(db: Db, step: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id desc) as place from hoots) placed
    where place % ${step} = 1 order by id desc`.execute(db);
  return rows;
}

/** Times of last change from a hoot on, newest first. */
export const listChanges = (db: Db, from: string, limit: number) =>
  db
    .selectFrom("hoots")
    .select(["id", "updated_at"])
    .where("id", "<=", from)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export async function findHoot(
  db: Db,
  id: string,
  sizes: Omit<ListSizes, "comments">,
): Promise<HootRow | undefined> {
  const [row] = await hootsOf(db, sql`select id from hoots where id = ${id}`, {
    ...sizes,
    comments: 0,
  });
  return row;
}

/** Author and version of a hoot; the row is locked until the transaction ends. */
export const findHootForChange = (db: Db, id: string) =>
  db
    .selectFrom("hoots")
    .select(["id", "author_id", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type NewHoot = {
  id: string;
  author_id: string;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
};

export const insertHoot = (db: Db, hoot: NewHoot) => db.insertInto("hoots").values(hoot).execute();

type HootChanges = Partial<Pick<NewHoot, "title" | "text" | "category" | "gif_url">>;

export const updateHoot = (db: Db, id: string, changes: HootChanges) =>
  db
    .updateTable("hoots")
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export const deleteHoot = (db: Db, id: string) =>
  db.deleteFrom("hoots").where("id", "=", id).execute();
