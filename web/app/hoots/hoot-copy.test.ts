import { expect, test } from "vitest";
import { comment, hootWith } from "./comments.testing.ts";
import { changedFields, withChanged, withComment, withoutComment } from "./hoot-copy.ts";

test("a comment is counted once, however often it arrives", () => {
  const hoot = withComment(withComment(hootWith([]), comment("a")), comment("a"));
  expect(hoot.comments).toHaveLength(1);
  expect(hoot.commentCount).toBe(1);
});

test("what the server made of a comment takes the place of what was shown meanwhile", () => {
  const hoot = hootWith([comment("pending"), comment("b")]);
  expect(withChanged(hoot, "pending", comment("a")).comments.map(({ _id }) => _id)).toEqual([
    "a",
    "b",
  ]);
});

test("a comment that came with a fresh copy already is not doubled", () => {
  const hoot = hootWith([comment("pending"), comment("a")]);
  expect(withChanged(hoot, "pending", comment("a")).comments).toHaveLength(1);
});

test("a deleted comment is gone; one that was answered leaves a tombstone", () => {
  const hoot = hootWith([comment("a"), comment("b", "a")]);
  const after = withoutComment(hoot, "a");
  expect(after.comments[0]).toMatchObject({ _id: "a", deleted: true, text: "", author: null });
  expect(after.commentCount).toBe(1);
  expect(withoutComment(after, "b").comments.map(({ _id }) => _id)).toEqual(["a"]);
});

test("deleting what is gone already changes nothing", () => {
  const hoot = withoutComment(hootWith([comment("a"), comment("b", "a")]), "a");
  expect(withoutComment(hoot, "a")).toBe(hoot);
  expect(withoutComment(hoot, "nobody")).toBe(hoot);
});

test("a conflict names the fields that were changed elsewhere", () => {
  const before = hootWith([]);
  const now = hootWith([], { title: "Deck 8", gifUrl: "/art/v1/gifs/wink.gif", version: 2 });
  expect(changedFields(before, now)).toEqual(["title", "gifUrl"]);
});
