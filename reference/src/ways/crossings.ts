/** Trains, ferries, buses, the tunnel and the ship, each judged by its company's policy for these pets. */
import { listText } from "#format/lists.ts";
import type { Confidence } from "../facts/fact.ts";
import { checkOf, confidenceOn } from "../facts/due.ts";
import { operatorFact } from "../facts/operators.ts";
import { dayOf, dayText } from "../readiness/days.ts";
import { findingsOf, isUnjudged } from "../readiness/operator/judge.ts";
import { placesOf } from "../readiness/operator/boarding.ts";
import type { OperatorPolicy, PetPlace } from "../readiness/operator/policy.ts";
import type { Pet } from "../readiness/request.ts";
import type { SourceReference } from "../readiness/verdict.ts";
import { sourceReference } from "../sources.ts";
import type { Asked } from "./asked.ts";
import { judgementOf, type Finding, type Judgement, type Topic } from "./judgement.ts";
import type { Condition, LegFee } from "./question.ts";
import type { Boarding, CrossingHop } from "./shapes.ts";

export const placeText = (boarding: Boarding): string =>
  boarding === "car" ? "by car" : "on foot";

export type JudgedCrossing = {
  judgement: Judgement;
  /** Where the pet stays; undefined where it isn't known. */
  place: PetPlace | undefined;
  fee: LegFee | null;
};

/** What the company asks of these pets on this route. */
export function judgeCrossing(asked: Asked, hop: CrossingHop): JudgedCrossing {
  const { policy, route, boarding, from, to } = hop;
  const departure = asked.date ? dayOf(asked.date) : undefined;
  const topics = topicsOf(policy);
  const findings = asked.histories.flatMap(({ pet, birth, path }): Finding[] => {
    return findingsOf(policy, {
      pet,
      birth,
      route,
      countries: [from.country, to.country],
      onFoot: boarding === "foot",
      number: asked.pets.length,
      people: asked.people ?? 1,
      month: asked.date ? Number(asked.date.slice(5, 7)) : undefined,
      departure,
      asOf: asked.today,
      petPath: path,
      legPath: "",
    }).map((found) => {
      const { fact, outcome } = found;
      // What can't be checked here is asked of the company.
      const isOpen = fact === policy.shoulderCm?.fact || isUnjudged(policy, found);
      const topic = isOpen ? "limit" : (topics.get(fact) ?? "boards");
      return { topic, outcome, isSaid: !isOpen, ...standingOf(fact, asked) };
    });
  });
  const judgement = judgementOf(findings, policy.name);
  const place = placeOf(hop, asked.pets);
  return {
    judgement:
      judgement.verdict === "not-possible" ? judgement : withNeeds(judgement, hop, place, asked),
    place,
    fee: feeOf(policy, asked),
  };
}

/** The limits of a policy that don't decide whether a kind of animal boards, by the facts that state them. */
function topicsOf(policy: OperatorPolicy): ReadonlyMap<string, Topic> {
  const rules: readonly (readonly [{ fact: string } | undefined, Topic])[] = [
    [policy.petKg, "limit"],
    [policy.carrierKg, "limit"],
    [policy.carrierCm, "carrier"],
    [policy.carrierSumCm, "carrier"],
    [policy.shoulderCm, "carrier"],
    [policy.minAge, "age"],
    [policy.maxHours, "time"],
    [policy.closedTimes, "time"],
    [policy.perPassenger, "number"],
    [policy.perVehicle, "number"],
    [policy.perCabin, "number"],
    [policy.perBooking, "number"],
  ];
  return new Map(rules.flatMap(([rule, topic]) => (rule ? [[rule.fact, topic] as const] : [])));
}

function standingOf(
  id: string,
  { today }: Asked,
): { confidence: Confidence; sources: readonly SourceReference[] } {
  const fact = operatorFact(id);
  if (!fact) return { confidence: "low", sources: [] };
  const check = checkOf(fact);
  return {
    confidence: confidenceOn(fact.confidence, check, dayText(today)),
    sources: fact.sources.map((source) => sourceReference(source, check.checked)),
  };
}

/** Where the pet stays: beside its owner wherever the company has such a place. */
const wished: readonly PetPlace[] = ["lead", "carrier", "cabin", "car", "kennel", "baggage"];

function placeOf({ policy, route, boarding }: CrossingHop, pets: readonly Pet[]) {
  const isDogs = pets.every(({ species }) => species === "dog");
  const onlyDogs = isDogs ? [] : (policy.dogPlaces?.value ?? []);
  const open = placesOf(policy, route).filter(
    (place) => (boarding === "car" || place !== "car") && !onlyDogs.includes(place),
  );
  return wished.find((place) => open.includes(place));
}

const booked: ReadonlySet<PetPlace> = new Set(["cabin", "kennel", "baggage"]);

/** With what is to be booked or brought. */
function withNeeds(
  judgement: Judgement,
  { policy, route, from, to }: CrossingHop,
  place: PetPlace | undefined,
  asked: Asked,
): Judgement {
  const { name, booking } = policy;
  const need = (text: string, fact: string | undefined): Condition => ({
    kind: "arrange",
    text,
    by: null,
    sources: fact === undefined ? [] : standingOf(fact, asked).sources,
  });
  const ends = [
    [route.from, from],
    [route.to, to],
  ] as const;
  const unnamed = ends.flatMap(([stop, { place: city }]) =>
    stop.city === null && city ? [city] : [],
  );
  const conditions = [
    ...(unnamed.length > 0
      ? [need(`Check that ${name} stops in ${listText(unnamed)}.`, undefined)]
      : []),
    ...(place && booked.has(place) && !booking
      ? [
          need(
            `Book a ${place === "baggage" ? "place in the baggage car" : `pet ${place}`} with ${name}.`,
            policy.places?.fact,
          ),
        ]
      : []),
    ...(booking
      ? booking.steps.map((step) => need(`${name}: ${sentence(step)}`, booking.fact))
      : [need(`Ask ${name} whether to book the pet's place.`, undefined)]),
    ...(asked.pets.some(({ species }) => species === "dog") ? muzzleNeed(policy, need) : []),
  ];
  const isOpen = judgement.verdict === "works" && conditions.length > 0;
  return {
    ...judgement,
    verdict: isOpen ? "works-if" : judgement.verdict,
    because: isOpen ? (conditions[0]?.text ?? judgement.because) : judgement.because,
    conditions: [...judgement.conditions, ...conditions],
  };
}

/** What isn't said of a muzzle is asked. */
function muzzleNeed(
  { name, mode, muzzle }: OperatorPolicy,
  need: (text: string, fact: string | undefined) => Condition,
): Condition[] {
  if (muzzle?.value) return [need(`Bring a muzzle: ${name} asks for one.`, muzzle.fact)];
  if (muzzle || mode === "tunnel") return [];
  return [need(`Ask ${name} whether your dog needs a muzzle.`, undefined)];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The fee where a source is relied on, with the date of its page. */
function feeOf({ fee }: OperatorPolicy, asked: Asked): LegFee | null {
  if (!fee || fee.isUnsure) return null;
  const { confidence, sources } = standingOf(fee.fact, asked);
  if (confidence === "low") return null;
  const { minor, currency, for: text } = fee.value;
  return { minor, currency, text, checked: sources[0]?.checked ?? null };
}
