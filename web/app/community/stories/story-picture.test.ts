import { expect, test } from "vitest";
import { isTall, ratioOf } from "./story-picture.tsx";

test("a picture keeps its aspect ratio within limits", () => {
  expect(ratioOf({ width: 1280, height: 960 })).toBeCloseTo(4 / 3);
  expect(ratioOf({ width: 4000, height: 400 })).toBe(2.4);
  expect(ratioOf({ width: 400, height: 4000 })).toBe(0.7);
  expect(ratioOf(undefined)).toBeCloseTo(16 / 9);
});

test("square and portrait pictures are tall, others wide", () => {
  expect(isTall({ width: 960, height: 1280 })).toBe(true);
  expect(isTall({ width: 800, height: 800 })).toBe(true);
  expect(isTall({ width: 1280, height: 960 })).toBe(false);
  expect(isTall(undefined)).toBe(false);
});
