import { describe, expect, test } from "vitest";
import { searchLimits } from "#contracts/commerce/storefront-limits.ts";
import { appliedFilters } from "./filter-form.tsx";
import { sized } from "./shop.testing.ts";
import {
  filterCount,
  matchesFilters,
  hasFilters,
  shopQuery,
  parseFilters,
  filtersPath,
} from "./filters.ts";

const read = (search: string) => parseFilters(new URLSearchParams(search));

describe("the path of the marketplace", () => {
  test("contains the filters, and parses to the same ones", () => {
    const path = "/marketplace?q=soft+bed&collection=beds&type=beds&min=10&max=50.5&sort=cheap";
    const filters = read(`${path.split("?")[1]}&available=1`);
    expect(filters).toMatchObject({ q: "soft bed", min: 10, max: 50.5, available: true });
    expect(filtersPath(filters)).toBe(`${path}&available=1`);
    expect(parseFilters(new URL(filtersPath(filters), "https://x.example").searchParams)).toEqual(
      filters,
    );
  });

  test("has no query for empty filters", () => {
    expect(filtersPath(read("q=&type=&min=&max=&sort=&after="))).toBe("/marketplace");
  });

  test("ignores unknown sort orders and invalid prices, and swaps reversed ones", () => {
    expect(read("sort=toString&min=cheap&max=-5").sort).toBeUndefined();
    expect(filtersPath(read("sort=toString&min=cheap&max=-5&available=yes"))).toBe("/marketplace");
    expect(read("min=50&max=$10,50")).toMatchObject({ min: 10.5, max: 50 });
    expect(read(`q=${"a".repeat(900)}`).q).toHaveLength(100);
  });
});

describe("the query of the shop", () => {
  test("is undefined without filters", () => {
    expect(shopQuery({})).toBeUndefined();
  });

  test("treats operators as terms, and the last term as a prefix", () => {
    expect(shopQuery({ q: `tag:x OR "bed -so` })).toBe("tag AND x AND or AND bed AND so*");
    expect(shopQuery({ q: "***" })).toBeUndefined();
  });

  test("also joins adjacent terms of short queries", () => {
    expect(shopQuery({ q: "under seat", available: true })).toBe(
      "((under AND seat*) OR (underseat*)) AND available_for_sale:true",
    );
    expect(shopQuery({ q: "red under seat" })).toBe(
      "((red AND under AND seat*) OR (redunder AND seat*) OR (red AND underseat*))",
    );
  });

  test("has the type, availability and prices", () => {
    expect(shopQuery({ type: "dog's own", available: true, min: 5, max: 20.5 })).toBe(
      "product_type:'dog\\'s own' AND available_for_sale:true AND variants.price:>=5 AND variants.price:<=20.5",
    );
  });
});

test("products of a collection are matched against the filters", () => {
  expect(matchesFilters(sized, { q: "CARRIER soft" })).toBe(true);
  expect(matchesFilters(sized, { q: "carrier hard" })).toBe(false);
  expect(matchesFilters(sized, { type: "Carriers", available: true, min: 90 })).toBe(true);
  expect(matchesFilters(sized, { max: 78.99 })).toBe(false);
  expect(matchesFilters({ ...sized, availableForSale: false }, { available: true })).toBe(false);
});

test("each filter has a label and the path without it", () => {
  const filters = read("q=bed&type=beds&min=5&available=1&after=x&collection=c");
  expect(appliedFilters(filters).map(({ label }) => label)).toEqual([
    "“bed”",
    "beds",
    "In stock only",
    "$5.00 and up",
  ]);
  const [first] = appliedFilters(filters);
  expect(filtersPath(first?.without ?? {})).toBe(
    "/marketplace?collection=c&type=beds&min=5&available=1",
  );
  expect(filterCount(filters)).toBe(3);
  expect(hasFilters(filters)).toBe(true);
  expect(hasFilters({ collection: "c", sort: "best" })).toBe(false);
});

test("no input exceeds the search limits of the shop", () => {
  for (const q of ["a ".repeat(50), "a.".repeat(50), "'".repeat(100), "x".repeat(100)]) {
    const filters = read(
      `${new URLSearchParams({ q, type: "'".repeat(100), min: "1", max: "2" })}`,
    );
    const query = shopQuery({ ...filters, available: true }) ?? "";
    expect(query.length).toBeLessThanOrEqual(searchLimits.characters);
    const parts = query.replace(/product_type:'.*' AND available/, "available").split(" ");
    expect(parts.length + 2).toBeLessThanOrEqual(searchLimits.parts);
  }
});
