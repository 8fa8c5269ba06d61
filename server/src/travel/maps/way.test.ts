import { expect, test } from "vitest";
import type { Journey } from "./way.ts";
import { describeWay, wayOf } from "./way.ts";
import { distanceKm } from "#reference/nearest.ts";
import { loadGazetteer } from "./positions.ts";

const gazetteer = await loadGazetteer();

const zone = "UTC";
const place = (city: string, country: string) => ({ city, country, zone });
type Leg = Journey["legs"][number];
const blank = { mode: "flight", from: null, to: null, fromPlace: null, toPlace: null } as const;
const flight = (from: string, to: string): Leg => ({ ...blank, from, to });
const ride = (mode: Leg["mode"], from: [string, string], to: [string, string]): Leg => ({
  ...blank,
  mode,
  fromPlace: place(...from),
  toPlace: place(...to),
});
const way = (journey: Partial<Journey>, blocked?: ReadonlySet<string>) =>
  wayOf({ origin: null, destinationPlace: null, legs: [], ...journey }, gazetteer, blocked);
const namesOf = ({ stops }: ReturnType<typeof wayOf>) => stops.map(({ name }) => name);

test("a way there and back has each place once, and the destination that no leg reaches hangs on the nearest", () => {
  const found = way({
    origin: place("Chicago", "US"),
    destinationPlace: place("Valparaíso", "CL"),
    legs: [flight("ORD", "SCL"), flight("SCL", "ORD")],
  });
  expect(namesOf(found)).toEqual(["Chicago", "Santiago", "Valparaíso"]);
  expect(found.hops).toEqual([
    { from: 0, to: 1, mode: "flight" },
    { from: 1, to: 0, mode: "flight" },
    { from: 1, to: 2, mode: null },
  ]);
  expect(describeWay(found)).toBe(
    "A map of the way: from Chicago to Santiago by plane, from Santiago to Chicago by plane, from Santiago to Valparaíso, with nothing booked yet.",
  );
});

test("a place that isn't known is no stop, and no line is drawn over it", () => {
  const found = way({
    legs: [
      ride("train", ["Paris", "FR"], ["Nowhere-sur-Mer", "FR"]),
      ride("ferry", ["Nowhere-sur-Mer", "FR"], ["Dublin", "IE"]),
      flight("DUB", "XXX"),
    ],
  });
  expect(namesOf(found)).toEqual(["Paris", "Dublin"]);
  expect(found.hops).toEqual([]);
  expect(describeWay(found)).toBe("A map with Paris and Dublin.");
});

test("a trip without places has a map with a sentence about it, with only an origin it has that", () => {
  expect(describeWay(way({}))).toBe("A map of the trip. No places are known yet.");
  expect(describeWay(way({ origin: place("Berlin", "DE") }))).toBe("A map with Berlin.");
  expect(namesOf(way({ destinationPlace: { ...place("Berlin", "DE"), city: "" } }))).toEqual([]);
});

test("the first stop behind a border that blocks is marked, never the one where the journey begins", () => {
  const found = way(
    { legs: [flight("ORD", "SCL"), flight("SCL", "CCP"), flight("CCP", "ORD")] },
    new Set(["CL", "US"]),
  );
  expect(found.stops.map(({ isBlocked }) => isBlocked)).toEqual([false, true, false]);
  expect(describeWay(found)).toMatch(/A pet can't cross the border at Santiago yet\.$/);
});

test("a city of a name that a country has twice is the one of its region", () => {
  const [maine, oregon] = ["Maine", "Oregon"].map(
    (region) => gazetteer.spotOfPlace({ ...place("Portland", "US"), region })?.position,
  );
  expect(maine?.longitude).toBeCloseTo(-70.26, 1);
  expect(oregon?.longitude).toBeCloseTo(-122.68, 1);
});

test("distances go over the date line", () => {
  const suva = { latitude: -18.14, longitude: 178.44 };
  const apia = { latitude: -13.83, longitude: -171.77 };
  expect(distanceKm(suva, apia)).toBeGreaterThan(1_100);
  expect(distanceKm(suva, apia)).toBeLessThan(1_200);
});
