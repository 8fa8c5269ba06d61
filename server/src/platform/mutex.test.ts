import { expect, test } from "vitest";
import { makeMutex } from "./mutex.ts";

/** Work that notes when it begins, and ends when it is let. */
function makeBench() {
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

test("one person's work waits for their own, and for nobody else's", async () => {
  const mutex = makeMutex();
  const { begun, work, endFirst } = makeBench();
  const all = [
    mutex("dana", work("dana's first")),
    mutex("dana", work("dana's second")),
    mutex("ben", work("ben's")),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(["dana's first", "ben's"]);
  await endFirst();
  expect(begun).toEqual(["dana's first", "ben's", "dana's second"]);
  await endFirst();
  await endFirst();
  expect(await Promise.all(all)).toEqual(["dana's first", "dana's second", "ben's"]);
});

test("work that fails is no hindrance to what comes next", async () => {
  const mutex = makeMutex();
  const fails = mutex("dana", () => Promise.reject(new Error("broken")));
  const next = mutex("dana", async () => "done");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("a caller with too many waiting tasks is rejected until some are done", async () => {
  const mutex = makeMutex({ maxWaiting: 1 });
  const { work, endFirst } = makeBench();
  const first = mutex("dana", work("first"));
  const second = mutex("dana", work("second"));
  await expect(mutex("dana", work("third"))).rejects.toThrow("Too many tasks are waiting");
  await new Promise(setImmediate);
  await endFirst();
  await first;
  const third = mutex("dana", work("third"));
  await endFirst();
  await second;
  await endFirst();
  expect(await third).toBe("third");
});

test("two run at once under one key, some wait in order, and more is rejected with the error given", async () => {
  const overloaded = () => new Error("Please try again.");
  const mutex = makeMutex({ atOnce: 2, maxWaiting: 2, overloaded });
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const job = (number: number) =>
    mutex("hash", () => {
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
