import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { StoryPicture } from "#contracts/community/stories.ts";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import { idsNextTo } from "../../platform/db/random-key.ts";
import { idsMatchingQuery } from "../../platform/db/text-search.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { type ListSizes, type CommentRow, likeAndCommentColumns } from "../comments/service.ts";
import { canFindPerson, type Moderating, type ViewerId } from "../../accounts/relations/policy.ts";
import { heldColumns } from "../../accounts/publishing/service.ts";
import { canFind, canRead, isAuthor } from "./policy.ts";
import { aboutStories } from "./subject.ts";

type Columns = Selectable<Schema["blogs"]>;

export type StoryRow = Omit<
  Columns,
  "author_id" | "dice" | "words" | "hidden_at" | "held_at" | `${string}_file`
> & {
  pictures: (StoryPicture | null)[];
  hidden: boolean;
  held: boolean;
  author: AuthorRow | null;
  likes: string[] | null;
  liked: boolean;
  comments: CommentRow[] | null;
};

/** Dimensions of the four pictures in order; null if there is none, and for drawings. */
const pictures = sql`(
  select json_agg(
    case when f.id is not null then
      json_build_object('width', f.width, 'height', f.height, 'animated', f.animated)
    end
    order by i.position)
  from unnest(array[b.image_one_file, b.image_two_file, b.image_three_file, b.image_four_file])
    with ordinality i (file, position)
  left join files f on f.id = i.file)`;

/** The columns of a story with its author, its newest likes and its oldest comments. */
const storyColumns = (sizes: ListSizes) => sql`
  b.id, b.title, b.content_one, b.content_two, b.content_three, b.content_four,
  b.image_one, b.image_two, b.image_three, b.image_four,
  b.image_one_alt, b.image_two_alt, b.image_three_alt, b.image_four_alt, ${pictures} as pictures,
  b.from_country, b.to_country,
  b.version, b.created_at, b.updated_at, b.hidden_at is not null as hidden,
  b.held_at is not null as held,
  ${authorJson} as author,
  ${likeAndCommentColumns(aboutStories, sql`b.id`, sizes)}`;

/** Stories in the order of an id query: ids first, join after, so that skipped rows are never joined. */
async function storiesOf(db: Db, ids: RawBuilder<unknown>, sizes: ListSizes): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    with selected as (${ids})
    select ${storyColumns(sizes)}
    from selected s join blogs b on b.id = s.id ${joinAuthor("b")}
    order by b.id desc`.execute(db);
  return rows;
}

type Listing = { limit: number; before?: string | undefined; author?: string | undefined };

/** The newest stories, or those before one; optionally of one author. */
export function listStories(db: Db, listing: Listing, sizes: ListSizes): Promise<StoryRow[]> {
  const { limit, before, author } = listing;
  const authorClause =
    author === undefined
      ? sql`true`
      : sql`${isAuthor({ userId: author })} and ${canFindPerson(sizes.viewer, author)}`;
  const cursorClause = before === undefined ? sql`true` : sql`id < ${before}`;
  return storiesOf(
    db,
    sql`select id from blogs
        where ${authorClause} and ${cursorClause} and ${canFind(sizes.viewer)}
        order by id desc limit ${limit}`,
    sizes,
  );
}

export const listRandomStories = (
  db: Db,
  randomKeys: readonly number[],
  sizes: ListSizes,
): Promise<StoryRow[]> =>
  storiesOf(db, idsNextTo("blogs", randomKeys, canFind(sizes.viewer)), sizes);

export type NamedStoryRow = Pick<
  Columns,
  "id" | "title" | "content_one" | "content_two" | "content_three" | "content_four" | "image_one"
>;

/** Stories that contain the words, title matches first. */
export async function findStoriesByWords(
  db: Db,
  terms: readonly Wanted[],
  limit: number,
  viewer: ViewerId,
): Promise<NamedStoryRow[]> {
  const ids = idsMatchingQuery("blogs", terms, limit, canFind(viewer));
  const { rows } = await sql<NamedStoryRow>`
    with selected as materialized (${ids})
    select b.id, b.title, b.content_one, b.content_two, b.content_three, b.content_four, b.image_one
    from selected s join blogs b on b.id = s.id`.execute(db);
  return rows;
}

export async function findStory(
  db: Db,
  id: string,
  { viewer, likes }: { viewer: Moderating; likes: number },
): Promise<StoryRow | undefined> {
  const sizes = { viewer: viewer?.userId, likes };
  const rule = canRead(viewer);
  const ids = sql`select id from blogs where id = ${id} and ${rule}`;
  const [row] = await storiesOf(db, ids, { ...sizes, comments: 0 });
  return row;
}

const imageFiles = [
  "image_one_file",
  "image_two_file",
  "image_three_file",
  "image_four_file",
] as const;

export type StoryForChange = Pick<
  Columns,
  "author_id" | "version" | "hidden_at" | (typeof imageFiles)[number]
>;

/** Author, version and files of a story; the row is locked until the transaction ends. */
export const findStoryForChange = (trx: Trx, id: string): Promise<StoryForChange | undefined> =>
  trx
    .selectFrom("blogs")
    .select(["author_id", "version", "hidden_at", ...imageFiles])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type NewStory = Insertable<Schema["blogs"]>;
export type StoryChanges = Updateable<Schema["blogs"]>;

export const insertStory = (trx: Trx, story: NewStory, held: boolean) =>
  trx
    .insertInto("blogs")
    .values({ ...story, ...(held && heldColumns) })
    .execute();

export const updateStory = (trx: Trx, id: string, changes: StoryChanges, held: boolean) =>
  trx
    .updateTable("blogs")
    .set({
      ...changes,
      ...(held && heldColumns),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute();

export const deleteStory = (trx: Trx, id: string) =>
  trx.deleteFrom("blogs").where("id", "=", id).execute();
