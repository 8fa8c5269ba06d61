import { expect, test } from "vitest";
import { cities } from "./facts/cities.ts";
import { nearestCity } from "./nearest.ts";

const withVets = ["Berlin", "Mexico City", "Santiago"];

test.each([
  ["Paris", "Berlin", 878],
  ["Sydney", "Santiago", 11_350],
  ["Miami", "Mexico City", 2_070],
  ["Lima", "Santiago", 2_465],
  ["Auckland", "Santiago", 9_670],
  ["Berlin", "Mexico City", 9_730],
])("nearest to %s is %s, about %i km away", (city, nearest, km) => {
  const found = nearestCity(city, withVets);
  expect(found?.city).toBe(nearest);
  expect(Math.abs((found?.km ?? 0) - km)).toBeLessThan(40);
});

test("every city has a nearest one", () => {
  for (const [city] of cities)
    expect([city, nearestCity(city, withVets)?.city]).not.toContain(undefined);
});

test("there is none among none, or from an unknown city", () => {
  expect(nearestCity("Paris", [])).toBeUndefined();
  expect(nearestCity("Paris", ["Paris"])).toBeUndefined();
  expect(nearestCity("Atlantis", withVets)).toBeUndefined();
});
