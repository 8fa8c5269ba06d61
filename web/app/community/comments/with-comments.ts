import type { Comment } from "#contracts/community/comments.ts";
import type { WithComments } from "./subject.ts";

/** Adds a comment to a hoot or a story, unless it is there already. */
export function withComment<T extends WithComments>(content: T, comment: Comment): T {
  if (content.comments.some(({ _id }) => _id === comment._id)) return content;
  return {
    ...content,
    comments: [...content.comments, comment],
    commentCount: content.commentCount + 1,
  };
}

/** Replaces the comment `id` by the server's version. */
export function withChanged<T extends WithComments>(content: T, id: string, comment: Comment): T {
  const others = content.comments.filter(({ _id }) => _id !== comment._id || _id === id);
  return { ...content, comments: others.map((other) => (other._id === id ? comment : other)) };
}

/** Removes a comment; one with replies becomes a tombstone. */
export function withoutComment<T extends WithComments>(content: T, id: string): T {
  const deleted = content.comments.find(({ _id }) => _id === id);
  if (!deleted || deleted.deleted) return content;
  const isAnswered = content.comments.some(({ parentId }) => parentId === id);
  const comments = isAnswered
    ? content.comments.map((comment) => (comment === deleted ? tombstone(comment) : comment))
    : content.comments.filter((comment) => comment !== deleted);
  return { ...content, comments, commentCount: Math.max(0, content.commentCount - 1) };
}

const tombstone = (comment: Comment): Comment => ({
  ...comment,
  text: "",
  author: null,
  deleted: true,
});

/** The comments by other people that are in `fresh` and not in `content`. */
export const newComments = (
  content: WithComments,
  fresh: WithComments,
  userId: string | undefined,
): readonly Comment[] => {
  const knownIds = new Set(content.comments.map(({ _id }) => _id));
  return fresh.comments.filter(
    ({ _id, author, deleted }) =>
      !knownIds.has(_id) && !deleted && (!author || author._id !== userId),
  );
};

/**
 * Takes the comments of `fresh`. Pending and newer comments stay, and so do the comments in `open`, which have an open form.
 */
export function withFresh<T extends WithComments>(
  content: T,
  fresh: WithComments,
  open: { has: (commentId: string) => boolean } = new Set(),
): T {
  const knownIds = new Set(fresh.comments.map(({ _id }) => _id));
  const upTo = fresh.comments.at(-1)?.createdAt ?? "";
  const pending = content.comments.filter(
    ({ _id, createdAt }) => !knownIds.has(_id) && (open.has(_id) || createdAt > upTo),
  );
  const comments = [...fresh.comments, ...pending];
  return { ...content, comments, commentCount: comments.filter(({ deleted }) => !deleted).length };
}
