/** What an airline states, and what the engine made of it, by the id of the fact. */
import type { AirlineFact } from "../../facts/airline.ts";
import type { AirlineLimits } from "./limits.ts";

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
  for (const { facts, key: _key, ...stated } of Object.values(airlines)) {
    for (const [name, limit] of Object.entries(stated)) {
      const fact = facts.facts.find(({ id }) => id === limit.fact);
      if (!fact) continue;
      const limits = { ...rules.get(fact.id)?.limits, [name]: limit };
      rules.set(fact.id, { airline: facts.name, fact, limits });
    }
  }
  return rules;
}
