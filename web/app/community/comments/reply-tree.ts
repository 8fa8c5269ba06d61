import { commentDepthShown, type Comment } from "#contracts/community/comments.ts";

export type CommentNode = {
  comment: Comment;
  /** 1 for a comment that answers no other. */
  depth: number;
  /** The comment it answers; undefined where that one is gone or there is none. */
  parent: Comment | undefined;
  /** True where it stands beside its parent instead of under it. */
  flattened: boolean;
  replies: CommentNode[];
};

/** Comments as a tree of at most `deepest` levels; deeper ones follow in their thread's order on the last. */
export function replyTree(
  comments: readonly Comment[],
  deepest: number = commentDepthShown,
): CommentNode[] {
  const commentsById = new Map<string, Comment>();
  const answers = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    // A comment can only answer an earlier one, so there are no circles.
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
