import { expect, test } from "vitest";
import { makeAdmissionStore } from "./admission-store.ts";
import { highest, makeFrequencySketch } from "./frequency-sketch.ts";

function storeOf(maxBytes: number) {
  const removed: string[] = [];
  const store = makeAdmissionStore<number>({
    maxBytes,
    sizeOf: (bytes) => bytes,
    onRemove: (key) => removed.push(key),
    sketch: makeFrequencySketch(2 ** 14, 7),
  });
  /** Reads a key like the cache: a missing value is created and stored. */
  const read = (key: string, bytes = 10) => {
    const isThere = store.get(key) !== undefined;
    if (!isThere) store.set(key, bytes);
    return isThere;
  };
  return { store, read, removed };
}

const popular = Array.from({ length: 20 }, (_, n) => `/popular/${n}`);

test("10,000 entries that are requested once do not evict the 20 popular ones", () => {
  const { store, read } = storeOf(1_000);
  for (let turn = 0; turn < 3; turn += 1) for (const key of popular) read(key);
  for (let n = 0; n < 10_000; n += 1) read(`/?u=${n}`);
  expect(popular.filter((key) => store.get(key) === undefined)).toEqual([]);
  expect(store.count().bytes).toBeLessThanOrEqual(1_000);
});

test("popular entries stay while they are read between the flood", () => {
  const { read } = storeOf(400);
  for (let turn = 0; turn < 3; turn += 1) for (const key of popular) read(key);
  let misses = 0;
  for (let n = 0; n < 50_000; n += 1) {
    read(`/?u=${n}`);
    if (n % 50 === 0 && !read(popular[(n / 50) % 20] ?? "")) misses += 1;
  }
  expect(misses).toBe(0);
});

test("what is read often from now on takes the place of what was popular once", () => {
  const { store, read } = storeOf(1_000);
  const later = Array.from({ length: 90 }, (_, n) => `/later/${n}`);
  for (let turn = 0; turn < 20; turn += 1) for (const key of popular) read(key);
  for (let turn = 0; turn < 2_000; turn += 1) for (const key of later) read(key);
  expect(later.filter((key) => store.get(key) !== undefined).length).toBeGreaterThan(80);
});

test("bytes stay within the bound whatever the sizes, and each entry that leaves is reported once", () => {
  const { store, read, removed } = storeOf(1_000);
  for (let n = 0; n < 2_000; n += 1) read(`/${n % 700}`, 1 + ((n * 37) % 400));
  expect(store.count().bytes).toBeLessThanOrEqual(1_000);
  store.set("/too-large", 5_000);
  expect(store.get("/too-large")).toBeUndefined();
  expect(removed.at(-1)).toBe("/too-large");
  removed.length = 0;
  const { entries } = store.count();
  store.clear();
  expect(removed).toHaveLength(entries);
  expect(store.count()).toEqual({ entries: 0, bytes: 0 });
});

test("an entry larger than the window comes in, and gives way to nothing that is read less", () => {
  const { store, read } = storeOf(1_000);
  read("/large", 500);
  read("/large", 500);
  for (let n = 0; n < 1_000; n += 1) read(`/${n}`, 20);
  expect(store.get("/large")).toBe(500);
});

test("a value that is set again replaces the one before", () => {
  const { store, removed } = storeOf(1_000);
  store.set("/a", 10);
  store.set("/a", 20);
  expect(store.get("/a")).toBe(20);
  expect(removed).toEqual(["/a"]);
  expect(store.count()).toEqual({ entries: 1, bytes: 20 });
});

test("counts of reads are never too low, stop at the highest, and fade", () => {
  const sketch = makeFrequencySketch(64, 3);
  const hash = sketch.hashOf("/read");
  for (let n = 0; n < 3; n += 1) sketch.add(hash);
  expect(sketch.estimate(hash)).toBeGreaterThanOrEqual(3);
  for (let n = 0; n < 100; n += 1) sketch.add(hash);
  expect(sketch.estimate(hash)).toBe(highest);
  for (let n = 0; n < 2_000; n += 1) sketch.add(sketch.hashOf("/other"));
  expect(sketch.estimate(hash)).toBeLessThan(highest);
});
