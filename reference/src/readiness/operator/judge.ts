/** Checks a pet against what a train, ferry or bus company asks. What the company doesn't say is never met. */
import { listText } from "#format/lists.ts";
import { ruleConfidence } from "../../facts/confidence.ts";
import { checkOf } from "../../facts/due.ts";
import type { OperatorTopic } from "../../facts/operator.ts";
import { operatorFact, operatorFacts } from "../../facts/operators.ts";
import { sourceReference } from "../../sources.ts";
import { unlessUnreliable } from "../airline/stated.ts";
import { animalOf, animalsInSentence } from "../animals.ts";
import type { Day } from "../days.ts";
import { blocked, met, unknown } from "../judge/context.ts";
import { memoizeOf } from "../memoize.ts";
import type { Pet } from "../request.ts";
import { standingOfFact, type Standing } from "../standing.ts";
import type { Outcome, SourceReference } from "../verdict.ts";
import { boardingOf } from "./boarding.ts";
import { animalNames } from "./names.ts";
import type { Finding, OperatorRequest } from "./asked.ts";
import { limitsOf } from "./limits.ts";
import type { OperatorPolicy } from "./policy.ts";

/** A finding with its sources. `rule` is the id of its fact. */
export type JudgedPolicy = {
  requirement: "operator";
  rule: string;
  outcome: Outcome;
  sources: readonly SourceReference[];
} & Standing;

/** Everything that the company asks of this pet on this leg, before its sources are weighed; never empty. */
export const findingsOf = (policy: OperatorPolicy, asked: OperatorRequest): Finding[] =>
  [
    speciesOf(policy, asked),
    unjudged(policy),
    countryOf(policy, asked),
    boardingOf(policy, asked),
    ...limitsOf(policy, asked),
  ].filter((each) => each !== undefined);

/** The same with its sources: what rests on unreliable ones alone is never met. */
export const judgePolicy = (policy: OperatorPolicy, asked: OperatorRequest): JudgedPolicy[] =>
  findingsOf(policy, asked).map(({ fact, outcome }) => {
    const { sources, ...standing } = referencesOf(fact, asked.asOf);
    const judged = unlessUnsourced(outcome, standing, policy);
    return { requirement: "operator", rule: fact, outcome: judged, sources, ...standing };
  });

const unlessUnsourced = (
  outcome: Outcome,
  { confidence }: Standing,
  { name }: OperatorPolicy,
): Outcome => {
  const judged = unlessUnreliable(outcome, confidence);
  return judged === outcome
    ? outcome
    : unknown(`Our sources for ${name} aren't reliable enough. Ask the company.`);
};

function referencesOf(id: string, asOf: Day): { sources: readonly SourceReference[] } & Standing {
  const fact = operatorFact(id);
  if (!fact) return { sources: [{ title: "No source. Ask the company." }], confidence: "low" };
  const check = checkOf(fact);
  const sources = fact.sources.map((source) => sourceReference(source, check.checked));
  return { sources, ...standingOfFact(ruleConfidence[fact.confidence], check, asOf) };
}

/** Topics of facts that limit who boards. */
const limiting: ReadonlySet<OperatorTopic> = new Set<OperatorTopic>([
  "boarding",
  "weight",
  "size",
  "age",
  "number",
  "breeds",
  "limits",
]);

/** The first fact that limits who boards, and of which the policy has no value. */
const unjudgedFact = memoizeOf((policy: OperatorPolicy) => {
  const judged = new Set(factsIn(policy));
  const facts = operatorFacts.get(policy.key)?.facts ?? [];
  return { fact: facts.find(({ id, topic }) => limiting.has(topic) && !judged.has(id)) };
});

/** Whether a finding is about a fact that limits who boards and of which the policy has no value. */
export const isUnjudged = (policy: OperatorPolicy, { fact }: Finding): boolean =>
  unjudgedFact(policy).fact?.id === fact;

function unjudged(policy: OperatorPolicy): Finding | undefined {
  const { fact } = unjudgedFact(policy);
  const because = `${policy.name} has a rule that we can't check. Ask the company.`;
  return fact && { fact: fact.id, outcome: unknown(because) };
}

/** The ids of the facts that a policy names. */
export function factsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "fact" in part && typeof part.fact === "string" ? [part.fact] : [];
  return [...own, ...Object.values(part).flatMap(factsIn)];
}

/** A parrot is a bird. */
function namesOf(pet: Pet): string[] {
  if (pet.species !== "other") return [pet.species];
  const animal = animalOf(pet);
  if (!animal) return [];
  return animal === "parrot" ? ["parrot", "bird"] : [animal];
}

function speciesOf({ name, species }: OperatorPolicy, { pet, petPath }: OperatorRequest): Finding {
  const animals =
    pet.species === "other" ? animalsInSentence(pet) : pet.species === "dog" ? "dogs" : "cats";
  if (!species) {
    const because = `We don't know whether ${name} takes ${animals}. Ask the company.`;
    return { fact: "operator.not-known", outcome: unknown(because) };
  }
  const found = (outcome: Outcome): Finding => ({ fact: species.fact, outcome });
  if (species.value.length === 0)
    return found(blocked(`${name} takes no pets on this route, only assistance dogs.`));
  const isNamed = namesOf(pet).some((each) => species.value.includes(each));
  if (isNamed && !species.isUnsure) return found(met(`${name} takes ${animals}.`));
  const isNotNamed = pet.species === "other" && namesOf(pet).length === 0;
  if (species.isOnly && !isNamed && !isNotNamed) {
    const only = listText(
      species.value.map((each) => animalNames[each] ?? each),
      "and",
    );
    return found(blocked(`${name} takes only ${only}.`));
  }
  return found(
    unknown(
      `${name} doesn't say whether it takes ${animals}. Ask the company.`,
      ...(isNotNamed ? [`${petPath}.breed`] : []),
    ),
  );
}

function countryOf(
  { name, notIn }: OperatorPolicy,
  { countries }: OperatorRequest,
): Finding | undefined {
  if (!notIn?.value.some((country) => countries.includes(country))) return undefined;
  return {
    fact: notIn.fact,
    outcome: blocked(`${name} takes no pets into or out of this country.`),
  };
}
