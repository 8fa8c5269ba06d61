import { sql } from "kysely";
import type { Db } from "../schema.ts";
import type { CommentRow } from "./store.ts";

const commentColumns = sql`
  c.id, c.parent_id, c.text, c.created_at, c.updated_at, c.deleted_at is not null as deleted,
  case when p.id is null then null
  else json_build_object('id', p.id, 'username', p.username, 'name', p.name, 'avatar', p.avatar) end
    as author`;

/** All comments of a hoot with their authors, tombstones too, the oldest first. */
export async function listComments(db: Db, hootId: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from comments c left join profiles p on p.id = c.author_id
    where c.hoot_id = ${hootId} order by c.id`.execute(db);
  return rows;
}

export async function getComment(db: Db, id: string): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from comments c left join profiles p on p.id = c.author_id
    where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A comment that was just written is not there.");
  return row;
}

/** A comment of a hoot, locked until the transaction ends. */
export const findCommentForChange = (db: Db, hootId: string, id: string) =>
  db
    .selectFrom("comments")
    .select(["id", "parent_id", "author_id", "depth", "deleted_at"])
    .where("hoot_id", "=", hootId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** True where the hoot exists; it cannot be deleted before the transaction ends. */
export async function holdHoot(db: Db, hootId: string): Promise<boolean> {
  const row = await db
    .selectFrom("hoots")
    .select("id")
    .where("id", "=", hootId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

type NewComment = {
  id: string;
  hoot_id: string;
  parent_id: string | null;
  depth: number;
  text: string;
  author_id: string;
};

export const insertComment = (db: Db, comment: NewComment) =>
  db.insertInto("comments").values(comment).execute();

export const updateCommentText = (db: Db, id: string, text: string) =>
  db
    .updateTable("comments")
    .set({ text, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export async function hasReplies(db: Db, id: string): Promise<boolean> {
  const reply = await db
    .selectFrom("comments")
    .select("id")
    .where("parent_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return reply !== undefined;
}

/** Takes words and name away and leaves the place, so that replies keep theirs. */
export const buryComment = (db: Db, id: string) =>
  db
    .updateTable("comments")
    .set({ text: "", author_id: null, deleted_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export const deleteComment = (db: Db, id: string) =>
  db.deleteFrom("comments").where("id", "=", id).execute();

export const countComment = (db: Db, hootId: string, step: 1 | -1) =>
  db
    .updateTable("hoots")
    .set({ comment_count: sql`comment_count + ${step}` })
    .where("id", "=", hootId)
    .execute();
