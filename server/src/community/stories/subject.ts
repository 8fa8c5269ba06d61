import { AppError } from "#contracts/kernel/errors.ts";
import type { Subject } from "../comments/service.ts";

export const storyNotFound = (): AppError =>
  new AppError("NOT_FOUND", "This story doesn't exist or was deleted.");

/** Stories as a subject of likes and comments. */
export const aboutStories: Subject = {
  table: "blogs",
  likes: "blog_likes",
  alias: "b",
  comments: "blog_comments",
  commentLikes: "blog_comment_likes",
  key: "blog_id",
  name: "blog",
  notFound: storyNotFound,
  liked: (blogId, actorId, authorId) => ({ what: "blog.liked", blogId, actorId, authorId }),
  unliked: (blogId, actorId) => ({ what: "blog.unliked", blogId, actorId }),
  commented: (what, blogId, about) => ({ what, blogId, ...about }),
};
