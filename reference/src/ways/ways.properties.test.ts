import { expect, test } from "vitest";
import { operatorPolicies } from "../readiness/operator/policies.ts";
import type { OperatorPolicy } from "../readiness/operator/policy.ts";
import { ruleBook } from "../readiness/rules.ts";
import { asOf, ask, cat, dog, placeNamed } from "./cases.testing.ts";
import { gateways } from "./geography.ts";
import { rankOf, type Question, worstOf } from "./question.ts";
import { waysFor } from "./ways.ts";

const pets = [dog("Beagle", 7), cat()];

const question = (from: string, to: string, index: number): Question => ({
  pets: pets.slice(index, index + 1),
  people: 1,
  residence: from.split(", ")[1] ?? "",
  from: placeNamed(from),
  to: placeNamed(to),
  date: "2027-05-14",
});

/** A way that some operator or airline takes alone, as its verdict; not possible where there is none. */
const bestBy = (
  asked: Question,
  operators: Record<string, OperatorPolicy>,
  airlines = {},
): number => {
  const { ways } = waysFor(asked, { ...ruleBook, airlines }, asOf, operators);
  const own = ways.filter(({ legs }) => legs.some(({ operator }) => operator !== null));
  return Math.min(rankOf("not-possible"), ...own.map(({ verdict }) => rankOf(verdict)));
};

const named = (stop: { city: string | null; country: string }): string =>
  `${stop.city ?? gateways.get(stop.country)?.city ?? ""}, ${stop.country}`;

test.each(
  Object.values(operatorPolicies).map((policy): [string, OperatorPolicy] => [policy.name, policy]),
)("without one of its facts, %s makes no way better", (_, policy) => {
  const [route] = policy.routes.value;
  const { key, name, mode, routes, ...facts } = policy;
  for (const index of [0, 1]) {
    const asked = question(
      named(route?.from ?? { city: "", country: "" }),
      named(route?.to ?? { city: "", country: "" }),
      index,
    );
    const before = bestBy(asked, { [key]: policy });
    for (const fact of Object.keys(facts)) {
      const left = Object.fromEntries(Object.entries(facts).filter(([each]) => each !== fact));
      const after = bestBy(asked, { [key]: { key, name, mode, routes, ...left } });
      // Where a company's "no" is gone, the way is open at most.
      const least = before === rankOf("not-possible") ? rankOf("works-if") : before;
      expect(after, `${key} without ${fact}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test.each(Object.entries(ruleBook.airlines))(
  "without one of its facts, %s makes no way better",
  (code, limits) => {
    const { key, home, facts, ...stated } = limits;
    const hub = gateways.get(home);
    const from = home === "US" ? "Toronto, CA, YYZ" : "New York, US, JFK";
    const asked = question(from, `${hub?.city ?? ""}, ${home}, ${hub?.airport ?? ""}`, 0);
    const before = bestBy(asked, {}, { [code]: limits });
    for (const fact of Object.keys(stated)) {
      const left = Object.fromEntries(Object.entries(stated).filter(([each]) => each !== fact));
      const after = bestBy(asked, {}, { [code]: { key, home, facts, ...left } });
      const least = before === rankOf("not-possible") ? rankOf("works-if") : before;
      expect(after, `${code} without ${fact}`).toBeGreaterThanOrEqual(least);
    }
  },
);

const cities = [
  "New York, US, JFK",
  "London, GB, LHR",
  "Paris, FR, CDG",
  "Dublin, IE, DUB",
  "Oslo, NO, OSL",
  "Tokyo, JP, NRT",
  "Sydney, AU, SYD",
  "Mexico City, MX, MEX",
];
const pairs = cities.flatMap((from) =>
  cities.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(pairs)(
  "from %s to %s: a way is what its worst part is, and has no part that is closed",
  (from, to) => {
    for (const pet of pets) {
      const { ways } = ask(from, to, [pet]);
      for (const way of ways) {
        const borders = way.borders.map(({ verdict }) => verdict);
        const legs = worstOf(way.legs.map(({ verdict }) => verdict));
        expect(rankOf(way.verdict)).toBeGreaterThanOrEqual(rankOf(legs));
        if (borders.includes("unknown"))
          expect(rankOf(way.verdict)).toBeGreaterThanOrEqual(rankOf("unknown"));
        expect(borders.includes("blocked")).toBe(way.verdict === "not-possible");
        expect(way.legs.some(({ verdict }) => verdict === "not-possible")).toBe(false);
        if (way.verdict === "works") expect(way.conditions).toEqual([]);
        if (way.verdict === "works-if") expect(way.conditions.length).toBeGreaterThan(0);
        expect(way.legs.filter(({ operator }) => operator !== null).length).toBeLessThanOrEqual(3);
        expect(
          way.legs.filter(({ mode }) => mode === "ferry" || mode === "ship").length,
        ).toBeLessThanOrEqual(1);
      }
    }
  },
);
