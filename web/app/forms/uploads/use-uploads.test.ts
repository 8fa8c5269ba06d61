import { expect, test } from "vitest";
import { makeQueue } from "./use-uploads.ts";

/** A task that ends when `end` is called. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { started: false };
  const run = () => {
    state.started = true;
    return promise;
  };
  return { state, run, end: resolve, fail: reject };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test("two files go out at once, the next when one has ended, well or not", async () => {
  const enqueue = makeQueue(2);
  const tasks = Array.from({ length: 5 }, task);
  const [first, second] = tasks;
  const ends = tasks.map(({ run }) => enqueue(run).catch(() => "failed"));
  const started = () => tasks.map(({ state }) => state.started);
  expect(started()).toEqual([true, true, false, false, false]);
  first?.end();
  await soon();
  expect(started()).toEqual([true, true, true, false, false]);
  second?.fail(new Error("lost"));
  await soon();
  expect(started()).toEqual([true, true, true, true, false]);
  for (const { end } of tasks) end();
  expect(await Promise.all(ends)).toEqual([undefined, "failed", undefined, undefined, undefined]);
});

test("no later task starts between one that ends and the next that waits", async () => {
  const enqueue = makeQueue(1);
  const order: string[] = [];
  const note = (name: string) => enqueue(() => Promise.resolve(void order.push(name)));
  const first = enqueue(() => Promise.resolve());
  const second = note("second");
  await first;
  await Promise.all([note("third"), second]);
  expect(order).toEqual(["second", "third"]);
});
