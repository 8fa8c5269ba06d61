import type { AppError } from "#contracts/kernel/errors.ts";
import { type RawBuilder, sql } from "kysely";
import type { DomainEvent } from "../../platform/events.ts";

/** Something that can be liked and commented on, a hoot or a story: its tables, errors and events. */
export type Subject = {
  table: "hoots" | "blogs";
  likes: "hoot_likes" | "blog_likes";
  comments: "comments" | "blog_comments";
  /** The column by which likes and comments reference it. */
  key: "hoot_id" | "blog_id";
  /** Part of idempotency keys, which are separate per subject. */
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

/** Name of a table or column of a subject as an SQL fragment. */
export const identifier = (
  name: Subject["table" | "likes" | "comments" | "key"],
): RawBuilder<unknown> => sql.ref(name);
