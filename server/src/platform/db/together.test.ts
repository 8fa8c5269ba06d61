import { expect, test } from "vitest";
import { together } from "./together.ts";

/** Records batches and answers them when they are released. */
function slowBatch() {
  const batches: string[][] = [];
  const held: (() => void)[] = [];
  const runBatch = async (questions: readonly string[]) => {
    batches.push([...questions]);
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    await promise;
    if (questions.includes("bad")) throw new Error("away");
    return questions.map((question) => question.toUpperCase());
  };
  return {
    batches,
    runBatch,
    letGo: () => held.splice(0).forEach((resolve) => resolve()),
  };
}

test("a single query is sent immediately, and later ones form a batch, each with its own answer", async () => {
  const { batches, runBatch, letGo } = slowBatch();
  const find = together(runBatch);
  const answers = Promise.all(["a", "b", "c", "d", "e", "f"].map(find));
  expect(batches).toEqual([["a"], ["b"], ["c"]]);
  letGo();
  await expect.poll(() => batches.length).toBe(4);
  expect(batches.slice(3)).toEqual([["d", "e", "f"]]);
  letGo();
  expect(await answers).toEqual(["A", "B", "C", "D", "E", "F"]);
});

test("nobody joins a query that was sent before they came", async () => {
  const { batches, runBatch, letGo } = slowBatch();
  const find = together(runBatch);
  const first = find("a");
  const second = find("a");
  expect(batches).toEqual([["a"], ["a"]]);
  letGo();
  expect(await Promise.all([first, second])).toEqual(["A", "A"]);
});

test("a failed query fails its batch and no later query", async () => {
  const { runBatch, letGo } = slowBatch();
  const find = together(runBatch);
  const lanes = ["a", "b", "c"].map(find);
  const failing = Promise.allSettled([find("bad"), find("d")]);
  letGo();
  await Promise.all(lanes);
  letGo();
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const after = find("e");
  letGo();
  expect(await after).toBe("E");
});

test("of a failed batch whose queries are isolated, only the failing one fails", async () => {
  const { batches, runBatch, letGo } = slowBatch();
  const find = together(runBatch, { lanes: 1, isolated: true });
  const first = find("a");
  const settled = Promise.allSettled([find("b"), find("bad"), find("c")]);
  letGo();
  expect(await first).toBe("A");
  await expect.poll(() => batches.length).toBe(2);
  letGo();
  await expect.poll(() => batches.length).toBe(5);
  letGo();
  expect((await settled).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});
