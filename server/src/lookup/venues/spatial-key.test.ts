import { expect, test } from "vitest";
import { cellOf, keyBits, spatialKey } from "./spatial-key.ts";

const cell = { latitude: 180 / 2 ** keyBits, longitude: 360 / 2 ** keyBits };

test("the ends of the world have a key that a number holds without rounding", () => {
  const keys = [-90, 0, 90].flatMap((latitude) =>
    [-180, 0, 180].map((longitude) => spatialKey(latitude, longitude)),
  );
  expect(keys.every((key) => Number.isSafeInteger(key) && key >= 0 && key < 2 ** 52)).toBe(true);
  expect(spatialKey(-90, -180)).toBe(0);
  expect(spatialKey(-90, 180)).toBe(2 ** 52 - 1);
});

test("neighbors on the curve are neighbors on the ground, and every cell has its own key", () => {
  // A square of 64 by 64 cells that the curve fills in one piece.
  const at = (x: number, y: number) => ({
    x,
    y,
    key: spatialKey(-90 + (y + 0.5) * cell.latitude, -180 + (x + 0.5) * cell.longitude),
  });
  const cells = Array.from({ length: 64 * 64 }, (_, index) => at(index % 64, index >> 6));
  const ordered = cells.toSorted((a, b) => a.key - b.key);
  expect(ordered.map(({ key }) => key)).toEqual(Array.from(ordered.keys()));
  for (const [index, here] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next) expect(Math.abs(here.x - next.x) + Math.abs(here.y - next.y)).toBe(1);
  }
});

test("a place is in the cell that its position is in", () => {
  expect(cellOf(-90, -180)).toEqual({ x: 0, y: 0 });
  expect(cellOf(90, 180)).toEqual({ x: 2 ** keyBits - 1, y: 2 ** keyBits - 1 });
  expect(cellOf(0, 0)).toEqual({ x: 2 ** (keyBits - 1), y: 2 ** (keyBits - 1) });
});
