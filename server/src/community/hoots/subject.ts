import { AppError } from "#contracts/kernel/errors.ts";
import type { Subject } from "../comments/service.ts";

export const hootNotFound = (): AppError =>
  new AppError("NOT_FOUND", "This hoot doesn't exist or was deleted.");

/** Hoots as a subject of likes and comments. */
export const aboutHoots: Subject = {
  table: "hoots",
  likes: "hoot_likes",
  comments: "comments",
  key: "hoot_id",
  name: "hoot",
  notFound: hootNotFound,
  liked: (hootId) => ({ what: "hoot.liked", hootId }),
  unliked: (hootId) => ({ what: "hoot.unliked", hootId }),
  commented: (what, hootId, commentId) => ({ what, hootId, commentId }),
};
