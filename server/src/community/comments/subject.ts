import type { AppError } from "#contracts/kernel/errors.ts";
import { type RawBuilder, sql } from "kysely";
import type { DomainEvent } from "../../platform/events.ts";

/** Something that can be liked and commented on, a hoot or a story: its tables, errors and events. */
export type Subject = {
  table: "hoots" | "blogs";
  likes: "hoot_likes" | "blog_likes";
  /** The alias of its rows in queries of several tables. */
  alias: "h" | "b";
  comments: "comments" | "blog_comments";
  commentLikes: "comment_likes" | "blog_comment_likes";
  /** The column by which likes and comments reference it. */
  key: "hoot_id" | "blog_id";
  /** Part of idempotency keys, which are separate per subject. */
  name: "hoot" | "blog";
  notFound: () => AppError;
  liked: (id: string, actorId: string, authorId: string | null) => DomainEvent;
  unliked: (id: string, actorId: string) => DomainEvent;
  commented: (
    what: "comment.posted" | "comment.changed" | "comment.deleted" | "comment.liked",
    id: string,
    about: { commentId: string; actorId: string },
  ) => DomainEvent;
};

/** Something with a count of likes: the tables of a subject, or of its comments. */
export type Likeable = {
  table: Subject["table" | "comments"];
  likes: Subject["likes" | "commentLikes"];
  key: Subject["key"] | "comment_id";
};

export const likeableComments = ({ comments: table, commentLikes: likes }: Subject): Likeable => ({
  table,
  likes,
  key: "comment_id",
});

/** Name of a table or column of a subject as an SQL fragment. */
export const identifier = (
  name: Subject["comments" | "commentLikes"] | Likeable["table" | "likes" | "key"],
): RawBuilder<unknown> => sql.ref(name);
