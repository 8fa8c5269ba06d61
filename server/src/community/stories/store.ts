import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { BlogPicture } from "#contracts/community/blogs.ts";
import { idsNextTo } from "../../platform/db/random-key.ts";
import { idsMatchingQuery } from "../../platform/db/text-search.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import {
  type Amounts,
  authorJson,
  type AuthorRow,
  type CommentRow,
  talkColumns,
} from "../comments/service.ts";
import { aboutBlogs } from "./subject.ts";

type Columns = Selectable<Schema["blogs"]>;

export type BlogRow = Omit<Columns, "author_id" | "dice" | "words" | `${string}_file`> & {
  pictures: (BlogPicture | null)[];
  author: AuthorRow | null;
  likes: string[] | null;
  liked: boolean;
  comments: CommentRow[] | null;
};

/** What is known of the four pictures in turn; null where there is none, or no file. */
const pictures = sql`(
  select json_agg(
    case when f.id is not null then
      json_build_object('width', f.width, 'height', f.height, 'animated', f.animated)
    end
    order by i.place)
  from unnest(array[b.image_one_file, b.image_two_file, b.image_three_file, b.image_four_file])
    with ordinality i (file, place)
  left join files f on f.id = i.file)`;

/** The columns of a story with its author, its newest likes and its oldest comments. */
const blogColumns = (amounts: Amounts) => sql`
  b.id, b.title, b.content_one, b.content_two, b.content_three, b.content_four,
  b.image_one, b.image_two, b.image_three, b.image_four,
  b.image_one_alt, b.image_two_alt, b.image_three_alt, b.image_four_alt, ${pictures} as pictures,
  b.version, b.like_count, b.comment_count, b.created_at, b.updated_at, ${authorJson} as author,
  ${talkColumns(aboutBlogs, sql`b.id`, amounts)}`;

/** Stories in the order of an id query: the ids first, so that what lies before a page is never joined. */
async function blogsOf(db: Db, ids: RawBuilder<unknown>, amounts: Amounts): Promise<BlogRow[]> {
  const { rows } = await sql<BlogRow>`
    with wanted as (${ids})
    select ${blogColumns(amounts)}
    from wanted w join blogs b on b.id = w.id left join profiles p on p.id = b.author_id
    order by b.id desc`.execute(db);
  return rows;
}

type ListPlace = { limit: number; before?: string | undefined; author?: string | undefined };

/** The newest stories, or those that come after one in that order; of one author where one is named. */
export function listBlogs(db: Db, place: ListPlace, amounts: Amounts): Promise<BlogRow[]> {
  const { limit, before, author } = place;
  const byAuthor = author === undefined ? sql`true` : sql`author_id = ${author}`;
  const older = before === undefined ? sql`true` : sql`id < ${before}`;
  return blogsOf(
    db,
    sql`select id from blogs where ${byAuthor} and ${older} order by id desc limit ${limit}`,
    amounts,
  );
}

export const listRandomBlogs = (
  db: Db,
  throws: readonly number[],
  amounts: Amounts,
): Promise<BlogRow[]> => blogsOf(db, idsNextTo("blogs", throws), amounts);

export type NamedBlogRow = Pick<
  Columns,
  "id" | "title" | "content_one" | "content_two" | "content_three" | "content_four" | "image_one"
>;

/** Stories with plain words, those with all of them in the title first. */
export async function findBlogsByWords(
  db: Db,
  text: string,
  limit: number,
): Promise<NamedBlogRow[]> {
  const { rows } = await sql<NamedBlogRow>`
    with wanted as materialized (${idsMatchingQuery("blogs", text, limit)})
    select b.id, b.title, b.content_one, b.content_two, b.content_three, b.content_four, b.image_one
    from wanted w join blogs b on b.id = w.id`.execute(db);
  return rows;
}

/** Every `step`th story, the newest first: where one site map ends and the next begins. */
export async function listMilestones(db: Db, step: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id desc) as place from blogs) placed
    where place % ${step} = 1 order by id desc`.execute(db);
  return rows;
}

/** When stories last changed, from one on, the newest first. */
export const listChanges = (db: Db, from: string, limit: number) =>
  db
    .selectFrom("blogs")
    .select(["id", "updated_at"])
    .where("id", "<=", from)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export async function findBlog(
  db: Db,
  id: string,
  amounts: Omit<Amounts, "comments">,
): Promise<BlogRow | undefined> {
  const [row] = await blogsOf(db, sql`select id from blogs where id = ${id}`, {
    ...amounts,
    comments: 0,
  });
  return row;
}

const imageFiles = [
  "image_one_file",
  "image_two_file",
  "image_three_file",
  "image_four_file",
] as const;

export type BlogForChange = Pick<Columns, "author_id" | "version" | (typeof imageFiles)[number]>;

/** Who wrote a story, its version and its files; the row is locked until the transaction ends. */
export const findBlogForChange = (trx: Trx, id: string): Promise<BlogForChange | undefined> =>
  trx
    .selectFrom("blogs")
    .select(["author_id", "version", ...imageFiles])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type NewBlog = Insertable<Schema["blogs"]>;
export type BlogChanges = Updateable<Schema["blogs"]>;

export const insertBlog = (trx: Trx, blog: NewBlog) =>
  trx.insertInto("blogs").values(blog).execute();

export const updateBlog = (trx: Trx, id: string, changes: BlogChanges) =>
  trx
    .updateTable("blogs")
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export const deleteBlog = (trx: Trx, id: string) =>
  trx.deleteFrom("blogs").where("id", "=", id).execute();
