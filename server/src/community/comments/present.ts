import type { Comment } from "#contracts/community/comments.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import type { CommentRow } from "./comment-store.ts";

export function presentComment(row: CommentRow): Comment {
  const comment = {
    _id: row.id,
    text: row.text,
    createdAt: moment(row.created_at),
    updatedAt: moment(row.updated_at),
    parentId: row.parent_id,
    author: presentAuthor(row.author),
    likeCount: row.like_count,
  };
  if (row.deleted) {
    return {
      ...comment,
      deleted: true,
      ...(row.hidden && { hidden: true as const }),
      ...(row.removed && { removed: true as const }),
    };
  }
  return {
    ...comment,
    ...(row.liked && { liked: true as const }),
    ...(row.hidden && { hidden: true as const }),
    ...(row.held && { held: true as const }),
  };
}

type LikedRow = { likes: string[] | null; liked: boolean; like_count: number };

/** Likes as `viewer` sees them: the viewer's own like is always included. */
export function presentLikes(row: LikedRow, viewer: string | undefined) {
  const likes = row.likes ?? [];
  const withOwn = viewer && row.liked && !likes.includes(viewer) ? [viewer, ...likes] : likes;
  return { likes: withOwn, likeCount: row.like_count };
}
