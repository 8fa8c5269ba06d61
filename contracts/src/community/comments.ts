import * as z from "zod/mini";
import { Author, Mention } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment, text } from "../kernel/text.ts";

export const commentMax = 2_000;
export const commentDepthMax = 50;
export const commentDepthShown = 8;

export const noComments = "There are no comments.";

/**
 * A tombstone has `deleted: true`, text '' and no author; its replies remain. Comments that the caller doesn't see, such
 * as those of blocked people, are tombstones with `hidden: true`.
 */
export const Comment = z.object({
  _id: Id,
  text: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  parentId: z.nullable(Id),
  author: z.nullable(Author),
  /** The members whom its text mentions; absent where there are none. */
  mentions: z.optional(z.array(Mention)),
  likeCount: z.number(),
  /** The caller likes it. */
  liked: z.optional(z.literal(true)),
  deleted: z.optional(z.literal(true)),
  /** Moderators have hidden it, and its author and moderators get it; or, in a tombstone, the caller doesn't see it. */
  hidden: z.optional(z.literal(true)),
  /** In a tombstone: moderators removed the caller's own comment. */
  removed: z.optional(z.literal(true)),
  /** It is hidden because a new account's first posts with links wait for a moderator. */
  held: z.optional(z.literal(true)),
});
export type Comment = z.output<typeof Comment>;

/** Body of a new comment. Without `parentId` it is a top-level comment. */
export const commentBody = z.strictObject({
  text: text("Comment", commentMax),
  parentId: z.optional(
    z.nullable(z.union([Id, z.literal("")], { error: "parentId must be the id of a comment." })),
  ),
});

/** Body of a comment's change. */
export const commentChange = z.strictObject({ text: text("Comment", commentMax) });

const likeRates = { rates: [{ times: 600, seconds: 10 * 60, per: "account" }] } as const;
const likeParams = z.object({ id: Id, commentId: Id });

/* @__NO_SIDE_EFFECTS__ */
const commentLike = <const Path extends `/api/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: "PUT",
    path,
    summary,
    session: "required",
    params: likeParams,
    response: Comment,
    limits: likeRates,
  });

const likes = "Likes a comment. Liking it again has no effect.";
const unlikes = "Removes the current user's like from a comment.";

export const likeComment = commentLike("/api/hoots/:id/comments/:commentId/like", likes);
export const unlikeComment = commentLike("/api/hoots/:id/comments/:commentId/unlike", unlikes);
export const likeStoryComment = commentLike("/api/blogs/:id/comments/:commentId/like", likes);
export const unlikeStoryComment = commentLike("/api/blogs/:id/comments/:commentId/unlike", unlikes);
