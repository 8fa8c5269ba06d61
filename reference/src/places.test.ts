import { expect, test } from "vitest";
import { countryNamed, matchCountries } from "./country-names.ts";
import { otherNames } from "./places/other-names.ts";
import { matchPlaces, place, towns } from "./places.ts";

const found = (typed: string, limit?: number) =>
  matchPlaces(typed, limit).map(({ city, country }) => `${city}, ${country}`);

test("a city is found by its prefix, the largest first", () => {
  expect(matchPlaces("Berlin")[0]).toMatchObject({
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

test.each([
  ["Chile", "CL"],
  ["chil", "CL"],
  ["UK", "GB"],
  ["U.K.", "GB"],
  ["gb", "GB"],
  ["Great Britain", "GB"],
  ["England", "GB"],
  ["Scotland", "GB"],
  ["Wales", "GB"],
  ["USA", "US"],
  ["US", "US"],
  ["U.S.", "US"],
  ["America", "US"],
  ["The United States", "US"],
  ["Japan", "JP"],
  ["Germany", "DE"],
  ["deutschland", "DE"],
  ["Holland", "NL"],
  ["the netherlands", "NL"],
  ["Czechia", "CZ"],
  ["Czech Republic", "CZ"],
  ["Korea", "KR"],
  ["South Korea", "KR"],
  ["UAE", "AE"],
  ["Turkey", "TR"],
  ["Türkiye", "TR"],
  ["turkiye", "TR"],
  ["Cote d'Ivoire", "CI"],
  ["Ivory Coast", "CI"],
  ["espana", "ES"],
])("%j is the country %s, first among the suggestions", (typed, country) => {
  expect(matchCountries(typed, 3)[0]?.country).toBe(country);
  if (typed !== "chil") expect(countryNamed(typed)).toEqual({ country });
});

test("suggested countries say which other name matched, each once, and are few", () => {
  expect(matchCountries("England", 3)).toEqual([
    { country: "GB", name: "United Kingdom", also: "England" },
  ]);
  expect(matchCountries("northern ir", 3)).toEqual([
    { country: "GB", region: "GB-NIR", name: "Northern Ireland" },
  ]);
  expect(matchCountries("united", 9).map(({ country }) => country)).toEqual(["AE", "GB", "US"]);
  expect(matchCountries("s", 3)).toHaveLength(3);
  expect(matchCountries("the", 3)).toEqual([]);
  expect(matchCountries(" - ", 3)).toEqual([]);
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
