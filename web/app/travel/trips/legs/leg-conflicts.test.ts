import { expect, test } from "vitest";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { conflictsOf, gapBefore } from "./leg-conflicts.tsx";

const bruno = { key: "bruno", species: "dog", breed: "French Bulldog", records: [] } as const;
const flight = {
  mode: "flight",
  from: { country: "US", airport: "BOS" },
  to: { country: "GB", airport: "LHR" },
  departureDate: "2027-03-14",
  airlineCode: "DL",
} as const;
const answer = (how: "cabin" | "cargo") => {
  const legs = [flight, { ...flight, from: flight.to, to: flight.from }];
  const [first, ...rest] = legs.map((leg) => ({ ...leg, how }));
  const trip = { legs: [...(first ? [first] : []), ...rest] };
  return { pets: readiness([{ ...bruno, snubNosed: true }], trip, ruleBook, "2026-11-22") };
};
const pets = [{ _id: "bruno", petName: "Bruno" }];

test("a dog in the cabin to London contradicts its airline's rules, at that leg, with the source", () => {
  const conflicts = conflictsOf(answer("cabin"), 0, pets);
  const route = conflicts.find(({ because }) => because === "No pets in the cabin on this route.");
  expect(route?.petName).toBe("Bruno");
  expect(route?.sources[0]?.address).toMatch(/^https:/);
});

test("what a border asks, other pets and legs that do not exist are no contradiction", () => {
  expect(conflictsOf(answer("cabin"), 0, [{ _id: "olive", petName: "Olive" }])).toEqual([]);
  expect(conflictsOf(answer("cabin"), 2, pets)).toEqual([]);
});

const at = (country: string, place: string | null = null, region: string | null = null) => ({
  country,
  place,
  region,
});
const journey = (...ends: [from: ReturnType<typeof at>, to: ReturnType<typeof at>][]) =>
  ends.map(([from, to]) => ({
    from,
    to,
    departureDate: null,
    arrivalDate: null,
    authority: { name: "", address: null },
  }));

test("a leg that starts in another country than the one before ends in has a gap", () => {
  const legs = journey([at("US"), at("FR", "Paris")], [at("DE", "Berlin"), at("US")]);
  expect(gapBefore(legs, 1)).toEqual({ from: "Paris, France", to: "Berlin, Germany" });
  expect(gapBefore(legs, 0)).toBeUndefined();
  expect(gapBefore(legs, 2)).toBeUndefined();
});

test("a region with rules of its own counts, another town doesn't", () => {
  const hawaii = at("US", "Honolulu", "US-HI");
  const toHawaii = journey([at("DE"), at("US", "Seattle")], [hawaii, at("DE")]);
  expect(gapBefore(toHawaii, 1)).toEqual({
    from: "Seattle, United States",
    to: "Honolulu, Hawaii",
  });
  const inFrance = journey([at("DE"), at("FR", "Paris")], [at("FR", "Lyon"), at("DE")]);
  expect(gapBefore(inFrance, 1)).toBeUndefined();
});
