import { expect, test } from "vitest";
import { swipe } from "./swipe.ts";

test("a finger across means a turn, and one along means to scroll the page", () => {
  expect(swipe({ x: 300, y: 10 }, { x: 200, y: 20 })).toBe(1);
  expect(swipe({ x: 100, y: 10 }, { x: 200, y: 20 })).toBe(-1);
  expect(swipe({ x: 100, y: 10 }, { x: 160, y: 300 })).toBeUndefined();
  expect(swipe({ x: 100, y: 10 }, { x: 110, y: 10 })).toBeUndefined();
});
