import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { Id, Moment, text } from "../kernel/text.ts";

export const commentMax = 2_000;
export const commentDepthMax = 50;
export const commentDepthShown = 8;

export const noComments = "There are no comments.";

/** A tombstone has `deleted: true`, text '' and no author; its replies remain. */
export const Comment = z.object({
  _id: Id,
  text: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  parentId: z.nullable(Id),
  author: z.nullable(Author),
  deleted: z.optional(z.literal(true)),
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
