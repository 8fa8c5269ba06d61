/** What is absent is unknown: no verdict gets better by what is left out or not known. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readiness } from "./engine.ts";
import { examples } from "./examples.testing.ts";
import type { Leg, Pet, Place, Trip } from "./request.ts";
import { ruleBook } from "./rules.ts";

/** 10,000 of each in the long form, `npm run properties`; otherwise some, always the same. */
const long = process.env["PROPERTY_RUNS"];
const runs = long ? { numRuns: Number(long) } : { numRuns: 300, seed: 20_261_128 };

type Request = { asOf: string; pets: readonly Pet[]; trip: Trip };

const placeOf = (territory: string): Place =>
  territory.includes("-")
    ? { country: territory.slice(0, 2), region: territory }
    : { country: territory };

const territories = [...ruleBook.borders.keys()].filter((each) => !each.includes(">"));

/** Worked examples, at all borders, with an airline and a breed, so that most that matters is given. */
const request: fc.Arbitrary<Request> = fc
  .record({
    example: fc.constantFrom(...examples),
    to: fc.option(fc.constantFrom(...territories)),
    breed: fc.constantFrom("Poodle", "Labrador Retriever", "XL Bully", "Rottweiler", "Staffie"),
    airlineCode: fc.constantFrom("AA", "DL", "AM"),
  })
  .map(({ example, to, breed, airlineCode }) => {
    const { asOf, pets, trip } = example.request;
    return {
      asOf,
      pets: pets.map((pet) => ({ breed: pet.species === "cat" ? "Bengal" : breed, ...pet })),
      trip: {
        ...trip,
        legs: trip.legs.map((leg, index) => ({
          ...(leg.mode === "flight" && { airlineCode }),
          ...leg,
          ...(to && index === trip.legs.length - 1 && { to: placeOf(to) }),
        })),
      },
    };
  });

const isReady = (verdict: string) => verdict === "met" || verdict === "exempt";

const judge = ({ asOf, pets, trip }: Request) => readiness(pets, trip, ruleBook, asOf);

const withPets = (asked: Request, change: (pet: Pet) => Pet): Request => ({
  ...asked,
  pets: asked.pets.map(change),
});

const withLegs = (asked: Request, change: (leg: Leg) => Leg): Request => ({
  ...asked,
  trip: { ...asked.trip, legs: asked.trip.legs.map(change) },
});

const countryOf = ({ country }: Place): Place => ({ country });

const lessKnown: Readonly<Record<string, (asked: Request) => Request>> = {
  "without the breed": (asked) => withPets(asked, (pet) => ({ ...pet, breed: null })),
  "without the date of birth": (asked) => withPets(asked, (pet) => ({ ...pet, birthDate: null })),
  "without the microchip": (asked) => withPets(asked, (pet) => ({ ...pet, microchip: null })),
  "without the species": (asked) => withPets(asked, (pet) => ({ ...pet, species: "other" })),
  "without the airline": (asked) => withLegs(asked, (leg) => ({ ...leg, airlineCode: null })),
  "without how the pet flies": (asked) => withLegs(asked, (leg) => ({ ...leg, how: null })),
  "without towns": (asked) =>
    withLegs(asked, (leg) => ({ ...leg, from: countryOf(leg.from), to: countryOf(leg.to) })),
};

/** The pets that are ready after a change, and weren't before. */
function better(asked: Request, changed: Request): string[] {
  const before = new Map(judge(asked).map(({ key, verdict }) => [key, verdict]));
  return judge(changed)
    .filter(({ key, verdict }) => isReady(verdict) && !isReady(before.get(key) ?? ""))
    .map(({ key }) => key);
}

describe("no pet becomes ready", () => {
  test.each(Object.entries(lessKnown))("%s", (_name, change) => {
    fc.assert(
      fc.property(request, (asked) => {
        expect(better(asked, change(asked))).toEqual([]);
      }),
      runs,
    );
  });

  test("without one of its records, but for one that ends a right", () => {
    fc.assert(
      fc.property(request, fc.nat(), (asked, which) => {
        const changed = withPets(asked, (pet) => ({
          ...pet,
          records: pet.records.filter((_, index) => index !== which % 5),
        }));
        expect(better(asked, changed)).toEqual([]);
      }),
      runs,
    );
  });
});

const unknowns: Readonly<Record<string, (asked: Request) => Request>> = {
  "a country that isn't known": (asked) =>
    withLegs(asked, (leg) => ({ ...leg, to: { country: "XX" } })),
  "a region that isn't known": (asked) =>
    withLegs(asked, (leg) => ({
      ...leg,
      to: { country: leg.to.country, region: `${leg.to.country}-ZZ` },
    })),
  "a breed that isn't known": (asked) =>
    withPets(asked, (pet) => ({ ...pet, breed: "Zorgle Hound" })),
  "an airline that isn't known": (asked) =>
    withLegs(asked, (leg) => ({ ...leg, mode: "flight", airlineCode: "QQ" })),
  "a company that isn't known": (asked) =>
    withLegs(asked, (leg) => ({ ...leg, mode: "train", operator: "nobody" })),
  "an animal that isn't known": (asked) =>
    withPets(asked, (pet) => ({ ...pet, species: "other", breed: null })),
};

describe("nobody is ready", () => {
  test.each(Object.entries(unknowns))("with %s", (_name, change) => {
    fc.assert(
      fc.property(request, (asked) => {
        const { asOf, trip } = asked;
        // What is over is judged no more.
        const isOver = trip.legs.some(
          ({ departureDate, arrivalDate }) => (arrivalDate ?? departureDate ?? "9") < asOf,
        );
        if (isOver) return;
        for (const { verdict } of judge(change(asked))) expect(verdict).not.toBe("met");
        for (const { verdict } of judge(change(asked))) expect(verdict).not.toBe("exempt");
      }),
      runs,
    );
  });
});
