import type { Leg } from "#contracts/travel/trip-parts.ts";
import { airlineCodeOf, journeyOf, type Home, type JourneyTrip } from "./trip-legs.ts";

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
