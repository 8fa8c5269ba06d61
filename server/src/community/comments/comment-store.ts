import { type RawBuilder, sql } from "kysely";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db } from "../../platform/schema.ts";
import {
  contentOf,
  listedFor,
  type Moderating,
  openFor,
  uncountedFor,
  type ViewerId,
} from "../../accounts/relations/policy.ts";
import { canFind, canFindInThread, canRead, isAuthor } from "./policy.ts";
import { identifier, type Subject } from "./subject.ts";

export type CommentRow = {
  id: string;
  parent_id: string | null;
  text: string;
  created_at: string | Date;
  updated_at: string | Date;
  like_count: number;
  liked: boolean;
  deleted: boolean;
  /** Moderators have hidden it, and only its author gets it; or the viewer doesn't see it. */
  hidden: boolean;
  /** Moderators removed the viewer's own comment. */
  removed: boolean;
  /** It is hidden because it waits for a moderator. */
  held: boolean;
  author: AuthorRow | null;
};

export type ListSizes = { viewer: ViewerId; likes: number; comments: number };

/** The condition of the index that has the likes of a post in their order; it holds for every row. */
const inLatestIndex = sql`created_at > '-infinity'`;
/** Likes of people whom a viewer doesn't see; likes can't be hidden by moderators. */
const likeContent = { author: sql.ref("profile_id"), hidden: sql`null` };

/** Columns of a subject's row: its newest likes, whether the viewer likes it, and its oldest comments. */
export function likeAndCommentColumns(
  subject: Subject,
  rowId: RawBuilder<unknown>,
  { viewer, likes, comments }: ListSizes,
): RawBuilder<unknown> {
  const key = identifier(subject.key);
  const [likesTable, commentsTable] = [identifier(subject.likes), identifier(subject.comments)];
  const seen = viewer === undefined ? sql`true` : listedFor(viewer, likeContent);
  const hiddenLikes = uncountedFor(
    viewer,
    (isHidden) => sql`from ${likesTable} l where l.${key} = ${rowId} and ${isHidden}`,
    sql.ref("l.profile_id"),
  );
  const hiddenComments = uncountedFor(
    viewer,
    (isHidden) => sql`
      from ${commentsTable} c where c.${key} = ${rowId} and c.deleted_at is null
        and c.hidden_at is null and ${isHidden}`,
    contentOf("c").author,
  );
  return sql`
  ${sql.ref(`${subject.alias}.like_count`)} - ${hiddenLikes} as like_count,
  ${sql.ref(`${subject.alias}.comment_count`)} - ${hiddenComments} as comment_count,
  (select array_agg(l.profile_id::text) from (
     select profile_id from ${likesTable}
     where ${key} = ${rowId} and ${seen} and ${inLatestIndex}
     order by created_at desc, profile_id limit ${sql.lit(likes)}) l) as likes,
  exists (
    select 1 from ${likesTable} where ${key} = ${rowId} and profile_id = ${viewer ?? null}
  ) as liked,
  (select json_agg(c.one) from (
     select json_build_object(
       'id', c.id, 'parent_id', c.parent_id, 'text', c.text, 'created_at', c.created_at,
       'updated_at', c.updated_at, 'like_count', c.like_count, 'liked', false,
       'deleted', false, 'hidden', c.hidden_at is not null, 'removed', false,
       'held', c.held_at is not null, 'author', ${authorJson}) as one
     from ${commentsTable} c ${joinAuthor("c")}
     where c.${key} = ${rowId} and c.deleted_at is null and ${canFind(viewer)}
     order by c.id limit ${sql.lit(comments)}) c) as comments`;
}

/** For guests, a parameter without an ID. */
const viewerId = (viewer: ViewerId) => ({ userId: sql`${viewer ?? null}::uuid` });

