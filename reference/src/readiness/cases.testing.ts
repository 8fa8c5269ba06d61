/** Pets, records and legs of cases, and how a case is judged. */
import { readiness } from "./engine.ts";
import type { Leg, Pet, PetRecord, Place, Trip } from "./request.ts";
import { ruleBook, type RuleBook } from "./rules.ts";
import { worst, type Judged, type Outcome, type PetReadiness } from "./verdict.ts";

/** The rules as if their sources had been checked on that day, for trips that are years ahead. */
export const ruleBookOf = (checked: string): RuleBook => ({
  ...ruleBook,
  borders: new Map(
    Array.from(ruleBook.borders, ([territory, border]) => [
      territory,
      { ...border, rules: border.rules.map((rule) => ({ ...rule, checked })) },
    ]),
  ),
});

type More<Of> = Partial<Omit<Of, "kind">>;

export const rabies = (
  givenAt: string | null,
  validUntil?: string | null,
  more?: More<PetRecord>,
): PetRecord => ({ kind: "rabies", givenAt, validUntil, ...more });

export const titer = (givenAt: string, more?: More<PetRecord>): PetRecord => ({
  kind: "titre",
  givenAt,
  valueIuPerMl: 1.2,
  laboratoryApproved: true,
  ...more,
});

export const treated = (
  givenAt: string,
  against: readonly string[],
  more?: More<PetRecord>,
): PetRecord => ({ kind: "parasite", givenAt, against, ...more });

export const certificate = (form: string, more: More<PetRecord>): PetRecord => ({
  kind: "healthCertificate",
  form,
  ...more,
});

export const dog = (records: readonly PetRecord[], more?: Partial<Pet>): Pet => ({
  key: "rex",
  species: "dog",
  breed: "Poodle",
  birthDate: "2022-05-10",
  microchip: { implantedAt: "2022-08-01" },
  records,
  ...more,
});

export const cat = (records: readonly PetRecord[], more?: Partial<Pet>): Pet =>
  dog(records, { species: "cat", breed: "Domestic Shorthair", ...more });

const place = (code: string): Place =>
  code.includes("-") ? { country: code.slice(0, 2), region: code } : { country: code };

export const leg = (
  from: string | Place,
  to: string | Place,
  day: string,
  more?: Partial<Leg>,
): Leg => ({
  mode: "flight",
  how: "cargo",
  from: typeof from === "string" ? place(from) : from,
  to: typeof to === "string" ? place(to) : to,
  departureDate: day,
  arrivalDate: day,
  ...more,
});

export const train = (from: string, to: string, day: string): Leg =>
  leg(from, to, day, { mode: "train", how: null });

type Clock = readonly [day: string, time: string, zone: string];

export const ferry = (from: string, to: string, start: Clock, end: Clock): Leg =>
  leg(from, to, start[0], {
    mode: "ferry",
    how: null,
    departureTime: start[1],
    departureZone: start[2],
    arrivalDate: end[0],
    arrivalTime: end[1],
    arrivalZone: end[2],
  });

/** "requirement", "requirement@border", or "trip" for the pet's own verdict. */
type Expected = Readonly<
  Record<string, Partial<Omit<Outcome, "earliest">> & { earliest?: string | null }>
>;

export type Case = {
  title: string;
  asOf: string;
  pets: readonly Pet[];
  legs: readonly Leg[];
  expect: Expected;
  trip?: Partial<Trip> | undefined;
};

export const of = (
  title: string,
  asOf: string,
  pets: Pet | readonly Pet[],
  legs: readonly Leg[],
  expected: Expected,
  trip?: Partial<Trip>,
): Case => ({
  title,
  asOf,
  pets: "key" in pets ? [pets] : pets,
  legs,
  expect: expected,
  trip,
});

/** A pet's answer as it would be if every company took pets: cases on borders name none. */
export function withoutCompanies(pet: PetReadiness): PetReadiness {
  const isCompany = ({ rule }: Judged) => /^(?:airline|operator)\.not-(?:named|known)$/.test(rule);
  if (!pet.requirements.some(isCompany)) return pet;
  const requirements = pet.requirements.filter((each) => !isCompany(each));
  return { ...pet, requirements, verdict: worst(requirements.map(({ verdict }) => verdict)) };
}

/** What is found for a name of `expect`, for the first pet. */
export function judge({
  asOf,
  pets,
  legs,
  trip,
}: Case): (name: string) => Judged | PetReadiness | undefined {
  const residence = legs[0]?.from.country;
  const [judged] = readiness(pets, { residence, legs, ...trip }, ruleBook, asOf);
  return (name) => {
    const [requirement, border] = name.split("@");
    if (requirement === "trip") return judged && withoutCompanies(judged);
    return judged?.requirements.findLast(
      (each) =>
        each.requirement === requirement &&
        (border === undefined || (each.border?.region ?? each.border?.country) === border),
    );
  };
}
