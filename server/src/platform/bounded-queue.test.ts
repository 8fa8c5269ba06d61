import { expect, test } from "vitest";
import { makeBoundedQueue } from "./bounded-queue.ts";

const overloaded = () => new Error("Please try again.");

/** Tasks that are recorded when they start, and end when the test ends them. */
function recordedTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endFirst };
}

test("tasks of one key run one after another, and don't wait for those of another key", async () => {
  const queue = makeBoundedQueue({ maxWaiting: 10, overloaded });
  const { begun, work, endFirst } = recordedTasks();
  const all = [
    queue("dana", work("dana's first")),
    queue("dana", work("dana's second")),
    queue("ben", work("ben's")),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(["dana's first", "ben's"]);
  await endFirst();
  expect(begun).toEqual(["dana's first", "ben's", "dana's second"]);
  await endFirst();
  await endFirst();
  expect(await Promise.all(all)).toEqual(["dana's first", "dana's second", "ben's"]);
});

test("a task that fails doesn't stop the next one", async () => {
  const queue = makeBoundedQueue({ maxWaiting: 10, overloaded });
  const fails = queue("dana", () => Promise.reject(new Error("broken")));
  const next = queue("dana", async () => "done");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("a task over the bound is rejected, and accepted once another has ended", async () => {
  const queue = makeBoundedQueue({ maxWaiting: 1, overloaded });
  const { work, endFirst } = recordedTasks();
  const first = queue("dana", work("first"));
  const second = queue("dana", work("second"));
  await expect(queue("dana", work("third"))).rejects.toThrow("Please try again.");
  await new Promise(setImmediate);
  await endFirst();
  await first;
  const third = queue("dana", work("third"));
  await endFirst();
  await second;
  await endFirst();
  expect(await third).toBe("third");
});

test("two tasks of a key run at once, some wait in order, and more are rejected with the given error", async () => {
  const queue = makeBoundedQueue({ concurrency: 2, maxWaiting: 2, overloaded });
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const job = (number: number) =>
    queue("hash", () => {
      started.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    });
  const jobs = [job(1), job(2), job(3), job(4)];
  await expect(job(5)).rejects.toThrow("Please try again.");
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  await jobs[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  finish[1]?.();
  finish[2]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  finish[3]?.();
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4]);
});
