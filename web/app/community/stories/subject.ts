import { likeStoryComment, unlikeStoryComment } from "#contracts/community/comments.ts";
import {
  createStoryComment,
  deleteStoryComment,
  getStory,
  likeStory,
  unlikeStory,
  updateStoryComment,
  type Story,
} from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import type { Subject } from "../comments/index.ts";
import { blogPath } from "../../links/stories.ts";

/** The key of the draft of an edited story. */
export const storyDraftKey = (id: string): string => `story:${id}`;

/** A story as the subject of likes and comments. */
export const blogSubject = (id: string): Subject<Story> => ({
  kind: "blog",
  id,
  path: blogPath(id),
  get: () => call(getStory, { params: { id } }),
  like: (liked) => call(liked ? likeStory : unlikeStory, { params: { id } }),
  comment: (body, options) => call(createStoryComment, { params: { id }, body, ...options }),
  changeComment: (commentId, text, options) =>
    call(updateStoryComment, { params: { id, commentId }, body: { text }, ...options }),
  likeComment: (commentId, liked) =>
    call(liked ? likeStoryComment : unlikeStoryComment, { params: { id, commentId } }),
  deleteComment: (commentId, options) =>
    call(deleteStoryComment, { params: { id, commentId }, ...options }),
});
