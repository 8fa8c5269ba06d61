import { type RawBuilder, sql } from "kysely";
import type { HootSort } from "#contracts/community/hoots.ts";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import { idsNextTo } from "../../platform/db/random-key.ts";
import { executePrepared } from "../../platform/db/prepared.ts";
import { idsMatchingQuery } from "../../platform/db/text-search.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import type { Db } from "../../platform/schema.ts";
import { type ListSizes, type CommentRow, likeAndCommentColumns } from "../comments/service.ts";
import { canFindPerson, type Moderating, type ViewerId } from "../../accounts/relations/policy.ts";
import { heldColumns, type PhotoRow, photosJson } from "../../accounts/publishing/service.ts";
import { venueTagJson } from "../../lookup/venues/service.ts";
import { canFind, canRead, isAuthor } from "./policy.ts";
import { photoTable } from "./photos.ts";
import { aboutHoots } from "./subject.ts";
import { isTagged, type TagColumns, type TagFilter } from "./tag-store.ts";

export type HootRow = {
  id: string;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
  photos: PhotoRow[] | null;
  version: number;
  hidden: boolean;
  held: boolean;
  like_count: number;
  comment_count: number;
  is_question: boolean;
  accepted_comment_id: string | null;
  airline: string | null;
  from_country: string | null;
  to_country: string | null;
  breed: string | null;
  venue: VenueTag | null;
  created_at: Date;
  updated_at: Date;
  author: AuthorRow | null;
  likes: string[] | null;
  liked: boolean;
  comments: CommentRow[] | null;
};

/** The columns of a hoot with its author, its newest likes and its oldest comments. */
export const hootColumns = (sizes: ListSizes) => sql`
  h.id, h.title, h.text, h.category, h.gif_url, h.version, h.is_question, h.accepted_comment_id,
  h.airline, h.from_country, h.to_country, h.breed, ${venueTagJson("h.venue_id")} as venue,
  h.created_at, h.updated_at, h.hidden_at is not null as hidden, ${photosJson(photoTable, "h.id")} as photos,
  h.held_at is not null as held, ${authorJson} as author,
  ${likeAndCommentColumns(aboutHoots, sql`h.id`, sizes)}`;

type Selection = {
  ids: RawBuilder<unknown>;
  order?: RawBuilder<unknown>;
  /**
   * It depends on a value how many rows match, such as a category. The plan of a prepared statement is the same for all
   * values: for a category without hoots it would read the whole table.
   */
  isFiltered?: boolean;
};

/** Hoots in the order of an id query: ids first, join after, so that skipped rows are never joined. */
export async function hootsOf(
  db: Db,
  { ids, order = sql`h.id desc`, isFiltered = false }: Selection,
  sizes: ListSizes,
): Promise<HootRow[]> {
  const query = sql<HootRow>`
    with selected as (${ids})
    select ${hootColumns(sizes)}
    from selected s join hoots h on h.id = s.id ${joinAuthor("h")}
    order by ${order}`;
  return isFiltered ? (await query.execute(db)).rows : executePrepared(db, query.compile(db));
}

type Listing = TagFilter & {
  sort: HootSort;
  limit: number;
  offset?: number | undefined;
  before?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
};

/** What a sort selects, and its order: each has an index. */
const sorts = {
  newest: { only: sql`true`, by: sql`id desc`, as: sql`h.id desc` },
  liked: {
    only: sql`true`,
    by: sql`like_count desc, id desc`,
    as: sql`h.like_count desc, h.id desc`,
  },
  unanswered: {
    only: sql`is_question and accepted_comment_id is null`,
    by: sql`id desc`,
    as: sql`h.id desc`,
  },
} as const;

function cursorOf(sort: HootSort, before: string | undefined): RawBuilder<unknown> {
  if (before === undefined) return sql`true`;
  if (sort !== "liked") return sql`id < ${before}`;
  return sql`(like_count, id) < (select like_count, id from hoots where id = ${before})`;
}

