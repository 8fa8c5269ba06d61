import { expect, test } from "vitest";
import { asOf, cat, dog } from "./cases.testing.ts";
import { costsOf } from "./costs.ts";

const fee = (minor: number, currency = "USD") => ({ minor, currency, text: null, checked: asOf });
const leg = { name: "Delta", fee: fee(20_000), unpriced: null };
const asked = { pets: [cat()], residence: "US", asOf };
const toFrance = { from: "US", to: "FR", tests: 0 };

test("the certificate counts by the lab tests that a border asks for", () => {
  const { known, total, unknown } = costsOf([leg], [toFrance], asked);
  expect(known.map(({ what, minor }) => [what, minor])).toEqual([
    ["Delta", 20_000],
    ["Papers to leave the United States", 10_100],
  ]);
  expect(total).toEqual({ minor: 30_100, currency: "USD", rated: null });
  expect(unknown).toEqual(["what authorities charge to enter France", "what your vet charges"]);
  const tested = costsOf([leg], [{ from: "US", to: "JP", tests: 1 }], asked);
  expect(tested.total?.minor).toBe(36_000);
  expect(tested.unknown).toContain("what the lab charges for the blood test");
});

test("every pet pays on every leg, and what further papers add isn't known", () => {
  const two = { ...asked, pets: [cat("one"), cat("two")] };
  const { known, total, unknown } = costsOf([leg], [toFrance], two);
  expect(known.map(({ times }) => times)).toEqual([2, 1]);
  expect(total?.minor).toBe(50_100);
  expect(unknown).toContain("what the papers of a second pet add");
});

test("a total is in the currency of the owner's home, by the rates of a day", () => {
  const legs = [leg, { ...leg, name: "KLM", fee: fee(10_000, "EUR") }];
  const { total } = costsOf(legs, [], { ...asked, residence: "DE" });
  expect(total).toMatchObject({ currency: "EUR", rated: expect.stringMatching(/^\d{4}-/) });
  expect(total?.minor).toBeGreaterThan(10_000);
});

test("several prices for one thing, listed ones and those of other animals are no price", () => {
  const { known, total, unknown } = costsOf([], [{ from: "GB", to: "AE", tests: 0 }], {
    ...asked,
    pets: [dog("Poodle", 5)],
  });
  expect([known, total]).toEqual([[], null]);
  expect(unknown[0]).toBe(
    "what authorities charge to leave the United Kingdom and to enter the United Arab Emirates",
  );
  const parrot = { ...asked, pets: [{ ...cat(), species: "other" as const }] };
  expect(costsOf([], [toFrance], parrot).known).toEqual([]);
});

test("inside a country there are no papers to pay", () => {
  expect(costsOf([leg], [], asked).unknown).toEqual([]);
});