/** What a viewer doesn't see of a thread is a tombstone. */
const commentColumns = (
  subject: Subject,
  viewer: ViewerId,
  rule: RawBuilder<boolean> = canFind(viewer),
) => {
  const isSeen = sql`(c.deleted_at is null and ${rule})`;
  const isLiked =
    viewer === undefined
      ? sql`false`
      : sql`exists (select from ${identifier(subject.commentLikes)} l
          where l.comment_id = c.id and l.profile_id = ${viewer})`;
  return sql`
  c.id, c.parent_id, case when ${isSeen} then c.text else '' end as text, c.created_at, c.updated_at,
  case when ${isSeen} then c.like_count else 0 end as like_count, ${isLiked} as liked,
  not ${isSeen} as deleted,
  c.deleted_at is null and (c.hidden_at is not null or not ${rule}) as hidden,
  c.deleted_at is null and c.hidden_at = 'infinity' and ${isAuthor(viewerId(viewer), "c")} as removed,
  ${isSeen} and c.held_at is not null as held, case when ${isSeen} then ${authorJson} end as author`;
};

/** What waits for review leaves no tombstone for others but moderators, unless it has replies. */
const leavesNoTrace = (subject: Subject, viewer: Moderating) =>
  viewer?.isModerator === true
    ? sql`false`
    : sql`
  (c.held_at is not null and ${isAuthor(viewerId(viewer?.userId), "c")} is not true
    and not exists (select from ${identifier(subject.comments)} r where r.parent_id = c.id))`;

/** All comments on a subject with their authors and tombstones, oldest first; for moderators also what they have hidden. */
export async function listComments(
  db: Db,
  subject: Subject,
  id: string,
  viewer: Moderating,
): Promise<CommentRow[]> {
  const rule = canFindInThread(viewer);
  const query = sql<CommentRow>`
    select ${commentColumns(subject, viewer?.userId, rule)}
    from ${identifier(subject.comments)} c ${joinAuthor("c")}
    where c.${identifier(subject.key)} = ${id} and not ${leavesNoTrace(subject, viewer)}
    order by c.id`;
  return executePrepared(db, query.compile(db));
}

export async function getComment(
  db: Db,
  subject: Subject,
  id: string,
  viewer: ViewerId,
): Promise<CommentRow> {
  const query = sql<CommentRow>`
    select ${commentColumns(subject, viewer)}
    from ${identifier(subject.comments)} c ${joinAuthor("c")}
    where c.id = ${id}`;
  const [row] = await executePrepared(db, query.compile(db));
  if (!row) throw new Error("A comment that was just written is not there.");
  return row;
}

type CommentForChange = {
  id: string;
  parent_id: string | null;
  author_id: string | null;
  depth: number;
  deleted_at: Date | null;
  is_hidden: boolean;
};

/** A comment that a viewer sees, locked until the transaction ends. */
export async function lockSeenComment(
  db: Db,
  subject: Subject,
  { subjectId, id, viewer }: { subjectId: string; id: string; viewer: string },
): Promise<boolean> {
  const query = sql`
    select 1 from ${identifier(subject.comments)} c
    where c.${identifier(subject.key)} = ${subjectId} and c.id = ${id} and c.deleted_at is null
      and ${canRead(viewer)} for key share`;
  return (await executePrepared(db, query.compile(db))).length > 0;
}

/** A comment on a subject, locked until the transaction ends. */
export async function findCommentForChange(
  db: Db,
  subject: Subject,
  subjectId: string,
  id: string,
): Promise<CommentForChange | undefined> {
  const { rows } = await sql<CommentForChange>`
    select id, parent_id, author_id, depth, deleted_at, hidden_at is not null as is_hidden from ${identifier(subject.comments)}
    where ${identifier(subject.key)} = ${subjectId} and id = ${id} for update`.execute(db);
  return rows[0];
}