/** A page of the list. `offset` costs the rows it skips; `before` costs nothing. */
export function listHoots(db: Db, listing: Listing, sizes: ListSizes): Promise<HootRow[]> {
  const { sort, limit, offset = 0, before, category, author } = listing;
  const { only, by, as } = sorts[sort];
  const categoryClause = category === undefined ? sql`true` : sql`category = ${category}`;
  const authorClause =
    author === undefined
      ? sql`true`
      : sql`${isAuthor({ userId: author })} and ${canFindPerson(sizes.viewer, author)}`;
  const offsetClause = offset === 0 ? sql`` : sql`offset ${offset}`;
  const ids = sql`
    select id from hoots
    where ${only} and ${categoryClause} and ${isTagged(listing)} and ${authorClause} and ${cursorOf(sort, before)}
      and ${canFind(sizes.viewer)}
    order by ${by} ${offsetClause} limit ${sql.lit(limit)}`;
  const { airline, from, to, breed, venue } = listing;
  const isFiltered = [category, airline, from, to, breed, venue].some(
    (value) => value !== undefined,
  );
  return hootsOf(db, { ids, order: as, isFiltered }, sizes);
}

export const listRandomHoots = (
  db: Db,
  randomKeys: readonly number[],
  sizes: ListSizes,
): Promise<HootRow[]> =>
  hootsOf(db, { ids: idsNextTo("hoots", randomKeys, canFind(sizes.viewer)) }, sizes);

export type NamedHootRow = { id: string; title: string; text: string; author: AuthorRow | null };

/** Hoots that contain the words, title matches first. */
export async function findNamedHoots(
  db: Db,
  terms: readonly Wanted[],
  limit: number,
  viewer: ViewerId,
): Promise<NamedHootRow[]> {
  const ids = idsMatchingQuery("hoots", terms, limit, canFind(viewer));
  const { rows } = await sql<NamedHootRow>`
    with selected as materialized (${ids})
    select h.id, h.title, h.text, ${authorJson} as author
    from selected s join hoots h on h.id = s.id ${joinAuthor("h")}`.execute(db);
  return rows;
}

export async function findHoot(
  db: Db,
  id: string,
  { viewer, likes }: { viewer: Moderating; likes: number },
): Promise<HootRow | undefined> {
  const sizes = { viewer: viewer?.userId, likes };
  const rule = canRead(viewer);
  const ids = sql`select id from hoots where id = ${id} and ${rule}`;
  const [row] = await hootsOf(db, { ids }, { ...sizes, comments: 0 });
  return row;
}

export const updateAccepted = (db: Db, id: string, commentId: string | null) =>
  db.updateTable("hoots").set({ accepted_comment_id: commentId }).where("id", "=", id).execute();

/** Author and version of a hoot; the row is locked until the transaction ends. */
export const findHootForChange = (db: Db, id: string) =>
  db
    .selectFrom("hoots")
    .select(["id", "author_id", "version", "is_question", "accepted_comment_id", "hidden_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type NewHoot = TagColumns & {
  id: string;
  author_id: string;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
};

export const insertHoot = (db: Db, hoot: NewHoot, held: boolean) =>
  db
    .insertInto("hoots")
    .values({ ...hoot, ...(held && heldColumns) })
    .execute();

type HootChanges = TagColumns & Partial<Pick<NewHoot, "title" | "text" | "category" | "gif_url">>;

export const updateHoot = (db: Db, id: string, changes: HootChanges, held: boolean) =>
  db
    .updateTable("hoots")
    .set({
      ...changes,
      ...(held && heldColumns),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute();

export const deleteHoot = (db: Db, id: string) =>
  db.deleteFrom("hoots").where("id", "=", id).execute();

/** How many hoots a person has posted. */
export async function countOwn(db: Db, author: { userId: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hoots where ${isAuthor(author)}`.execute(db);
  return rows[0]?.count ?? 0;
}
