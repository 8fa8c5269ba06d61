/** Questions for tests of ways. */
import { operatorPolicies } from "../readiness/operator/policies.ts";
import type { Pet, Place } from "../readiness/request.ts";
import { ruleBook } from "../readiness/rules.ts";
import type { Operators } from "./asked.ts";
import type { Question, Way, Ways } from "./question.ts";
import { waysFor } from "./ways.ts";

export const asOf = "2026-11-29";

const rabies = {
  kind: "rabies",
  givenAt: "2026-05-04",
  validUntil: "2029-05-03",
  country: "US",
  course: "booster",
} as const;

const vaccinated = {
  birthDate: "2022-05-10",
  microchip: { implantedAt: "2022-08-01" },
  records: [rabies],
} as const;

export const dog = (breed: string, weightKg: number, more: Partial<Pet> = {}): Pet => ({
  key: `${breed}-${weightKg}`,
  species: "dog",
  breed,
  weightKg,
  snubNosed: false,
  ...vaccinated,
  ...more,
});

export const cat = (key = "cat", more: Partial<Pet> = {}): Pet => ({
  key,
  species: "cat",
  breed: "Domestic Shorthair",
  weightKg: 4.5,
  snubNosed: false,
  ...vaccinated,
  ...more,
});

/** "New York, US, JFK". */
export function placeNamed(text: string): Place {
  const [place = "", country = "", airport] = text.split(", ");
  return { place, country, airport: airport ?? null };
}

export function ask(
  from: string,
  to: string,
  pets: readonly Pet[],
  more: Partial<Question> = {},
  operators: Operators = operatorPolicies,
): Ways {
  const start = placeNamed(from);
  const question = {
    pets,
    residence: start.country,
    from: start,
    to: placeNamed(to),
    date: "2027-05-14",
    ...more,
  };
  return waysFor(question, ruleBook, asOf, operators);
}

/** The companies of a way: "KL cabin + dfds". */
export const companies = ({ legs }: Way): string =>
  legs
    .flatMap(({ operator, how, mode }) =>
      operator === null ? [] : [mode === "flight" ? `${operator} ${how}` : operator],
    )
    .join(" + ");

/** A way's verdict with its companies: "works-if: KL cabin + dfds". */
export const verdictsOf = ({ ways }: Ways): string[] =>
  ways.map((way) => `${way.verdict}: ${companies(way)}`);
