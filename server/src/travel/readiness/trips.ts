import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { utcDay } from "#contracts/kernel/days.ts";
import {
  readinessTripsMax,
  type listTripReadiness as listCall,
  type PetVerdict,
  type ReadinessAnswer,
  type TripVerdicts,
} from "#contracts/travel/readiness.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as carriers from "../carriers/service.ts";
import * as pets from "../pets/service.ts";
import * as trips from "../trips/service.ts";
import { travelsOf } from "./places-before.ts";
import { petVerdict, tripAnswer } from "./trip-answer.ts";
import { startOf, type AirportOf } from "./trip-legs.ts";
import { tripRequest, type Household } from "./trip-request.ts";

type Owner = Pick<Session, "userId">;

// The list is long, so it is loaded on the first trip.
const airportList = () => import("#reference/airports.ts");

/** The readiness of one of the caller's own trips. Throws NOT_FOUND, also for another person's. */
export async function getTripReadiness(
  db: Db,
  session: Session,
  id: string,
): Promise<ReadinessAnswer> {
  return judgeTrip(db, session, await trips.getTrip(db, session, id));
}

/** The verdicts of a trip's pets, for the readers of a link whose owner shares them. */
export async function tripVerdicts(db: Db, owner: Owner, trip: Trip): Promise<TripVerdicts> {
  const answer = await judgeTrip(db, owner, trip);
  return { ...answer, pets: answer.pets.map(petVerdict) };
}

/** The readiness of a trip by the rules of today. */
export async function judgeTrip(db: Db, owner: Owner, trip: Trip): Promise<ReadinessAnswer> {
  const { airport } = await airportList();
  const others = await trips.listTripsBefore(db, owner.userId, trip);
  const household = await householdOf(db, owner, others, airport);
  return tripAnswer(tripRequest(trip, household, airport), utcDay());
}

/** The verdicts of the caller's next trips with pets, soonest first. */
export async function listTripReadiness(
  db: Db,
  session: Session,
): Promise<AnswerIn<typeof listCall>> {
  const { airport } = await airportList();
  const asOf = utcDay();
  const own = await trips.listTrips(db, session);
  const household = await householdOf(db, session, own, airport);
  const next = own.filter((trip) => trip.petIds.length > 0 && !isOver(trip, asOf));
  const answers: { _id: string; pets: PetVerdict[] }[] = [];
  for (const trip of next.slice(0, readinessTripsMax)) {
    const request = tripRequest(trip, household, airport);
    const key = contentKey({ request, asOf });
    const found = verdictCache.get(key);
    if (!found) {
      cacheVerdicts(key, tripAnswer(request, asOf).pets.map(petVerdict));
      // Other requests have their turn between two trips.
      await setImmediate();
    }
    answers.push({ _id: trip._id, pets: verdictCache.get(key) ?? [] });
  }
  return { asOf, rulesVersion: ruleBook.version, trips: answers };
}

async function householdOf(
  db: Db,
  owner: Owner,
  others: readonly Trip[],
  airportOf: AirportOf,
): Promise<Household> {
  const home = await profiles.getHome(db, owner.userId);
  return {
    home,
    pets: await pets.listPets(db, owner),
    carriers: await carriers.listCarriers(db, owner),
    travels: travelsOf(others, home, airportOf),
  };
}

/** Whether the last known day of a trip has passed. */
function isOver(trip: Trip, today: string): boolean {
  const days = [
    startOf(trip),
    trip.endDate,
    ...trip.legs.flatMap(({ departureDate, arrivalDate }) => [departureDate, arrivalDate]),
  ].flatMap((day) => day ?? []);
  return days.length > 0 && days.every((day) => day < today);
}

/** Verdicts by the content of their question: the same question on the same day has the same answer. */
const verdictCache = new Map<string, PetVerdict[]>();
const cacheMax = 5_000;

function cacheVerdicts(key: string, verdicts: PetVerdict[]): void {
  const [oldest] = verdictCache.keys();
  if (verdictCache.size >= cacheMax && oldest !== undefined) verdictCache.delete(oldest);
  verdictCache.set(key, verdicts);
}

const contentKey = (content: object): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64");
