import { expect, test } from "vitest";
import { otherNames } from "./places/other-names.ts";
import { matchPlaces, place, towns } from "./places.ts";

const found = (typed: string, limit?: number) =>
  matchPlaces(typed, limit).map(({ city, country }) => `${city}, ${country}`);

test("a city is found by its prefix, the largest first", () => {
  expect(matchPlaces("Berlin")[0]).toEqual({
    city: "Berlin",
    country: "DE",
    zone: "Europe/Berlin",
    region: "",
  });
  expect(found("barcel")[0]).toBe("Barcelona, ES");
  expect(found("santi")[0]).toBe("Santiago, CL");
});

test("accents, case and spaces are ignored", () => {
  expect(found("sao paulo")[0]).toBe("São Paulo, BR");
  expect(found("LODZ")[0]).toBe("Łódź, PL");
  expect(found("tromso")[0]).toBe("Tromsø, NO");
  expect(found("new york")[0]).toBe("New York City, US");
  expect(found("newyork")[0]).toBe("New York City, US");
});

test("a city is found by its other names", () => {
  expect(matchPlaces("Bali")[0]).toMatchObject({
    city: "Denpasar",
    country: "ID",
    zone: "Asia/Makassar",
    also: "Bali",
  });
  expect(found("münchen")[0]).toBe("Munich, DE");
  expect(found("cologne")[0]).toBe("Köln, DE");
  expect(found("mallorca")[0]).toBe("Palma, ES");
});

test("an exact match ranks before larger cities with that prefix", () => {
  expect(found("york")[0]).toBe("York, GB");
});

test("cities of the same name in a country have their region", () => {
  const regions = matchPlaces("Springfield").map(({ region }) => region);
  expect(regions).toEqual(expect.arrayContaining(["Missouri", "Massachusetts", "Illinois"]));
});

test("a city is found by name and country", () => {
  expect(place("berlin", "de")?.zone).toBe("Europe/Berlin");
  expect(place("Geneva", "CH")?.city).toBe("Genève");
  expect(place("Berlin", "FR")).toBeUndefined();
});

test("results are limited, and an empty query has none", () => {
  expect(found("san", 5)).toHaveLength(5);
  expect(found(" - ")).toEqual([]);
  expect(found("qqqqq")).toEqual([]);
});

test("every city has a country and a valid time zone", () => {
  expect(towns.length).toBeGreaterThan(10_000);
  for (const { city, country } of towns) {
    expect(city).not.toBe("");
    expect(country).toMatch(/^[A-Z]{2}$/);
  }
  for (const zone of new Set(towns.map(({ zone }) => zone)))
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
});

test("every other name belongs to a listed city", () => {
  const cities = new Set(towns.map(({ city, country }) => `${city}, ${country}`));
  expect(otherNames.filter(([city, country]) => !cities.has(`${city}, ${country}`))).toEqual([]);
});
