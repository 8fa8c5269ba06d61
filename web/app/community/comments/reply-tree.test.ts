import { expect, test } from "vitest";
import { comment } from "./comments.testing.ts";
import { replyTree, type CommentNode } from "./reply-tree.ts";

/** "a(b c(d))" */
const drawn = (nodes: readonly CommentNode[]): string =>
  nodes
    .map(({ comment, replies }) => comment._id + (replies.length > 0 ? `(${drawn(replies)})` : ""))
    .join(" ");

test("replies are listed below their comment in order of time", () => {
  const comments = [
    comment("a"),
    comment("b", "a"),
    comment("c"),
    comment("d", "b"),
    comment("e", "a"),
  ];
  expect(drawn(replyTree(comments))).toBe("a(b(d) e) c");
});

test("deeper replies follow on the last level and name the person replied to", () => {
  const comments = [
    comment("a"),
    comment("b", "a"),
    comment("c", "b"),
    comment("d", "c"),
    comment("e", "b"),
  ];
  const tree = replyTree(comments, 2);
  expect(drawn(tree)).toBe("a(b c d e)");
  const last = tree[0]?.replies ?? [];
  expect(last.map(({ flattened }) => flattened)).toEqual([false, true, true, true]);
  expect(last.map(({ parent }) => parent?._id)).toEqual(["a", "b", "c", "b"]);
  expect(last.every(({ depth }) => depth === 2)).toBe(true);
});

test("a reply to a missing comment is a top-level comment", () => {
  expect(drawn(replyTree([comment("a", "gone"), comment("b", "a")]))).toBe("a(b)");
});

test("comments that reply to each other in a cycle are all shown", () => {
  expect(drawn(replyTree([comment("a", "b"), comment("b", "a"), comment("c", "c")]))).toBe(
    "a(b) c",
  );
});

test("a thread of ten thousand replies does not exhaust the stack", () => {
  const comments = Array.from({ length: 10_000 }, (_, n) =>
    comment(`${n}`, n > 0 ? `${n - 1}` : null),
  );
  let [node] = replyTree(comments);
  for (let depth = 1; depth < 7; depth += 1) node = node?.replies[0];
  expect(node?.replies).toHaveLength(10_000 - 7);
});
