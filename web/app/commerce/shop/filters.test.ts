import { describe, expect, test } from "vitest";
import { searchLimits } from "#contracts/commerce/storefront-limits.ts";
import { appliedFilters } from "./applied.ts";
import { sized } from "./shop.testing.ts";
import { filterCount, fits, isNarrowed, shopQuery, wantedIn, wantedPath } from "./filters.ts";

const read = (search: string) => wantedIn(new URLSearchParams(search));

describe("an address of the marketplace", () => {
  test("says what is wanted, and comes out as it went in", () => {
    const path = "/marketplace?q=soft+bed&collection=beds&type=beds&min=10&max=50.5&sort=cheap";
    const wanted = read(`${path.split("?")[1]}&available=1`);
    expect(wanted).toMatchObject({ q: "soft bed", min: 10, max: 50.5, available: true });
    expect(wantedPath(wanted)).toBe(`${path}&available=1`);
    expect(wantedIn(new URL(wantedPath(wanted), "https://x.example").searchParams)).toEqual(wanted);
  });

  test("is the plain one where nothing is wanted, whatever a form left empty", () => {
    expect(wantedPath(read("q=&type=&min=&max=&sort=&after="))).toBe("/marketplace");
  });

  test("asks for nothing that cannot be: unknown orders, prices in words, prices the wrong way round", () => {
    expect(read("sort=toString&min=cheap&max=-5").sort).toBeUndefined();
    expect(wantedPath(read("sort=toString&min=cheap&max=-5&available=yes"))).toBe("/marketplace");
    expect(read("min=50&max=$10,50")).toMatchObject({ min: 10.5, max: 50 });
    expect(read(`q=${"a".repeat(900)}`).q).toHaveLength(100);
  });
});

describe("the shop is asked", () => {
  test("for everything where nothing is wanted", () => {
    expect(shopQuery({})).toBeUndefined();
  });

  test("for words as words, whatever they mean in its language; the last may be half", () => {
    expect(shopQuery({ q: `tag:x OR "bed -so` })).toBe("tag AND x AND or AND bed AND so*");
    expect(shopQuery({ q: "***" })).toBeUndefined();
  });

  test("for kind, stock and prices", () => {
    expect(shopQuery({ type: "dog's own", available: true, min: 5, max: 20.5 })).toBe(
      "product_type:'dog\\'s own' AND available_for_sale:true AND variants.price:>=5 AND variants.price:<=20.5",
    );
  });
});

test("in a collection, products are held against what is wanted one by one", () => {
  expect(fits(sized, { q: "CARRIER soft" })).toBe(true);
  expect(fits(sized, { q: "carrier hard" })).toBe(false);
  expect(fits(sized, { type: "Carriers", available: true, min: 90 })).toBe(true);
  expect(fits(sized, { max: 78.99 })).toBe(false);
  expect(fits({ ...sized, availableForSale: false }, { available: true })).toBe(false);
});

test("each filter is said in words, with the address without it", () => {
  const wanted = read("q=bed&type=beds&min=5&available=1&after=x&collection=c");
  expect(appliedFilters(wanted).map(({ words }) => words)).toEqual([
    "“bed”",
    "beds",
    "Only what is there",
    "from $5.00",
  ]);
  const [words] = appliedFilters(wanted);
  expect(wantedPath(words?.without ?? {})).toBe(
    "/marketplace?collection=c&type=beds&min=5&available=1",
  );
  expect(filterCount(wanted)).toBe(3);
  expect(isNarrowed(wanted)).toBe(true);
  expect(isNarrowed({ collection: "c", sort: "best" })).toBe(false);
});

test("whatever is typed keeps to what the shop takes in one search", () => {
  for (const q of ["a ".repeat(50), "a.".repeat(50), "'".repeat(100), "x".repeat(100)]) {
    const wanted = read(`${new URLSearchParams({ q, type: "'".repeat(100), min: "1", max: "2" })}`);
    const query = shopQuery({ ...wanted, available: true }) ?? "";
    expect(query.length).toBeLessThanOrEqual(searchLimits.characters);
    const words = query.replace(/product_type:'.*' AND available/, "available").split(" ");
    expect(words.length + 2).toBeLessThanOrEqual(searchLimits.parts);
  }
});
