import { sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db } from "../../platform/schema.ts";

export type Subject = { authorId: string | null; texts: string[] };
export type Comment = Subject & {
  parentAuthorId: string | null;
  threadAuthorId: string | null;
  threadFollowerIds: string[];
};

/** At most this many followers of one thread are notified of a comment. */
const followersMax = 1_000;

export type AboutComment = { commentId: string } & (
  | { hootId: string; blogId?: undefined }
  | { blogId: string; hootId?: undefined }
);

/** The author and the texts of a hoot; undefined if it is gone. */
export async function hootFor(db: Db, id: string): Promise<Subject | undefined> {
  const row = await db
    .selectFrom("hoots")
    .select(["author_id", "title", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { authorId: row.author_id, texts: [row.title, row.text] };
}

/** The author and the texts of a story; undefined if it is gone. */
export async function blogFor(db: Db, id: string): Promise<Subject | undefined> {
  const row = await db
    .selectFrom("blogs")
    .select(["author_id", "title", "content_one", "content_two", "content_three", "content_four"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { author_id: authorId, ...texts } = row;
  return { authorId, texts: Object.values(texts) };
}

/** A comment with those whom it answers; undefined if it is gone. */
export async function commentFor(db: Db, about: AboutComment): Promise<Comment | undefined> {
  const { commentId, hootId } = about;
  const [comments, threads, key] =
    hootId === undefined ? ["blog_comments", "blogs", "blog_id"] : ["comments", "hoots", "hoot_id"];
  const query = sql<{
    author_id: string | null;
    text: string;
    parent_author_id: string | null;
    thread_author_id: string | null;
    thread_follower_ids: string[];
  }>`
    select c.author_id, c.text, parent.author_id as parent_author_id, t.author_id as thread_author_id,
      array(select f.profile_id::text from followed_threads f
        where not f.is_muted and f.${sql.ref(key)} = t.id
        limit ${sql.lit(followersMax)}) as thread_follower_ids
    from ${sql.table(comments)} c
      join ${sql.table(threads)} t on t.id = c.${sql.ref(key)}
      left join ${sql.table(comments)} parent on parent.id = c.parent_id
    where c.id = ${commentId} and c.deleted_at is null`;
  const [row] = await executePrepared(db, query.compile(db));
  return (
    row && {
      authorId: row.author_id,
      texts: [row.text],
      parentAuthorId: row.parent_author_id,
      threadAuthorId: row.thread_author_id,
      threadFollowerIds: row.thread_follower_ids,
    }
  );
}

type NoticeTarget = {
  hootId?: string | undefined;
  blogId?: string | undefined;
  commentId?: string | undefined;
  blogCommentId?: string | undefined;
};

/** The people who were notified that a text mentions them. */
export async function listMentioned(
  db: Db,
  { hootId, blogId, commentId, blogCommentId }: NoticeTarget,
  topic: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("notifications")
    .select("recipient_id")
    .where("topic", "=", topic)
    .where("what", "=", "mention")
    .$if(hootId !== undefined, (query) => query.where("hoot_id", "=", hootId ?? null))
    .$if(blogId !== undefined, (query) => query.where("blog_id", "=", blogId ?? null))
    .$if(commentId !== undefined, (query) => query.where("comment_id", "=", commentId ?? null))
    .$if(blogCommentId !== undefined, (query) =>
      query.where("blog_comment_id", "=", blogCommentId ?? null),
    )
    .execute();
  return new Set(rows.map(({ recipient_id }) => recipient_id));
}
