import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { airlinePolicy } from "./airlines.ts";
import {
  airlineChoices,
  cityChoices,
  countriesFrom,
  countriesTo,
  countriesWithPapers,
  coverage,
  flightKindChoices,
  routeValue,
  serviceChoices,
} from "./choices.ts";
import { countryNamed } from "./countries.ts";
import { documentsFor, hasExitRules } from "./documents.ts";
import { cities } from "./facts/cities.ts";
import { servicesIn } from "./services.ts";

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

test("Where From offers 25 places, Where To the same and Germany", () => {
  expect(labels(countriesFrom)).toEqual([
    "Argentina",
    "Australia",
    "Bali",
    "Berlin",
    "Brazil",
    "Chile",
    "Colombia",
    "Costa Rica",
    "Cuba",
    "Dominican Republic",
    "Egypt",
    "France",
    "Greece",
    "Guatemala",
    "India",
    "Italy",
    "Mexico",
    "Panama",
    "Peru",
    "Philippines",
    "South Africa",
    "Spain",
    "Thailand",
    "United Kingdom",
    "USA",
  ]);
  expect(labels(countriesTo).filter((label) => !labels(countriesFrom).includes(label))).toEqual([
    "Germany",
  ]);
  expect(countriesTo).toHaveLength(26);
});

test("sixty cities are listed, with URL names without spaces", () => {
  const cities = cityChoices();
  expect(cities).toHaveLength(60);
  expect(new Set(cities.map(({ value }) => value)).size).toBe(60);
  for (const { value, label } of cities) {
    expect(value).not.toMatch(/\s/);
    expect(value).toBe(routeValue(label));
  }
  const named = [
    "Athens",
    "Bali",
    "Bangkok",
    "Barcelona",
    "Berlin",
    "Bogotá",
    "Cairo",
    "London",
    "Lima",
    "Mexico City",
    "New York City",
    "Rome",
    "Sydney",
    "Tokyo",
    "Toronto",
    "Vienna",
    "Zurich",
  ];
  expect(labels(cities)).toEqual(expect.arrayContaining(named));
  expect(routeValue(" New  York\tCity ")).toBe("NewYorkCity");
});

test("airlines, flight types and services have the values used in URLs", () => {
  const [first, second, third, ...others] = airlineChoices;
  expect([first, second, third].map((choice) => choice?.value)).toEqual([
    "delta",
    "aeromexico",
    "american-airlines",
  ]);
  const byName = others.map(({ label }) => label.toLowerCase());
  expect(byName).toHaveLength(27);
  expect(byName).toEqual(byName.toSorted());
  expect(flightKindChoices.map(({ value }) => value)).toEqual(["national", "international"]);
  expect(serviceChoices.map(({ value }) => value)).toEqual(["vet", "lawyer", "dentist"]);
});

test("a choice has data exactly if there is an answer", () => {
  for (const { label, value, hasData } of countriesFrom) {
    const country = countryNamed(value);
    // That nothing may leave is an answer too.
    const isClosed = documentsFor(value, "Colombia")?.notPossible !== undefined;
    const hasRules = isClosed || (country !== undefined && hasExitRules(country));
    expect([label, hasRules]).toEqual([label, hasData]);
  }
  for (const to of countriesTo) {
    const isAnswered = countriesFrom.some((from) => documentsFor(from.value, to.value));
    expect([to.label, isAnswered]).toEqual([to.label, to.hasData]);
  }
  for (const airline of airlineChoices)
    for (const kind of flightKindChoices)
      expect(airlinePolicy(airline.value, kind.value) !== undefined).toBe(airline.hasData);
  for (const service of serviceChoices)
    for (const city of cityChoices(service.value)) {
      const found = servicesIn(service.value, city.value);
      expect((found?.providers.length ?? 0) > 0).toBe(city.hasData);
    }
});

test("every city is in a country with papers, and every country of the selects has them", () => {
  const answered = new Set(countriesWithPapers.map(({ label }) => countryNamed(label)?.key));
  for (const [city, country] of cities)
    expect([city, answered.has(countryNamed(country)?.key)]).toEqual([city, true]);
  expect(labels(countriesWithPapers)).toEqual(expect.arrayContaining(labels(countriesTo)));
});

test("the coverage lists the choices with data", () => {
  const { from, to, airlines, services } = coverage();
  expect(from).toContain("Mexico");
  expect(to).toEqual(expect.arrayContaining(["USA", "Mexico", "Chile", "Germany", "Berlin"]));
  expect(to).toContain("Peru");
  expect(airlines).toHaveLength(30);
  expect(services).toEqual({ vet: ["Berlin", "MexicoCity", "Santiago"], lawyer: [], dentist: [] });
});

test("what the search panel needs is under 6 kB", () => {
  const files = ["choices.ts", "airline-names.ts", "facts/cities.ts"];
  const text = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("");
  expect(text.match(/from "(.*)"/g)).toEqual([
    'from "./airline-names.ts"',
    'from "./facts/airline.ts"',
    'from "./facts/cities.ts"',
    'from "./facts/provider.ts"',
    'from "./facts/airline.ts"',
  ]);
  expect(gzipSync(text).byteLength).toBeLessThan(6 * 1024);
});
