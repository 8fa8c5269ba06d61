import { AppError } from "#contracts/kernel/errors.ts";
import type { Subject } from "../comments/service.ts";

export const hootNotFound = (): AppError =>
  new AppError("NOT_FOUND", "This hoot doesn't exist or was deleted.");

/** Hoots as a subject of likes and comments. */
export const aboutHoots: Subject = {
  table: "hoots",
  likes: "hoot_likes",
  alias: "h",
  comments: "comments",
  commentLikes: "comment_likes",
  key: "hoot_id",
  name: "hoot",
  notFound: hootNotFound,
  liked: (hootId, actorId, authorId) => ({ what: "hoot.liked", hootId, actorId, authorId }),
  unliked: (hootId, actorId) => ({ what: "hoot.unliked", hootId, actorId }),
  commented: (what, hootId, about) => ({ what, hootId, ...about }),
};
