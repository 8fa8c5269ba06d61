import {
  categories,
  type Comment,
  defaultCategory,
  type FoundHoot,
  type Hoot,
  type Marked,
} from "#contracts/hoots.ts";
import type { Author } from "#contracts/profiles.ts";
import {
  type AuthorRow,
  type CommentRow,
  type FoundHootRow,
  type HootRow,
  markEnd,
  markStart,
} from "./store.ts";

const presentAuthor = (row: AuthorRow | null): Author | null =>
  row && { _id: row.id, username: row.username, name: row.name, avatar: row.avatar };

// Moments inside JSON columns come as text, in columns as dates.
const moment = (value: string | Date) => new Date(value).toISOString();

export function presentComment(row: CommentRow): Comment {
  const comment = {
    _id: row.id,
    text: row.text,
    createdAt: moment(row.created_at),
    updatedAt: moment(row.updated_at),
    parentId: row.parent_id,
    author: presentAuthor(row.author),
  };
  return row.deleted ? { ...comment, deleted: true } : comment;
}

/** A hoot as `viewer` sees it: their own like is always among the likes. */
export function presentHoot(row: HootRow, viewer: string | undefined): Hoot {
  const likes = row.likes ?? [];
  const withOwn = viewer && row.liked && !likes.includes(viewer) ? [viewer, ...likes] : likes;
  return {
    _id: row.id,
    title: row.title,
    text: row.text,
    category: categories.find((known) => known === row.category) ?? defaultCategory,
    gifUrl: row.gif_url,
    author: presentAuthor(row.author),
    likes: withOwn,
    likeCount: row.like_count,
    comments: (row.comments ?? []).map(presentComment),
    commentCount: row.comment_count,
    createdAt: moment(row.created_at),
    updatedAt: moment(row.updated_at),
    version: row.version,
  };
}

export const presentFoundHoot = (row: FoundHootRow, viewer: string | undefined): FoundHoot => ({
  ...presentHoot(row, viewer),
  marked: { title: marked(row.marked_title), text: marked(row.marked_text) },
});

/** Splits a marked text into stretches, so that no markup travels on the wire. */
export function marked(text: string): Marked {
  return text.split(markStart).flatMap((part, index) => {
    const [found = "", rest = ""] = index === 0 ? ["", part] : part.split(markEnd);
    return [
      { text: found, match: true },
      { text: rest, match: false },
    ].filter((stretch) => stretch.text !== "");
  });
}
