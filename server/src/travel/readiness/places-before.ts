import { daysAfter } from "#contracts/kernel/days.ts";
import type { Residence } from "#contracts/travel/pets.ts";
import type * as engine from "#reference/readiness/request.ts";
import { isSameArea, journeyOf, type AirportOf, type Home, type JourneyTrip } from "./trip-legs.ts";

/** A trip as it bears on where its pets were; `places` is null where a place or a day is not known. */
export type Travel = {
  tripId: string;
  petIds: readonly string[];
  places: readonly (engine.Residence & { from: string })[] | null;
};

/** No rule looks further back than this. */
const daysBack = 200;

/** The travels of trips with days. A trip without any is an idea, and says nothing of the past. */
export function travelsOf(
  trips: readonly (JourneyTrip & { _id: string; petIds: readonly string[] })[],
  home: Home | null,
  airportOf: AirportOf,
): Travel[] {
  return trips.flatMap((trip): Travel[] => {
    const { _id: tripId, petIds } = trip;
    if (petIds.length === 0 || !hasDays(trip)) return [];
    const journey = journeyOf(trip, home, airportOf);
    const places = journey.is === "legs" ? placesOn(journey.legs.map(({ leg }) => leg)) : null;
    return [{ tripId, petIds, places }];
  });
}

const hasDays = ({ year, endDate, legs }: JourneyTrip): boolean =>
  year !== null || endDate !== null || legs.some(({ departureDate }) => departureDate !== null);

/** The places at the ends of legs, each until the next leg; null where a day is missing. */
function placesOn(legs: readonly engine.Leg[]): Travel["places"] {
  const places = legs.map(({ to, arrivalDate, departureDate }, index) => ({
    country: to.country,
    region: to.region ?? null,
    from: departureDate ?? arrivalDate ?? "",
    until: legs[index + 1]?.departureDate ?? null,
  }));
  const isComplete = places.every(
    ({ from, until }, index) => from && (until || index === places.length - 1),
  );
  return isComplete ? places : null;
}

/**
 * Where a pet was before a trip that starts on a day: as its owner says, else at home and on its trips before. Null
 * where a part is not known.
 */
export function livedBefore(
  pet: { _id: string; lived: readonly Residence[] | null },
  trip: { _id: string; start: string | null | undefined },
  { home, travels }: { home: Home | null; travels: readonly Travel[] },
): engine.Residence[] | null {
  const { start } = trip;
  if (pet.lived) return pet.lived.map((place) => ({ ...place }));
  if (!home || !start) return null;
  const since = daysAfter(start, -daysBack);
  const ofPet = travels
    .filter(({ tripId, petIds }) => tripId !== trip._id && petIds.includes(pet._id))
    .filter(({ places }) => !places || beginsBefore(places, start))
    .filter(({ places }) => !places || (places.at(-1)?.from ?? "") >= since)
    .map(({ places }) => places);
  const known = ofPet.filter((places) => places !== null);
  if (known.length < ofPet.length) return null;
  const sorted = known.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)));
  const stays: engine.Residence[] = [];
  let homeFrom: string | null = null;
  for (const places of sorted) {
    const back = places.at(-1);
    // A trip that does not lead home leaves the time after it unknown.
    if (!back || !isSameArea(back, home)) return null;
    stays.push({ ...home, from: homeFrom, until: firstDay(places) }, ...places.slice(0, -1));
    homeFrom = back.from;
  }
  return [...stays, { ...home, from: homeFrom, until: start }];
}

const firstDay = (places: readonly { from: string }[]): string => places[0]?.from ?? "";

const beginsBefore = (places: readonly { from: string }[], day: string): boolean =>
  firstDay(places) < day;
