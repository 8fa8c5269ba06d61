import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { utcDay } from "#contracts/kernel/days.ts";
import {
  readinessTripsMax,
  type listTripReadiness as listCall,
  type PetVerdict,
  type ReadinessAnswer,
  type TripReadiness,
  type TripVerdicts,
} from "#contracts/travel/readiness.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { borderAuthority } from "#reference/border-authority.ts";
import type * as engine from "#reference/readiness/request.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as carriers from "../carriers/service.ts";
import * as pets from "../pets/service.ts";
import { isOwner as isTripOwner } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import { travelsOf } from "./places-before.ts";
import * as store from "./store.ts";
import { withoutRecordsOf } from "./others-pets.ts";
import { petVerdict, tripAnswer } from "./trip-answer.ts";
import { type AirportOf, startOf } from "./trip-legs.ts";
import { tripRequest, type Household, type TripRequest } from "./trip-request.ts";

// The list is long, so it is loaded on the first trip.
const airportList = () => import("#reference/airports.ts");

/** A trip's answer, with the legs that it was judged by. */
export type TripAnswer = Omit<TripReadiness, "deadlines">;

/**
 * The readiness of a trip that the caller may read, without the records of pets that aren't the caller's. Throws NOT_FOUND
 * for any other.
 */
export async function answerTrip(db: Db, session: Session, id: string): Promise<TripAnswer> {
  const owned = await trips.getOwnedTrip(db, session, id);
  const requests = await requestsOf(db, owned);
  const others = new Set(owned.trip.othersPets.map(({ _id }) => _id));
  const journey = requests[0]?.trip.legs ?? [];
  return {
    ...withoutRecordsOf(others, answerOf(requests, utcDay())),
    journey: journey.map(judgedLeg),
  };
}

/** The verdicts of a trip's pets, for the readers of a link whose owner shares them. */
export async function tripVerdicts(db: Db, owned: trips.OwnedTrip): Promise<TripVerdicts> {
  const answer = await judgeTrip(db, owned);
  return { ...answer, pets: answer.pets.map(petVerdict) };
}

/** The readiness of a trip by the rules of today. */
export async function judgeTrip(db: Db, owned: trips.OwnedTrip): Promise<ReadinessAnswer> {
  return answerOf(await requestsOf(db, owned), utcDay());
}

function judgedLeg(leg: engine.Leg): TripReadiness["journey"][number] {
  const { from, to, departureDate = null, arrivalDate = null } = leg;
  const { name, address = null } = borderAuthority(to, from);
  const ends = { from: placeOf(from), to: placeOf(to) };
  return { ...ends, departureDate, arrivalDate, authority: { name, address } };
}

const placeOf = ({ country, region = null, place = null }: engine.Place) => ({
  country,
  region,
  place,
});

/** One request for each person with pets on a trip, since records, carriers and home are theirs; its owner's first. */
async function requestsOf(
  db: Db,
  { trip, petOwnerIds }: trips.OwnedTrip,
): Promise<readonly TripRequest[]> {
  const { airport } = await airportList();
  const householdOf = households(db, airport, trip.year);
  const requests: TripRequest[] = [];
  for (const userId of petOwnerIds)
    requests.push(tripRequest(trip, await householdOf(userId), airport));
  return requests;
}

/** Reads the household of each person once. */
function households(db: Db, airport: AirportOf, nearYear: number | null = null) {
  const found = new Map<string, Promise<Household>>();
  const read = async (userId: string): Promise<Household> => {
    const journeys = await trips.listJourneys(db, { userId }, nearYear);
    const belongings = await belongingsOf(db, { userId });
    return { ...belongings, travels: travelsOf(journeys, belongings.home, airport) };
  };
  return (userId: string): Promise<Household> => {
    const household = found.get(userId) ?? read(userId);
    found.set(userId, household);
    return household;
  };
}

/** The verdicts of the caller's next trips with pets, soonest first. */
export async function listTripReadiness(
  db: Db,
  session: Session,
): Promise<AnswerIn<typeof listCall>> {
  const asOf = utcDay();
  // A person's trips are mostly asked for again before anything changed.
  const key = await versionKey(db, session, asOf);
  const answers = await remember(listCache, key, () => verdictsOf(db, session, asOf));
  return { asOf, rulesVersion: ruleBook.version, trips: answers };
}

