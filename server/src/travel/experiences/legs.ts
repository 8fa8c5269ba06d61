import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { experienceMonths, type LegQuestion } from "#contracts/travel/experiences.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { operatorsNamed } from "#reference/readiness/operator/names.ts";
import { airlineKeyOf, legRoutes, type LegRoute } from "../readiness/service.ts";
import { isOwner as isTripOwner } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";

/** Days after which a leg is no longer asked about: its report would not be counted for long. */
const askedDays = experienceMonths * 30;

/**
 * The legs of a person's trips with pets that are over and can be reported about: their airline has a page, or their
 * countries are known, and differ or have an operator between. The latest comes first.
 */
export async function listPastLegs(
  db: Db,
  session: Pick<Session, "userId">,
): Promise<LegQuestion[]> {
  const all = await trips.listJourneys(db, session);
  const journeys = all.filter(({ ownerId }) => isTripOwner.allows(session, { owner_id: ownerId }));
  if (journeys.length === 0) return [];
  const home = await profiles.getHome(db, session.userId);
  const found: LegQuestion[] = [];
  for (const trip of journeys) {
    const routes = await legRoutes(trip, home);
    found.push(...routes.flatMap((route) => pastLeg(trip._id, route) ?? []));
  }
  return found.toSorted((one, other) => other.day.localeCompare(one.day));
}

const hourMs = 60 * 60 * 1000;
/** The day that is over in every time zone. */
const endedDay = () => daysAfter(utcDay(new Date(Date.now() - 12 * hourMs)), -1);

function pastLeg(tripId: string, { leg, lastDay, ...route }: LegRoute): LegQuestion | undefined {
  if (lastDay === null || lastDay > endedDay() || lastDay < daysAfter(utcDay(), -askedDays))
    return undefined;
  const isFlight = leg.mode === "flight";
  const airline = isFlight ? airlineKeyOf(route.airlineCode) : null;
  // A brand with several policies is answered by the person.
  const [operator = null, ...others] = isFlight ? [] : operatorsNamed(leg.airline);
  const isKnown = route.from !== null && route.to !== null;
  const ends = isKnown ? { from: route.from, to: route.to } : { from: null, to: null };
  const company = { airline, operator: others.length > 0 ? null : operator };
  const isInside = route.from === route.to;
  if (airline === null && (!isKnown || (isInside && operator === null))) return undefined;
  return { tripId, legId: leg._id, day: lastDay, mode: leg.mode, ...company, ...ends };
}
