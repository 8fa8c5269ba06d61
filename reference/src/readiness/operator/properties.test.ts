/** What isn't known is never better: a policy without one of its facts lets no pet board that couldn't before. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "../days.ts";
import { worst } from "../verdict.ts";
import type { OperatorRequest } from "./asked.ts";
import { factsIn, judgePolicy } from "./judge.ts";
import { operatorPolicies } from "./policies.ts";
import type { OperatorPolicy } from "./policy.ts";
import { routesOf } from "./route.ts";

const long = process.env["PROPERTY_RUNS"];
const runs = long ? { numRuns: Number(long) } : { numRuns: 1_500, seed: 20_261_129 };

type Case = { policy: OperatorPolicy; asked: OperatorRequest };

const side = fc.constantFrom(20, 25, 30, 45, 55, 80);
const asOf = dayOf("2026-11-29");

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    policy: fc.constantFrom(...Object.values(operatorPolicies)),
    which: fc.nat(),
    species: fc.constantFrom("dog", "cat", "other"),
    breed: fc.constantFrom("Poodle", "Pit Bull", "Rottweiler", "Grey parrot", "Ferret", "Rabbit"),
    weightKg: fc.constantFrom(0.5, 4, 5.5, 8.5, 9.5, 11, 41),
    sides: fc.tuple(side, side, side),
    onFoot: fc.constantFrom(true, false, undefined),
    number: fc.constantFrom(1, 2, 4, 6),
    month: fc.constantFrom(2, 7, undefined),
    time: fc.constantFrom("08:00", "12:00", undefined),
    hours: fc.constantFrom(2, 9, undefined),
    born: fc.constantFrom("2020-01-01", "2027-02-01"),
  })
  .map(({ policy, which, species, breed, weightKg, sides, born, ...rest }): Case => {
    const { value } = policy.routes;
    const route = value[which % value.length];
    const [lengthCm, widthCm, heightCm] = sides;
    const birth = dayOf(born);
    return {
      policy,
      asked: {
        pet: {
          key: "pet",
          species,
          breed,
          weightKg,
          carrier: { lengthCm, widthCm, heightCm, weightKg: 1 },
          records: [],
        },
        birth: [birth, birth],
        route,
        countries: [route?.from.country ?? "", route?.to.country ?? ""],
        people: 1,
        departure: dayOf("2027-02-10"),
        asOf,
        petPath: "pets.0",
        legPath: "trip.legs.0",
        ...rest,
      },
    };
  });

const verdictOf = ({ policy, asked }: Case) =>
  worst(judgePolicy(policy, asked).map(({ outcome }) => outcome.verdict));

const lets = (each: Case): boolean => verdictOf(each) === "met";

/** The policy without what is taken from a fact. */
function without(policy: OperatorPolicy, fact: string): OperatorPolicy {
  const left = Object.entries(policy).filter(
    ([field, value]) => field === "routes" || !factsIn(value).includes(fact),
  );
  return Object.fromEntries([["routes", policy.routes], ...left]) as OperatorPolicy;
}

test("without one of its facts, a policy lets no pet board that couldn't before", () => {
  fc.assert(
    fc.property(anyCase, fc.nat(), ({ policy, asked }, which) => {
      const facts = [...new Set(factsIn({ ...policy, routes: {} }))];
      const fact = facts[which % facts.length] ?? "";
      const isBetter = lets({ policy: without(policy, fact), asked }) && !lets({ policy, asked });
      expect(isBetter, fact).toBe(false);
    }),
    runs,
  );
});

test("without a route, nothing is met", () => {
  fc.assert(
    fc.property(anyCase, ({ policy, asked }) => {
      expect(lets({ policy, asked: { ...asked, route: undefined } })).toBe(false);
    }),
    runs,
  );
});

const unknowns: Readonly<Record<string, (asked: OperatorRequest) => OperatorRequest>> = {
  "the breed": ({ pet, ...asked }) => ({ ...asked, pet: { ...pet, breed: null } }),
  "the weight": ({ pet, ...asked }) => ({ ...asked, pet: { ...pet, weightKg: null } }),
  "the carrier": ({ pet, ...asked }) => ({ ...asked, pet: { ...pet, carrier: null } }),
  "the date of birth": (asked) => ({ ...asked, birth: undefined }),
  "foot or car": (asked) => ({ ...asked, onFoot: undefined }),
  "the day": (asked) => ({ ...asked, departure: undefined, month: undefined }),
  "the times": (asked) => ({ ...asked, time: undefined, hours: undefined }),
};

test.each(Object.entries(unknowns))(
  "without %s, no pet boards that couldn't before",
  (_, change) => {
    fc.assert(
      fc.property(anyCase, ({ policy, asked }) => {
        const isBetter = lets({ policy, asked: change(asked) }) && !lets({ policy, asked });
        expect(isBetter).toBe(false);
      }),
      runs,
    );
  },
);

test("a route that goes one way isn't the other way", () => {
  const { dfds } = operatorPolicies;
  if (!dfds) throw new Error("DFDS is known.");
  const [one] = dfds.routes.value;
  if (!one) throw new Error("DFDS has routes.");
  const policy = {
    ...dfds,
    routes: { ...dfds.routes, value: [{ ...one, oneWay: true as const }] },
  };
  const there = { country: "GB", place: "Newhaven" };
  const back = { country: "FR", place: "Dieppe" };
  expect(routesOf(policy, { from: there, to: back })).toHaveLength(1);
  expect(routesOf(policy, { from: back, to: there })).toEqual([]);
});
