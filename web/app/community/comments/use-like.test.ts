import { expect, test } from "vitest";
import { likesShown } from "#contracts/community/hoots.ts";
import { likesFor, mustFetch } from "./use-like.ts";

const hoot = { likes: ["ana", "ben"], likeCount: 2 };

test("a guest sees the count and no like of their own", () => {
  expect(likesFor(hoot, undefined)).toEqual({ liked: false, count: 2 });
  expect(likesFor(hoot, undefined, true)).toEqual({ liked: false, count: 2 });
});

test("a member's own like shows in a copy made for guests", () => {
  expect(likesFor(hoot, "ana")).toEqual({ liked: true, count: 2 });
});

test("a like is counted at once, and once only when the copy catches up", () => {
  expect(likesFor(hoot, "cleo", true)).toEqual({ liked: true, count: 3 });
  const caughtUp = { likes: ["cleo", ...hoot.likes], likeCount: 3 };
  expect(likesFor(caughtUp, "cleo", true)).toEqual({ liked: true, count: 3 });
});

test("a removed like is gone at once", () => {
  expect(likesFor(hoot, "ana", false)).toEqual({ liked: false, count: 1 });
});

test("a member's own like is fetched only if the guest copy is partial", () => {
  const popular = { likes: ["ana"], likeCount: likesShown + 1 };
  expect(mustFetch(popular, "ben")).toBe(true);
  expect(mustFetch(popular, "ana")).toBe(false);
  expect(mustFetch(popular, undefined)).toBe(false);
  expect(mustFetch(hoot, "cleo")).toBe(false);
});
