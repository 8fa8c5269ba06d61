import { utcDay } from "#contracts/kernel/days.ts";
import type {
  PetVerdict,
  ReadinessAnswer,
  ReadinessRequirement,
} from "#contracts/travel/verdicts.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { bySteps } from "#reference/readiness/steps.ts";
import type { TripRequest } from "./trip-request.ts";

type PetAnswer = ReadinessAnswer["pets"][number];

/** The verdicts of a trip; pets that no rule can judge are unknown, with what is missing. */
export function tripAnswer(
  { pets, trip, unclear }: TripRequest,
  asOf: string = utcDay(),
): ReadinessAnswer {
  const judged = readiness(pets, trip, ruleBook, asOf);
  const doubts = new Map(unclear.map((each) => [each.petId, each]));
  const others = unclear.filter(({ petId }) => !pets.some(({ key }) => key === petId));
  return {
    asOf,
    rulesVersion: ruleBook.version,
    pets: [
      ...judged.map((pet) => {
        const doubt = doubts.get(pet.key);
        return doubt ? unknownPet(doubt) : pet;
      }),
      ...others.map(unknownPet),
    ],
  };
}

const unknownPet = ({ petId, missing, because }: TripRequest["unclear"][number]): PetAnswer => ({
  key: petId,
  verdict: "unknown",
  earliest: null,
  requirements: [
    {
      id: `${petId}/entry.not-known`,
      requirement: "entry",
      border: null,
      leg: null,
      verdict: "unknown",
      title: "Entry",
      because,
      missing: [missing],
      rule: "entry.not-known",
      sources: [{ title: "No source" }],
      confidence: "low",
    },
  ],
});

/** What a list shows of a pet's answer. */
export function petVerdict({ key, verdict, earliest, requirements }: PetAnswer): PetVerdict {
  const of = (verdict: ReadinessRequirement["verdict"]) =>
    requirements.filter((each) => each.verdict === verdict);
  const open = [...of("due"), ...of("window")].toSorted((one, other) =>
    lastDay(one).localeCompare(lastDay(other)),
  );
  const first = open[0] ?? of("blocked")[0] ?? of("unknown")[0];
  return {
    petId: key,
    verdict,
    earliest,
    counts: {
      met: of("met").length,
      due: of("due").length,
      window: of("window").length,
      blocked: of("blocked").length,
      unknown: of("unknown").length,
      exempt: of("exempt").length,
    },
    todo: bySteps(open).length,
    first: first ? firstOf(first) : null,
  };
}

/** Days sort before moments of the same day. */
const lastDay = ({ by, until }: ReadinessRequirement): string => by ?? until ?? "9999";

const firstOf = ({
  id,
  requirement,
  title,
  verdict,
  border,
  by,
  from,
  until,
}: ReadinessRequirement): NonNullable<PetVerdict["first"]> => ({
  id,
  requirement,
  title,
  verdict,
  border,
  ...(by !== undefined && { by }),
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});
