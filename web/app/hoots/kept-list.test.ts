import { expect, test } from "vitest";
import { memoryShelf } from "../api/storage.testing.ts";
import { hootWith } from "./hoots.testing.ts";
import { keepList, keptList } from "./kept-list.ts";

const idOf = (digit: number) => `0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaa${digit}`;
const [ana, ben] = [idOf(1), idOf(2)];

const list = (at: number) => ({
  at,
  scroll: 2_600,
  pages: [
    { data: [hootWith([], { _id: idOf(3), likes: [ana, ben], likeCount: 2 })], hasMore: true },
    { data: [hootWith([], { _id: idOf(4) })], hasMore: false },
  ],
});

test("a list comes back with its pages and its place", () => {
  const shelf = memoryShelf();
  keepList(shelf, "visit|Greece|", list(1), ana);
  const kept = keptList(shelf, "visit|Greece|");
  expect(kept?.scroll).toBe(2_600);
  expect(kept?.pages).toHaveLength(2);
  expect(kept?.pages[0]?.data[0]).toMatchObject({ likes: [ana], likeCount: 2 });
});

test("what does not look like a list is not brought back", () => {
  const shelf = memoryShelf({ "private:hoots:a": "{", "private:hoots:b": '{"pages":[{}]}' });
  expect(keptList(shelf, "a")).toBeUndefined();
  expect(keptList(shelf, "b")).toBeUndefined();
  expect(keptList(shelf, "c")).toBeUndefined();
});

test("only the latest few lists are kept, and nothing else is touched", () => {
  const shelf = memoryShelf({ theme: "dark" });
  for (let at = 1; at <= 9; at += 1) keepList(shelf, `visit-${at}`, list(at));
  expect(shelf.length).toBe(7);
  expect(keptList(shelf, "visit-3")).toBeUndefined();
  expect(keptList(shelf, "visit-4")).toBeDefined();
  expect(keptList(shelf, "visit-9")).toBeDefined();
});
