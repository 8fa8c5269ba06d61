import { expect, test } from "vitest";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { conflictsOf, warningsAt } from "./leg-conflicts.tsx";

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

test("a leg has the warnings about what comes before it, and no night without a stay", () => {
  const warning = { code: "no-way", text: "No leg gets you there", refs: ["out", "on"] } as const;
  const night = { code: "no-stay", text: "No place to stay", refs: ["out", "on"] } as const;
  const days = [{ warnings: [{ ...night, refs: [...night.refs] }] }, { warnings: [] }];
  const found = [...days, { warnings: [{ ...warning, refs: [...warning.refs] }] }];
  expect(warningsAt(found, "on").map(({ code }) => code)).toEqual(["no-way"]);
  expect(warningsAt(found, "out")).toEqual([]);
  expect(warningsAt(found, undefined)).toEqual([]);
});
