import { expect, test } from "vitest";
import { cityCenter } from "./city-center.ts";
import { cities } from "./facts/cities.ts";
import { distanceKm } from "./nearest.ts";
import { place } from "./places.ts";

test("every city with services has a position", () => {
  expect(cities.filter(([city]) => !cityCenter(city))).toEqual([]);
});

test("a city with services is meant before a larger one of its name", () => {
  const sanJose = place("San José", "CR");
  if (!sanJose) throw new Error("San José is not on the list.");
  expect(distanceKm(cityCenter("san jose") ?? sanJose, sanJose)).toBeLessThan(1);
  expect(cityCenter("SANJOSÉ")).toEqual(cityCenter("san jose"));
});

test("other names, other cities and airports by their code are known", () => {
  const near = (name: string, latitude: number, longitude: number) => {
    const found = cityCenter(name);
    return found && distanceKm(found, { latitude, longitude }) < 10;
  };
  expect(near("Bali", -8.65, 115.22)).toBe(true);
  expect(near("new york city", 40.71, -74.01)).toBe(true);
  expect(near("Panama City", 8.99, -79.52)).toBe(true);
  expect(near("Lyon", 45.75, 4.85)).toBe(true);
  expect(near("LHR", 51.47, -0.45)).toBe(true);
  expect(cityCenter("lhr")).toBeUndefined();
  expect(cityCenter("Nowhere at all")).toBeUndefined();
  expect(cityCenter("…")).toBeUndefined();
});
