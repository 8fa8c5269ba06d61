/** Borders that a pet must cross between two legs, or before the first, and that no leg of the trip crosses. */
import { borderInSentence } from "../../border-text.ts";
import { dayRange, type Day } from "../days.ts";
import type { History } from "../history.ts";
import { isBorder, regionOf, territoryOf, timesOf } from "../journey.ts";
import type { Place, Trip } from "../request.ts";
import { requirementTitles } from "../requirements.ts";
import type { Judged } from "../verdict.ts";
import { closedBy } from "./border.ts";
import { unknown } from "./context.ts";

type MissingLeg = { from: Place; to: Place; leg: number; missing: readonly string[] };

/** What such a border requires depends on a journey that is not known, so it is never met. */
export function judgeMissingLegs(history: History, trip: Trip): Judged[] {
  const missingLegs = missingLegsOf(history, trip);
  return missingLegs.map(({ from, to, leg, missing }, index) => {
    const territory = territoryOf(to);
    const earlier = missingLegs
      .slice(0, index)
      .filter((each) => territoryOf(each.to) === territory);
    const [start, end] = [placePhrase(from), placePhrase(to)];
    const outcome = {
      ...unknown(`No part of this trip leads from ${start} to ${end}.`, ...missing),
      fix: [`Add how the pet gets from ${start} to ${end}.`],
    };
    const next = trip.legs[leg];
    const { departure, arrival } = next ? timesOf(next) : {};
    return {
      ...closedBy(outcome, departure ?? arrival, history.asOf),
      id: `${history.pet.key}/${territory}${earlier.length > 0 ? `-${earlier.length + 1}` : ""}/entry.no-leg`,
      requirement: "entry",
      border: { country: to.country, ...(territory !== to.country && { region: territory }) },
      leg,
      title: requirementTitles.entry,
      rule: "entry.no-leg",
      sources: [{ title: "No source" }],
      confidence: "low",
    };
  });
}

function missingLegsOf(history: History, trip: Trip): MissingLeg[] {
  const home = legFromHome(history, trip);
  const between = trip.legs.flatMap(({ from }, leg): MissingLeg[] => {
    const before = trip.legs[leg - 1]?.to;
    if (!before || !isApart(before, from)) return [];
    return [{ from: before, to: from, leg, missing: [`trip.legs.${leg}.from`] }];
  });
  return home ? [home, ...between] : between;
}

/** A pet is at home before its trip, unless it is stated where else it was. */
function legFromHome({ pet, path }: History, { residence, legs }: Trip): MissingLeg | undefined {
  const [first] = legs;
  if (!first || pet.lived === null) return undefined;
  const { departure, arrival } = timesOf(first);
  const day = departure ?? arrival;
  const stays = pet.lived ?? (residence ? [{ country: residence }] : []);
  const current = stays.filter((stay) => day === undefined || includes(stay, day));
  const [last] = current;
  if (!last || current.some((stay) => !isApart(stay, first.from))) return undefined;
  return { from: last, to: first.from, leg: 0, missing: ["trip.legs.0.from", `${path}.lived`] };
}

const includes = ({ from, until }: { from?: string | null; until?: string | null }, day: Day) =>
  (!from || dayRange(from)[0] <= day) && (!until || dayRange(until)[1] >= day);

/** Whether a border with rules lies between two places. */
const isApart = (from: Place, to: Place): boolean =>
  (!isVague(from) && !isVague(to)) || from.country !== to.country
    ? isBorder(territoryOf(from), territoryOf(to))
    : false;

/** Only the country is given, not the region. */
const isVague = ({ region, place, airport }: Place): boolean => !region && !place && !airport;

const placePhrase = (place: Place): string =>
  place.place || borderInSentence({ country: place.country, region: regionOf(place) });