/** Locks the subject against deletion until the transaction ends. */
export async function lockSubject(db: Db, subject: Subject, id: string): Promise<void> {
  const query = sql`select 1 from ${identifier(subject.table)} where id = ${id} for key share`;
  await executePrepared(db, query.compile(db));
}

/** The same; false if the viewer may not open it or it does not exist. */
export async function lockOpenSubject(
  db: Db,
  subject: Subject,
  id: string,
  viewer: ViewerId,
): Promise<boolean> {
  const rule = openFor(viewer, contentOf());
  const query = sql`
    select 1 from ${identifier(subject.table)} where id = ${id} and ${rule} for key share`;
  return (await executePrepared(db, query.compile(db))).length > 0;
}

type NewComment = {
  id: string;
  subjectId: string;
  parentId: string | null;
  depth: number;
  text: string;
  authorId: string;
};

/**
 * Inserts and counts a comment, unless it is held for review, and returns it with its author, in one statement, since concurrent comments
 * wait for the lock.
 */
export async function insertComment(
  db: Db,
  subject: Subject,
  comment: NewComment,
  held: boolean,
): Promise<CommentRow> {
  const { id, subjectId, parentId, depth, text, authorId } = comment;
  const [table, comments, key] = [subject.table, subject.comments, subject.key].map(identifier);
  const heldAt = held ? sql`now()` : sql`null::timestamptz`;
  const query = sql<CommentRow>`
    with c as (
      insert into ${comments} (id, ${key}, parent_id, depth, text, author_id, hidden_at, held_at)
      values (${id}, ${subjectId}, ${parentId}, ${depth}, ${text}, ${authorId}, ${heldAt}, ${heldAt})
      returning *
    ), counted as (
      update ${table} set comment_count = comment_count + ${held ? 0 : 1} where id = ${subjectId}
    )
    select ${commentColumns(subject, held ? authorId : undefined)} from c ${joinAuthor("c")}`;
  const [row] = await executePrepared(db, query.compile(db));
  if (!row) throw new Error("A comment that was just written is not there.");
  return row;
}

/** Changes the text; with `held`, only the author sees it until a moderator releases it. */
export async function updateCommentText(
  db: Db,
  subject: Subject,
  id: string,
  { text, held }: { text: string; held: boolean },
) {
  const hold = held ? sql`, hidden_at = now(), held_at = now()` : sql``;
  await sql`
    update ${identifier(subject.comments)} set text = ${text}, updated_at = now() ${hold}
    where id = ${id}`.execute(db);
}

export async function hasReplies(db: Db, subject: Subject, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${identifier(subject.comments)} where parent_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Turns a comment into a tombstone: removes text and author, and keeps the row for its replies. */
export async function replaceByTombstone(db: Db, subject: Subject, id: string): Promise<void> {
  await sql`
    update ${identifier(subject.comments)} set text = '', author_id = null, deleted_at = now()
    where id = ${id}`.execute(db);
}

export async function deleteComment(db: Db, subject: Subject, id: string): Promise<void> {
  await sql`delete from ${identifier(subject.comments)} where id = ${id}`.execute(db);
}

export async function decrementCommentCount(db: Db, subject: Subject, id: string) {
  await sql`
    update ${identifier(subject.table)} set comment_count = comment_count - 1
    where id = ${id}`.execute(db);
}

type OwnRow = {
  id: string;
  subject_id: string;
  parent_id: string | null;
  text: string;
  created_at: Date;
};

/** Comments of a person on subjects of one kind, newest first. */
export async function listOwn(
  db: Db,
  subject: Subject,
  author: { userId: string },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<OwnRow[]> {
  const cursor = before === undefined ? sql`true` : sql`c.id < ${before}`;
  const { rows } = await sql<OwnRow>`
    select c.id, c.${identifier(subject.key)} as subject_id, c.parent_id, c.text, c.created_at
    from ${identifier(subject.comments)} c
    where ${isAuthor(author, "c")} and c.deleted_at is null and ${cursor}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}