async function verdictsOf(db: Db, owner: trips.Owner, asOf: string): Promise<TripVerdict[]> {
  const { airport } = await airportList();
  const journeys = await trips.listJourneys(db, owner);
  const householdOf = households(db, airport);
  const next = journeys.filter((trip) => !isOver(trip, asOf)).slice(0, readinessTripsMax);
  const answers: TripVerdict[] = [];
  for (const trip of next) {
    const pets: PetVerdict[] = [];
    for (const userId of trip.petOwnerIds) {
      const request = tripRequest(trip, await householdOf(userId), airport);
      const key = hashOf({ request, asOf });
      const found = tripCache.get(key);
      const verdicts = found ?? tripAnswer(request, asOf).pets.map(petVerdict);
      tripCache.set(key, verdicts);
      pets.push(...verdicts);
      // Other requests have their turn between two trips.
      if (!found) await nextTurn();
    }
    answers.push({ _id: trip._id, pets });
  }
  return answers;
}

/** A trip that is not over, with its answer. */
export type AnsweredTrip = { trip: trips.TripJourney; answer: ReadinessAnswer };

/** The readiness of a person's own next trips with pets, or only of one of them. Past trips have no answer. */
export async function answerTrips(
  db: Db,
  owner: trips.Owner,
  id?: string,
): Promise<AnsweredTrip[]> {
  const asOf = utcDay();
  if (id === undefined) return judgeNext(db, owner, asOf);
  const key = await versionKey(db, owner, asOf, id);
  return remember(nextCache, key, () => judgeNext(db, owner, asOf, id));
}

async function judgeNext(
  db: Db,
  owner: trips.Owner,
  asOf: string,
  id?: string,
): Promise<AnsweredTrip[]> {
  const { airport } = await airportList();
  const journeys = await trips.listJourneys(db, owner);
  const next = journeys.filter(
    (trip) =>
      isTripOwner.allows(owner, { owner_id: trip.ownerId }) &&
      !isOver(trip, asOf) &&
      (id === undefined || trip._id === id),
  );
  const householdOf = households(db, airport);
  const answers: AnsweredTrip[] = [];
  for (const trip of next.slice(0, readinessTripsMax)) {
    const requests: TripRequest[] = [];
    for (const userId of trip.petOwnerIds)
      requests.push(tripRequest(trip, await householdOf(userId), airport));
    answers.push({ trip, answer: answerOf(requests, asOf) });
    // Other requests have their turn between two trips.
    await nextTurn();
  }
  return answers;
}

async function belongingsOf(db: Db, owner: trips.Owner): Promise<Omit<Household, "travels">> {
  return {
    home: await profiles.getHome(db, owner.userId),
    pets: await pets.listPets(db, owner),
    carriers: await carriers.listCarriers(db, owner),
  };
}

/** Whether the last known day of a trip has passed. */
const isOver = (trip: trips.TripJourney, today: string): boolean =>
  (lastDayOf(trip) ?? today) < today;

/** The last known day of a trip; null where none is. */
export function lastDayOf(trip: trips.TripJourney): string | null {
  const days = [
    startOf(trip),
    trip.endDate,
    ...trip.legs.flatMap(({ departureDate, arrivalDate }) => [departureDate, arrivalDate]),
  ].flatMap((day) => day ?? []);
  return days.toSorted().at(-1) ?? null;
}

type TripVerdict = { _id: string; pets: PetVerdict[] };

/** Verdicts of a trip by the content of its question: the same one on the same day has the same answer. */
const tripCache = new LRUCache<string, PetVerdict[]>({ max: 5_000 });
/** Whole answers, since the page of a trip asks for several things that follow from one. */
const answerCache = new LRUCache<string, ReadinessAnswer>({ max: 200 });
/** Verdicts of a person's trips by the versions of everything that they follow from. */
const listCache = new LRUCache<string, TripVerdict[]>({ max: 100 });
/** The same for the deadlines of one trip. */
const nextCache = new LRUCache<string, AnsweredTrip[]>({ max: 200 });

/** Returns what a cache has under the key, or makes it. */
async function remember<V extends object>(
  cache: LRUCache<string, V>,
  key: string,
  make: () => Promise<V>,
): Promise<V> {
  const value = cache.get(key) ?? (await make());
  cache.set(key, value);
  return value;
}

const versionKey = async (db: Db, owner: trips.Owner, asOf: string, id = ""): Promise<string> =>
  [owner.userId, asOf, id, await store.findVersion(db, owner)].join(" ");

/** Judges the pets of a trip, or returns what the same questions were answered on the same day. */
function answerOf(requests: readonly TripRequest[], asOf: string): ReadinessAnswer {
  const answers = requests.map((request) => {
    const key = hashOf({ request, asOf });
    const answer = answerCache.get(key) ?? tripAnswer(request, asOf);
    answerCache.set(key, answer);
    return answer;
  });
  return {
    asOf,
    rulesVersion: ruleBook.version,
    pets: answers.flatMap((answer) => answer.pets),
  };
}

const hashOf = (content: object): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64");
