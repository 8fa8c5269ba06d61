import { expect, test } from "vitest";
import { apart } from "./venue-map.tsx";

const distances = (points: readonly { x: number; y: number }[]) =>
  points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => Math.hypot(other.x - one.x, other.y - one.y)),
  );

const indexes = Array.from({ length: 20 }, (_, index) => index);

test.each([
  ["on one spot", indexes.map(() => ({ x: 350, y: 350 }))],
  ["in a street", indexes.map((index) => ({ x: 300 + index * 5, y: 350 }))],
  ["in a city", indexes.map((index) => ({ x: 350 + (index % 5) * 12, y: 350 + index * 3 }))],
])("no pin hides another where 20 places are %s", (_, spots) => {
  const pins = apart(spots);
  expect(Math.min(...distances(pins))).toBeGreaterThan(44);
  for (const { x, y } of pins) {
    expect(Math.abs(x - 350)).toBeLessThan(350);
    expect(Math.abs(y - 350)).toBeLessThan(350);
  }
});

test("pins that are far from each other stay where they are", () => {
  const [pin] = apart([
    { x: 100, y: 200 },
    { x: 300, y: 400 },
  ]);
  expect(Math.hypot((pin?.x ?? 0) - 100, (pin?.y ?? 0) - 200)).toBeLessThan(2);
});
