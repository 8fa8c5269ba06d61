import { commentDepthShown, type Comment } from "#contracts/community/comments.ts";

export type CommentNode = {
  comment: Comment;
  /** 1 for a top-level comment. */
  depth: number;
  /** The comment it replies to; undefined if that one is gone or there is none. */
  parent: Comment | undefined;
  /** True if it is shown beside its parent instead of below it. */
  flattened: boolean;
  replies: CommentNode[];
};

/** Comments as a tree of at most `deepest` levels; deeper replies follow on the last level in thread order. */
export function replyTree(
  comments: readonly Comment[],
  deepest: number = commentDepthShown,
): CommentNode[] {
  const commentsById = new Map<string, Comment>();
  const answers = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    // A comment can only reply to an earlier one, so there are no cycles.
    const parent = comment.parentId !== null && commentsById.has(comment.parentId);
    const under = parent ? comment.parentId : null;
    const siblings = answers.get(under);
    if (siblings) siblings.push(comment);
    else answers.set(under, [comment]);
    commentsById.set(comment._id, comment);
  }

  const roots: CommentNode[] = [];
  type Waiting = { comment: Comment; parent?: Comment; depth: number; into: CommentNode[] };
  const waiting: Waiting[] = [];
  const wait = (list: readonly Comment[], rest: Omit<Waiting, "comment">) => {
    for (const comment of list.toReversed()) waiting.push({ comment, ...rest });
  };
  wait(answers.get(null) ?? [], { depth: 1, into: roots });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { comment, parent, depth, into } = next;
    const node: CommentNode = {
      comment,
      depth: Math.min(depth, deepest),
      parent,
      flattened: depth > deepest,
      replies: [],
    };
    into.push(node);
    const below = depth < deepest ? node.replies : into;
    wait(answers.get(comment._id) ?? [], { parent: comment, depth: depth + 1, into: below });
  }
  return roots;
}
