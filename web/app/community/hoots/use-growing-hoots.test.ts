import { expect, test } from "vitest";
import { memoryStorage } from "../../data/storage.testing.ts";
import { hootWith } from "./hoots.testing.ts";
import { cacheList, cachedList } from "./use-growing-hoots.ts";

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

test("a list is restored with its pages and scroll position", () => {
  const safeStorage = memoryStorage();
  cacheList(safeStorage, "visit|Greece|", list(1), ana);
  const cached = cachedList(safeStorage, "visit|Greece|");
  expect(cached?.scroll).toBe(2_600);
  expect(cached?.pages).toHaveLength(2);
  expect(cached?.pages[0]?.data[0]).toMatchObject({ likes: [ana], likeCount: 2 });
});

test("malformed data is not restored", () => {
  const safeStorage = memoryStorage({
    "private:hoots:a": "{",
    "private:hoots:b": '{"pages":[{}]}',
  });
  expect(cachedList(safeStorage, "a")).toBeUndefined();
  expect(cachedList(safeStorage, "b")).toBeUndefined();
  expect(cachedList(safeStorage, "c")).toBeUndefined();
});

test("only the latest lists are stored, and other keys do not change", () => {
  const safeStorage = memoryStorage({ theme: "dark" });
  for (let at = 1; at <= 9; at += 1) cacheList(safeStorage, `visit-${at}`, list(at));
  expect(safeStorage.length).toBe(7);
  expect(cachedList(safeStorage, "visit-3")).toBeUndefined();
  expect(cachedList(safeStorage, "visit-4")).toBeDefined();
  expect(cachedList(safeStorage, "visit-9")).toBeDefined();
});
