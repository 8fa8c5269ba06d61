import { AppError } from "#contracts/kernel/errors.ts";
import type { Subject } from "../comments/service.ts";

export const storyNotFound = (): AppError =>
  new AppError("NOT_FOUND", "This story doesn't exist or was deleted.");

/** Stories as a subject of likes and comments. */
export const aboutStories: Subject = {
  table: "blogs",
  likes: "blog_likes",
  comments: "blog_comments",
  key: "blog_id",
  name: "blog",
  notFound: storyNotFound,
  liked: (blogId) => ({ what: "blog.liked", blogId }),
  unliked: (blogId) => ({ what: "blog.unliked", blogId }),
  commented: (what, blogId, commentId) => ({ what, blogId, commentId }),
};
