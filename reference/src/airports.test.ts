import { expect, test } from "vitest";
import { airport, airports, matchAirports } from "./airports.ts";

const codes = (typed: string, limit?: number) =>
  matchAirports(typed, limit).map(({ code }) => code);

test("an airport is found by its code, with its city, country and time zone", () => {
  expect(airport("BER")).toEqual({
    code: "BER",
    name: "Berlin Brandenburg Airport",
    city: "Berlin",
    country: "DE",
    zone: "Europe/Berlin",
  });
  expect(airport(" scl ")?.zone).toBe("America/Santiago");
  expect(airport("XXX")).toBeUndefined();
});

test("a code ranks before cities with that prefix", () => {
  expect(codes("ber")[0]).toBe("BER");
  expect(codes("per")[0]).toBe("PER");
  expect(codes("lis")[0]).toBe("LIS");
});

test("a city lists its airports, the largest first", () => {
  expect(codes("London").slice(0, 4).sort()).toEqual(["LGW", "LHR", "LTN", "STN"]);
  expect(codes("são paulo")).toContain("GRU");
  expect(codes("SAO PAULO")).toEqual(codes("são paulo"));
  expect(codes("istanbul")).toEqual(expect.arrayContaining(["IST", "SAW"]));
});

test("a later word of the name matches, too", () => {
  expect(codes("kennedy")).toContain("JFK");
  expect(codes("heathrow")).toEqual(["LHR"]);
});

test("results are limited, and an empty query has none", () => {
  expect(codes("san", 3)).toHaveLength(3);
  expect(codes("  ")).toEqual([]);
  expect(codes("qqqq")).toEqual([]);
});

test("every airport has a unique code, a country and a valid time zone", () => {
  expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length);
  expect(airports.length).toBeGreaterThan(3_000);
  for (const { code, name, city, country } of airports) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(name).not.toBe("");
    expect(city).not.toBe("");
    expect(country).toMatch(/^[A-Z]{2}$/);
  }
  for (const zone of new Set(airports.map(({ zone }) => zone)))
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
});

test.each([
  ["JFK", "America/New_York"],
  ["LAX", "America/Los_Angeles"],
  ["DEN", "America/Denver"],
  ["PHX", "America/Phoenix"],
  ["HNL", "Pacific/Honolulu"],
  ["AKL", "Pacific/Auckland"],
  ["SYD", "Australia/Sydney"],
  ["PER", "Australia/Perth"],
  ["DPS", "Asia/Makassar"],
  ["PUQ", "America/Punta_Arenas"],
  ["TFN", "Atlantic/Canary"],
  ["PDL", "Atlantic/Azores"],
  ["KTM", "Asia/Kathmandu"],
  ["APW", "Pacific/Apia"],
])("%s goes by the clock of %s", (code, zone) => {
  expect(airport(code)?.zone).toBe(zone);
});
