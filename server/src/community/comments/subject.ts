import type { AppError } from "#contracts/kernel/errors.ts";
import { type RawBuilder, sql } from "kysely";
import type { DomainEvent } from "../../platform/events.ts";

/** What people like and comment on, a hoot or a story: its tables, and what is said of it. */
export type Subject = {
  table: "hoots" | "blogs";
  likes: "hoot_likes" | "blog_likes";
  comments: "comments" | "blog_comments";
  /** The column by which likes and comments refer to it. */
  key: "hoot_id" | "blog_id";
  /** Tells the calls on different subjects apart, for their idempotency keys. */
  name: "hoot" | "blog";
  notFound: () => AppError;
  liked: (id: string) => DomainEvent;
  unliked: (id: string) => DomainEvent;
  commented: (
    what: "comment.posted" | "comment.changed" | "comment.deleted",
    id: string,
    commentId: string,
  ) => DomainEvent;
};

/** A table or column of a subject as a part of SQL. */
export const named = (name: Subject["table" | "likes" | "comments" | "key"]): RawBuilder<unknown> =>
  sql.ref(name);
