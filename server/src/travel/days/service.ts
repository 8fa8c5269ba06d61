import { getTripDays } from "#contracts/travel/days.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { tripDays } from "#reference/days/trip-days.ts";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { readerOf } from "../../accounts/profiles/service.ts";
import type { Session } from "../../platform/http/api.ts";
import { asJson, type Json } from "../../platform/http/json.ts";
import * as deadlines from "../deadlines/service.ts";
import * as trips from "../trips/service.ts";

type Days = AnswerIn<typeof getTripDays>;

// A trip is read many times before anything changes.
const cache = new LRUCache<string, Json<Days>>({ max: 200 });

/** A trip day by day, with its deadlines and what doesn't fit together. Throws NOT_FOUND where the caller may not read it. */
export async function listDays(
  deps: deadlines.Deps,
  session: Session,
  id: string,
): Promise<Json<Days>> {
  const { db } = deps;
  const { key: version, owner } = await deadlines.tripVersion(db, session, id);
  const reader = await readerOf(db, session.userId);
  const key = `${version} ${JSON.stringify(reader)}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const trip = await trips.getTrip(db, session, id);
  const dated = await deadlines.listDatedDeadlines(deps, owner, id);
  // The list is long, so it is loaded on the first trip.
  const { airport } = await import("#reference/airports.ts");
  const days = tripDays(trip, {
    deadlines: dated.map(({ id: deadlineId, petName, title, until, done }) => {
      const { day, time = null, zone = null } = deadlines.whenOf(until);
      return { id: deadlineId, title: `${petName}: ${title}`, day, time, zone, done };
    }),
    airportOf: airport,
    reader,
  });
  const answer = asJson<Days>(JSON.stringify(z.parse(getTripDays.response, days)), {
    cached: true,
  });
  // Nothing was recorded or changed meanwhile.
  if ((await deadlines.tripVersion(db, session, id)).key === version) cache.set(key, answer);
  return answer;
}
