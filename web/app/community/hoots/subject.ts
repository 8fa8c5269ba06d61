import { likeComment, unlikeComment } from "#contracts/community/comments.ts";
import {
  acceptAnswer,
  createComment,
  deleteComment,
  getHoot,
  likeHoot,
  removeAnswer,
  unlikeHoot,
  updateComment,
  type Hoot,
} from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import type { Subject } from "../comments/index.ts";
import { hootPath } from "../../links/hoots.ts";

/** The key of the draft of an edited hoot, and of what is queued of it. */
export const hootDraftKey = (id: string): string => `hoot:${id}`;

/** A hoot as the subject of likes and comments. */
export const hootSubject = (id: string): Subject<Hoot> => ({
  kind: "hoot",
  id,
  path: hootPath(id),
  get: () => call(getHoot, { params: { id } }),
  like: (liked) => call(liked ? likeHoot : unlikeHoot, { params: { id } }),
  comment: (body, options) => call(createComment, { params: { id }, body, ...options }),
  changeComment: (commentId, text, options) =>
    call(updateComment, { params: { id, commentId }, body: { text }, ...options }),
  likeComment: (commentId, liked) =>
    call(liked ? likeComment : unlikeComment, { params: { id, commentId } }),
  acceptAnswer: (commentId) =>
    commentId === null
      ? call(removeAnswer, { params: { id } })
      : call(acceptAnswer, { params: { id }, body: { commentId } }),
  deleteComment: (commentId, options) =>
    call(deleteComment, { params: { id, commentId }, ...options }),
});
