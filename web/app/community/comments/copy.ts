import type { Comment } from "#contracts/community/comments.ts";
import type { Talked } from "./subject.ts";

/** A hoot or a story with one more comment, which may be there already. */
export function withComment<T extends Talked>(of: T, comment: Comment): T {
  if (of.comments.some(({ _id }) => _id === comment._id)) return of;
  return {
    ...of,
    comments: [...of.comments, comment],
    commentCount: of.commentCount + 1,
  };
}

/** The same, whose comment `id` is another now: what the server made of it. */
export function withChanged<T extends Talked>(of: T, id: string, comment: Comment): T {
  const others = of.comments.filter(({ _id }) => _id !== comment._id || _id === id);
  return { ...of, comments: others.map((known) => (known._id === id ? comment : known)) };
}

/** The same without a comment: where it was answered, a tombstone keeps its place. */
export function withoutComment<T extends Talked>(of: T, id: string): T {
  const gone = of.comments.find(({ _id }) => _id === id);
  if (!gone || gone.deleted) return of;
  const isAnswered = of.comments.some(({ parentId }) => parentId === id);
  const comments = isAnswered
    ? of.comments.map((comment) => (comment === gone ? tombstone(comment) : comment))
    : of.comments.filter((comment) => comment !== gone);
  return { ...of, comments, commentCount: Math.max(0, of.commentCount - 1) };
}

const tombstone = (comment: Comment): Comment => ({
  ...comment,
  text: "",
  author: null,
  deleted: true,
});

/** The comments of others in a fresh copy that an earlier one does not have. */
export const newComments = (
  of: Talked,
  fresh: Talked,
  userId: string | undefined,
): readonly Comment[] => {
  const known = new Set(of.comments.map(({ _id }) => _id));
  return fresh.comments.filter(
    ({ _id, author, deleted }) => !known.has(_id) && !deleted && (!author || author._id !== userId),
  );
};

/**
 * The same with the comments of a fresh copy. What is on its way or newer stays, and the comment `open` in which
 * somebody is writing.
 */
export function withFresh<T extends Talked>(of: T, fresh: Talked, open?: string): T {
  const known = new Set(fresh.comments.map(({ _id }) => _id));
  const upTo = fresh.comments.at(-1)?.createdAt ?? "";
  const kept = of.comments.filter(
    ({ _id, createdAt }) => !known.has(_id) && (_id === open || createdAt > upTo),
  );
  const comments = [...fresh.comments, ...kept];
  return { ...of, comments, commentCount: comments.filter(({ deleted }) => !deleted).length };
}
