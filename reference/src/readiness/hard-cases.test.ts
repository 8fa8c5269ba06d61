/** Cases that were answered wrongly, or that somebody who read only the official pages thought hard. */
import { describe, expect, test } from "vitest";
import { readiness } from "./engine.ts";
import file from "./hard-cases.json" with { type: "json" };
import type { Leg, Pet, PetRecord, Trip } from "./request.ts";
import { ruleBook } from "./rules.ts";
import type { Judged, PetReadiness, Verdict } from "./verdict.ts";

type Border = { country: string; region?: string };

type HardCase = {
  name: string;
  request: { asOf: string; pets: readonly Pet[]; trip: Trip };
  expect: {
    verdict?: readonly Verdict[];
    not?: readonly Verdict[];
    /** Each pet, or the first. */
    pets?: "every";
    requirements?: readonly {
      requirement: string;
      border?: Border;
      verdict: readonly Verdict[];
      earliest?: string;
      acceptEarliest?: readonly string[];
      until?: string;
      /** It may be absent. */
      optional?: boolean;
    }[];
    /** Something is open at each of these borders. */
    openAt?: readonly Border[];
  };
};

// The file is ours; its shape is that of the wire.
const cases = file.cases as unknown as readonly HardCase[];

const isAt = ({ border }: Judged, at?: Border): boolean =>
  at === undefined ||
  (border?.country === at.country && (at.region === undefined || border.region === at.region));

function problemsOf(pet: PetReadiness, { expect: wanted }: HardCase): string[] {
  const problems: string[] = [];
  if (wanted.verdict && !wanted.verdict.includes(pet.verdict)) problems.push(pet.verdict);
  if (wanted.not?.includes(pet.verdict)) problems.push(pet.verdict);
  for (const each of wanted.requirements ?? []) {
    const found = pet.requirements.findLast(
      (one) => one.requirement === each.requirement && isAt(one, each.border),
    );
    if (!found) {
      if (!each.optional) problems.push(`${each.requirement} is missing`);
      continue;
    }
    const { verdict, earliest, until, because } = found;
    if (!each.verdict.includes(verdict))
      problems.push(`${each.requirement}: ${verdict}, ${because}`);
    const days = [each.earliest, ...(each.acceptEarliest ?? [])];
    if (each.earliest && verdict === "blocked" && !days.includes(earliest))
      problems.push(`${each.requirement}: earliest ${earliest}`);
    if (each.until && until !== each.until) problems.push(`${each.requirement}: until ${until}`);
  }
  const { openAt } = wanted;
  const isDone = ({ verdict }: Judged) => verdict === "met" || verdict === "exempt";
  for (const at of openAt ?? [])
    if (pet.requirements.every((each) => !isAt(each, at) || isDone(each)))
      problems.push(`nothing is open at ${at.country}`);
  return problems;
}

describe("hard cases", () => {
  test.each(cases.map((each) => [each.name, each] as const))("%s", (_name, each) => {
    const { asOf, pets, trip } = each.request;
    const answer = readiness(pets, trip, ruleBook, asOf);
    const judged = each.expect.pets === "every" ? answer : answer.slice(0, 1);
    expect(judged.flatMap((pet) => problemsOf(pet, each))).toEqual([]);
  });

  test("there are a hundred", () => {
    expect(cases).toHaveLength(100);
  });
});

const rabies: readonly PetRecord[] = [
  {
    kind: "rabies",
    course: "primary",
    givenAt: "2024-05-01",
    validUntil: "2025-04-30",
    country: "US",
  },
  {
    kind: "rabies",
    course: "booster",
    givenAt: "2025-04-20",
    validUntil: "2028-04-19",
    country: "US",
  },
];

const dog: Pet = {
  key: "d",
  species: "dog",
  birthDate: "2022-01-10",
  microchip: { implantedAt: "2022-04-01" },
  records: [
    ...rabies,
    {
      kind: "healthCertificate",
      form: "eu-noncommercial",
      issuedAt: "2027-01-05",
      endorsedAt: "2027-01-06",
    },
  ],
};

const flight = (from: Leg["from"], to: Leg["to"]): Leg => ({
  mode: "flight",
  from,
  to,
  departureDate: "2027-01-10",
  arrivalDate: "2027-01-11",
  arrivalTime: "10:00",
  arrivalZone: "Europe/Paris",
});

describe("what was once called ready", () => {
  const usa = { country: "US" };
  const wrong: readonly [string, Pet, Leg, string][] = [
    [
      "an American Staffordshire Terrier to Denmark",
      { ...dog, breed: "American Staffordshire Terrier" },
      flight(usa, { country: "DK" }),
      "breed",
    ],
    [
      "an XL Bully to France",
      { ...dog, breed: "XL Bully" },
      flight(usa, { country: "FR" }),
      "breed",
    ],
    ["a dog without a breed to Germany", dog, flight(usa, { country: "DE" }), "breed"],
    ["a dog from Hong Kong to the USA", dog, flight({ country: "HK" }, usa), "screwworm"],
    [
      "a dog to Guam",
      { ...dog, breed: "Poodle" },
      flight({ ...usa, region: "US-CA" }, { ...usa, region: "US-GU" }),
      "inner-border",
    ],
  ];
  test.each(wrong)("%s isn't ready", (_name, pet, leg, requirement) => {
    const trip = { residence: leg.from.country, legs: [leg] };
    const [judged] = readiness([pet], trip, ruleBook, "2026-11-28");
    const found = judged?.requirements.find((each) => each.requirement === requirement);
    expect(["met", "exempt", undefined]).not.toContain(found?.verdict);
    expect(judged?.verdict).not.toBe("met");
  });
});
