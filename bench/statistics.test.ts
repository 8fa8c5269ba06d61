import { expect, test } from "vitest";
import { exponentOf, median, spreadOf } from "./statistics.ts";
import { meets } from "./table.ts";

test("the median is independent of the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test("the spread spans the lowest to the highest value", () => {
  expect(spreadOf([3, 1, 2])).toEqual([1, 3]);
});

test("constant time has exponent 0, linear time 1", () => {
  expect(exponentOf({ size: 1_000, ms: 2 }, { size: 1_000_000, ms: 2 })).toBe(0);
  expect(exponentOf({ size: 1_000, ms: 2 }, { size: 1_000_000, ms: 2_000 })).toBeCloseTo(1);
  expect(exponentOf({ size: 1_000, ms: 2 }, { size: 1_000_000, ms: 4 })).toBeCloseTo(0.1, 2);
});

test("a row is met on the right side of its target, and neutral without one", () => {
  const row = { name: "a", ours: "1", beside: "2", ratio: 0.5 };
  expect(meets({ ...row, limit: { is: "at least", ratio: 0.5 } })).toBe(true);
  expect(meets({ ...row, limit: { is: "at most", ratio: 0.4 } })).toBe(false);
  expect(meets(row)).toBeUndefined();
});
