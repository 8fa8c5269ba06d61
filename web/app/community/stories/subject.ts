import {
  createBlogComment,
  deleteBlogComment,
  getBlog,
  likeBlog,
  unlikeBlog,
  updateBlogComment,
  type Blog,
} from "#contracts/community/blogs.ts";
import { call } from "../../data/browser.ts";
import { callAsGuest } from "../../data/guest.ts";
import type { Subject } from "../comments/index.ts";
import { blogPath } from "../../links/stories.ts";

/** Names the draft of a story that is edited. */
export const storyDraftKey = (id: string): string => `story:${id}`;

/** A story as a thing people talk about. */
export const blogSubject = (id: string): Subject<Blog> => ({
  kind: "blog",
  id,
  path: blogPath(id),
  get: () => call(getBlog, { params: { id } }),
  look: () => callAsGuest(getBlog, { params: { id } }),
  like: (liked) => call(liked ? likeBlog : unlikeBlog, { params: { id } }),
  comment: (body, key) => call(createBlogComment, { params: { id }, body, key }),
  changeComment: (commentId, text) =>
    call(updateBlogComment, { params: { id, commentId }, body: { text } }),
  deleteComment: (commentId) => call(deleteBlogComment, { params: { id, commentId } }),
});
