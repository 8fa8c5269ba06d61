import { utcDay } from "#contracts/kernel/days.ts";
import type { ReadinessAnswer, ReadinessRequest } from "#contracts/travel/readiness.ts";
import { afterMove } from "#reference/after-move.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import { airlineCodeOf, type Home, journeyOf, type JourneyTrip } from "./trip-legs.ts";

export { withoutRecordsOf } from "./others-pets.ts";
export { householdVersion } from "./store.ts";
export {
  answerTrip,
  answerTrips,
  lastDayOf,
  listTripReadiness,
  judgeTrip,
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
    ...(trip.stay === "move" && { afterMove: afterMove(trip, pets, today) }),
  };
}

/** The days, the airline and the countries of a leg; null where they are not known. */
export type LegRoute = {
  leg: Leg;
  from: string | null;
  to: string | null;
  airlineCode: string | null;
  lastDay: string | null;
};

/** The legs of a trip with what follows from the trip and from the legs beside each. */
export async function legRoutes(trip: JourneyTrip, home: Home | null): Promise<LegRoute[]> {
  // The list is long, so it is loaded on the first trip.
  const { airport } = await import("#reference/airports.ts");
  const journey = journeyOf(trip, home, airport);
  const judged = journey.is === "legs" ? journey.legs : [];
  return trip.legs.map((leg) => {
    const found = judged.find(({ of }) => of === leg)?.leg;
    return {
      leg,
      from: found?.from.country ?? null,
      to: found?.to.country ?? null,
      airlineCode: airlineCodeOf(leg),
      lastDay:
        found?.arrivalDate ?? found?.departureDate ?? leg.arrivalDate ?? leg.departureDate ?? null,
    };
  });
}
