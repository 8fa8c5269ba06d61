import { expect, test } from "vitest";
import { comment, contentWith } from "./comments.testing.ts";
import {
  newComments,
  withChanged,
  withComment,
  withFresh,
  withoutComment,
} from "./with-comments.ts";

test("a comment is counted once, even if it arrives twice", () => {
  const talked = withComment(withComment(contentWith([]), comment("a")), comment("a"));
  expect(talked.comments).toHaveLength(1);
  expect(talked.commentCount).toBe(1);
});

test("the server's comment replaces the pending one", () => {
  const talked = contentWith([comment("pending"), comment("b")]);
  expect(withChanged(talked, "pending", comment("a")).comments.map(({ _id }) => _id)).toEqual([
    "a",
    "b",
  ]);
});

test("a comment that is already in a fresh copy is not duplicated", () => {
  const talked = contentWith([comment("pending"), comment("a")]);
  expect(withChanged(talked, "pending", comment("a")).comments).toHaveLength(1);
});

test("a deleted comment is gone; one with replies leaves a tombstone", () => {
  const talked = contentWith([comment("a"), comment("b", "a")]);
  const after = withoutComment(talked, "a");
  expect(after.comments[0]).toMatchObject({ _id: "a", deleted: true, text: "", author: null });
  expect(after.commentCount).toBe(1);
  expect(withoutComment(after, "b").comments.map(({ _id }) => _id)).toEqual(["a"]);
});

test("deleting a missing comment changes nothing", () => {
  const talked = withoutComment(contentWith([comment("a"), comment("b", "a")]), "a");
  expect(withoutComment(talked, "a")).toBe(talked);
  expect(withoutComment(talked, "missing")).toBe(talked);
});

test("comments by others that the page does not have are new", () => {
  const current = contentWith([comment("a")]);
  const gone = { ...comment("gone"), author: null, deleted: true as const };
  const fresh = contentWith([comment("a"), comment("b"), comment("mine"), gone]);
  expect(newComments(current, fresh, "author-mine").map(({ _id }) => _id)).toEqual(["b"]);
});

test("a fresh copy keeps pending comments and those with an open form", () => {
  const sent = { ...comment("pending-1"), createdAt: "2026-11-21T10:00:01.000Z" };
  const current = contentWith([comment("gone"), comment("answered"), sent]);
  const fresh = withFresh(
    current,
    contentWith([comment("a"), comment("b", "a")]),
    new Set(["answered"]),
  );
  expect(fresh.comments.map(({ _id }) => _id)).toEqual(["a", "b", "answered", "pending-1"]);
  expect(fresh.commentCount).toBe(4);
});
