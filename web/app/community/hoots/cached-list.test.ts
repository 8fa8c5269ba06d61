import { expect, test } from "vitest";
import { memoryStorage } from "../../data/storage.testing.ts";
import { hootWith } from "./hoots.testing.ts";
import { keepList, keptList } from "./cached-list.ts";

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
  const safeStorage = memoryStorage();
  keepList(safeStorage, "visit|Greece|", list(1), ana);
  const kept = keptList(safeStorage, "visit|Greece|");
  expect(kept?.scroll).toBe(2_600);
  expect(kept?.pages).toHaveLength(2);
  expect(kept?.pages[0]?.data[0]).toMatchObject({ likes: [ana], likeCount: 2 });
});

test("what does not look like a list is not brought back", () => {
  const safeStorage = memoryStorage({
    "private:hoots:a": "{",
    "private:hoots:b": '{"pages":[{}]}',
  });
  expect(keptList(safeStorage, "a")).toBeUndefined();
  expect(keptList(safeStorage, "b")).toBeUndefined();
  expect(keptList(safeStorage, "c")).toBeUndefined();
});

test("only the latest few lists are kept, and nothing else is touched", () => {
  const safeStorage = memoryStorage({ theme: "dark" });
  for (let at = 1; at <= 9; at += 1) keepList(safeStorage, `visit-${at}`, list(at));
  expect(safeStorage.length).toBe(7);
  expect(keptList(safeStorage, "visit-3")).toBeUndefined();
  expect(keptList(safeStorage, "visit-4")).toBeDefined();
  expect(keptList(safeStorage, "visit-9")).toBeDefined();
});
