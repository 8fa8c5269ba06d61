import { Comment, commentBody, commentChange, commentMax } from "#contracts/community/comments.ts";
import { codec } from "../../forms/codec.ts";
import { text } from "../../forms/fields.ts";

/** How a comment is written and edited. */
export const commentCodec = codec({
  noun: "comment",
  resource: Comment,
  create: commentBody,
  update: commentChange,
  fields: { text: text("Edit your comment", { max: commentMax, always: true }) },
});
