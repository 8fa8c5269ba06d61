import type { Comment } from "#contracts/comments.ts";
import type { Hoot } from "#contracts/hoots.ts";

/** A hoot with one more comment, which may be there already. */
export function withComment(hoot: Hoot, comment: Comment): Hoot {
  if (hoot.comments.some(({ _id }) => _id === comment._id)) return hoot;
  return {
    ...hoot,
    comments: [...hoot.comments, comment],
    commentCount: hoot.commentCount + 1,
  };
}

/** A hoot whose comment `id` is another now: what the server made of it. */
export function withChanged(hoot: Hoot, id: string, comment: Comment): Hoot {
  const others = hoot.comments.filter(({ _id }) => _id !== comment._id || _id === id);
  return { ...hoot, comments: others.map((known) => (known._id === id ? comment : known)) };
}

/** A hoot without a comment: where it was answered, a tombstone keeps its place. */
export function withoutComment(hoot: Hoot, id: string): Hoot {
  const gone = hoot.comments.find(({ _id }) => _id === id);
  if (!gone || gone.deleted) return hoot;
  const isAnswered = hoot.comments.some(({ parentId }) => parentId === id);
  const comments = isAnswered
    ? hoot.comments.map((comment) => (comment === gone ? tombstone(comment) : comment))
    : hoot.comments.filter((comment) => comment !== gone);
  return { ...hoot, comments, commentCount: Math.max(0, hoot.commentCount - 1) };
}

const tombstone = (comment: Comment): Comment => ({
  ...comment,
  text: "",
  author: null,
  deleted: true,
});

export type HootField = "title" | "text" | "category" | "gifUrl";

const fields: readonly HootField[] = ["title", "text", "category", "gifUrl"];

/** Which of its fields somebody changed meanwhile. */
export const changedFields = (before: Hoot, now: Hoot): HootField[] =>
  fields.filter((field) => before[field] !== now[field]);
