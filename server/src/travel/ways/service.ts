import { utcDay } from "#contracts/kernel/days.ts";
import type { WaysAnswer, WaysRequest } from "#contracts/travel/ways.ts";
import { ruleBook } from "#reference/readiness/rules.ts";

/** Finds ways by the facts that are known. The same request on the same day gives the same answer. */
export async function findWays({ asOf, ...question }: WaysRequest): Promise<WaysAnswer> {
  // The list of cities is long, so it is loaded for the first question.
  const { waysFor } = await import("#reference/ways/ways.ts");
  return waysFor(question, ruleBook, asOf ?? utcDay());
}
