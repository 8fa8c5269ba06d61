import { distanceKm, type Position } from "#reference/nearest.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keyPrefixes, keyRanges, type Ring } from "./circle.ts";
import { keyBits, spatialKey } from "./spatial-key.ts";

const position = fc.record({
  latitude: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, -89.99, 89.99, 90, 0),
  ),
  longitude: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -179.99, 179.99, 180, 0),
  ),
});
const ring = fc
  .record({
    center: position,
    inner: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })),
    width: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ center, inner, width }): Ring => ({ center, inner, outer: inner + width }));

/** The point at a distance in meters and a direction in degrees, along the surface. */
function pointAt({ latitude, longitude }: Position, meters: number, direction: number): Position {
  const angle = meters / 6_371_000;
  const [from, course] = [(latitude * Math.PI) / 180, (direction * Math.PI) / 180];
  const sine =
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(course);
  const to = Math.asin(Math.min(1, Math.max(-1, sine)));
  const turned = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const east = longitude + (turned * 180) / Math.PI;
  return { latitude: (to * 180) / Math.PI, longitude: ((((east + 180) % 360) + 360) % 360) - 180 };
}

test("the ranges contain every place of a ring, also over the date line and at the poles", () => {
  const at = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), way: fc.nat(359) });
  fc.assert(
    fc.property(ring, fc.array(at, { minLength: 20, maxLength: 20 }), (within, points) => {
      const ranges = keyRanges(within);
      const { center, inner, outer } = within;
      for (const { share, way } of points) {
        const point = pointAt(center, inner + share * (outer - inner), way);
        const key = spatialKey(point.latitude, point.longitude);
        expect(ranges.some(({ low, high }) => low <= key && key <= high)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("the ranges are few, apart from each other, and hold little else", () => {
  fc.assert(
    fc.property(ring, (within) => {
      const ranges = keyRanges(within);
      expect(ranges.length).toBeLessThanOrEqual(64);
      for (const [index, { low }] of ranges.entries()) {
        expect(low).toBeGreaterThan((ranges[index - 1]?.high ?? -2) + 1);
      }
    }),
  );
  // Around Paris: the ground that is searched, compared with the circle.
  const center = { latitude: 48.85, longitude: 2.35 };
  for (const outer of [500, 5_000, 50_000]) {
    const keys = keyRanges({ center, inner: 0, outer }).reduce(
      (sum, { low, high }) => sum + high - low + 1,
      0,
    );
    const cell =
      (Math.PI / 2 ** keyBits) *
      6_371_000 *
      (((2 * Math.PI) / 2 ** keyBits) * 6_371_000 * Math.cos((48.85 * Math.PI) / 180));
    expect((keys * cell) / (Math.PI * outer ** 2)).toBeLessThan(1.8);
  }
});

test("a ring leaves out what is inside of it", () => {
  const center = { latitude: 48.85, longitude: 2.35 };
  const key = spatialKey(center.latitude, center.longitude);
  const isIn = (inner: number) =>
    keyRanges({ center, inner, outer: 20_000 }).some(({ low, high }) => low <= key && key <= high);
  expect([isIn(0), isIn(10_000)]).toEqual([true, false]);
});

test("the beginnings of keys are those of the places around, unless there are too many", () => {
  const center = { latitude: 52.5, longitude: 13.4 };
  const prefixes = keyPrefixes({ center, inner: 0, outer: 50_000 }, 11, 400) ?? [];
  expect(prefixes.length).toBeGreaterThan(20);
  for (const direction of [0, 100, 200, 300]) {
    const { latitude, longitude } = pointAt(center, 49_000, direction);
    expect(distanceKm(center, { latitude, longitude })).toBeCloseTo(49, 1);
    expect(prefixes).toContain(Math.floor(spatialKey(latitude, longitude) / 2 ** 30));
  }
  const pole = { latitude: 90, longitude: 0 };
  expect(keyPrefixes({ center: pole, inner: 0, outer: 50_000 }, 11, 400)).toBeUndefined();
});
