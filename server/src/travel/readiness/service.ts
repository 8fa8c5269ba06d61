import { utcDay } from "#contracts/kernel/days.ts";
import type { ReadinessAnswer, ReadinessRequest } from "#contracts/travel/readiness.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";

export { legRoutes, type LegRoute } from "./leg-routes.ts";
export { householdVersion } from "./store.ts";
export {
  answerTrip,
  answerTrips,
  judgeTrip,
  lastDayOf,
  listTripReadiness,
  tripVerdicts,
  type AnsweredTrip,
} from "./trips.ts";

/** Judges a trip by the rules that are known. The same request on the same day gives the same answer. */
export function checkReadiness({ asOf, pets, trip }: ReadinessRequest): ReadinessAnswer {
  const today = asOf ?? utcDay();
  return {
    asOf: today,
    rulesVersion: ruleBook.version,
    pets: readiness(pets, trip, ruleBook, today),
  };
}
