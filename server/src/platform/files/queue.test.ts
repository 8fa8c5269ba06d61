import { expect, test } from "vitest";
import { makeFairQueue } from "./queue.ts";

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
  const inTurn = makeFairQueue(9);
  const { begun, work, endFirst } = makeBench();
  const all = [
    inTurn("dana", work("dana's first")),
    inTurn("dana", work("dana's second")),
    inTurn("ben", work("ben's")),
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
  const inTurn = makeFairQueue(9);
  const fails = inTurn("dana", () => Promise.reject(new Error("broken")));
  const next = inTurn("dana", async () => "done");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("who has too much waiting is told to come again, and may when some is done", async () => {
  const inTurn = makeFairQueue(2);
  const { work, endFirst } = makeBench();
  const first = inTurn("dana", work("first"));
  const second = inTurn("dana", work("second"));
  await expect(inTurn("dana", work("third"))).rejects.toMatchObject({ code: "OVERLOADED" });
  await new Promise(setImmediate);
  await endFirst();
  await first;
  const third = inTurn("dana", work("third"));
  await endFirst();
  await second;
  await endFirst();
  expect(await third).toBe("third");
});
