/** What an airline states, and what the engine made of it, by the id of the fact. */
import type { AirlineFact } from "../../facts/airline.ts";
import { checkOf } from "../../facts/due.ts";
import { sourceReference } from "../../sources.ts";
import type { Day } from "../days.ts";
import { unknown } from "../judge/context.ts";
import { memoize, memoizeOf } from "../memoize.ts";
import { standingOfFact, type Standing } from "../standing.ts";
import type { Confidence, Outcome, SourceReference } from "../verdict.ts";
import type { AirlineLimits } from "./limit.ts";

export type AirlineRule = {
  airline: string;
  fact: AirlineFact;
  /** The limits that rest on the fact, by name. */
  limits: Readonly<Record<string, object>>;
};

/** The rules that a flight is judged by. */
export function airlineRules(
  airlines: Readonly<Record<string, AirlineLimits>>,
): Map<string, AirlineRule> {
  const rules = new Map<string, AirlineRule>();
  for (const { facts, key: _key, home: _home, ...stated } of Object.values(airlines)) {
    for (const [name, limit] of Object.entries(stated)) {
      const fact = facts.facts.find(({ id }) => id === limit.fact);
      if (!fact) continue;
      const limits = { ...rules.get(fact.id)?.limits, [name]: limit };
      rules.set(fact.id, { airline: facts.name, fact, limits });
    }
  }
  return rules;
}

const factOf = ({ facts }: AirlineLimits, id: string) => facts.facts.find((each) => each.id === id);

/** The sources of a fact. */
export function sourcesOf(limits: AirlineLimits, id: string): readonly SourceReference[] {
  const fact = factOf(limits, id);
  return fact
    ? fact.sources.map((source) => sourceReference(source, checkOf(fact).checked))
    : [{ title: "No source. Ask the airline." }];
}

type References = { sources: readonly SourceReference[] } & Standing;

const referencesByDay = memoizeOf((limits: AirlineLimits) =>
  memoize(400, (key: string): References => {
    const [id = "", day] = key.split(" ");
    const fact = factOf(limits, id);
    const sources = sourcesOf(limits, id);
    if (!fact) return { sources, confidence: "low" };
    const confidence = fact.confidence === "low" ? "low" : "quoted";
    return { sources, ...standingOfFact(confidence, checkOf(fact), Number(day)) };
  }),
);

/** The sources of a fact, and how far they are relied on that day. */
export const referencesOf = (limits: AirlineLimits, id: string, asOf: Day): References =>
  referencesByDay(limits)(`${id} ${asOf}`);

export const notReliable = "Our sources for this aren't reliable enough. Ask the airline.";

/** A fact of low confidence never says that something is met. */
export const unlessUnreliable = (outcome: Outcome, confidence: Confidence): Outcome =>
  confidence === "low" && outcome.verdict === "met" ? unknown(notReliable) : outcome;
