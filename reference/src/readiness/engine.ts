/** Whether pets can make a trip, and what is left to do by when. Pure, without a clock. */
import { judgeAirlines } from "./airline/airline.ts";
import { dayOf, dayText, type Day } from "./days.ts";
import { historyOf, type History } from "./history.ts";
import { bordersOf, timesOf } from "./journey.ts";
import { closedBy, judgeBorder } from "./judge/border.ts";
import { sure } from "./judge/judge.ts";
import { judgeMissingLegs } from "./judge/missing-legs.ts";
import type { Company } from "./judge/scene.ts";
import { requirementTitles } from "./requirements.ts";
import { tripOf, type Leg, type Pet, type Trip } from "./request.ts";
import type { RuleBook } from "./rules.ts";
import { worst, type Judged, type PetReadiness } from "./verdict.ts";

const blankLeg: Leg = { mode: "other", from: { country: "" }, to: { country: "" } };

export function readiness(
  pets: readonly Pet[],
  everyone: Trip,
  rules: RuleBook,
  asOf: string,
): PetReadiness[] {
  const today = dayOf(asOf);
  const others = pets.filter(({ species }) => species === "other").length;
  const company = { pets: pets.length, others };
  return pets.map((pet, index) => {
    const history = historyOf(pet, index, today);
    const trip = tripOf(everyone, pet);
    const requirements = judgeTrip(history, trip, company, rules);
    // Past borders do not affect later ones.
    const over = trip.legs.map((leg) => isOver(leg, today));
    const ahead = requirements.filter(({ leg }) => !over[leg ?? 0]);
    const verdict = worst(ahead.map((each) => each.verdict));
    const isTold = verdict !== "unknown" && (ahead.length > 0 || requirements.length === 0);
    const earliest = isTold ? firstStart(history, trip, company, rules, requirements) : undefined;
    return {
      key: pet.key,
      verdict,
      earliest: earliest === undefined ? null : dayText(earliest),
      requirements,
    };
  });
}

function judgeTrip(history: History, trip: Trip, company: Company, rules: RuleBook): Judged[] {
  const borders = bordersOf(trip);
  return [
    ...judgeMissingLegs(history, trip),
    ...borders.flatMap((border) => judgeBorder(history, trip, company, rules, borders, border)),
    ...judgeAirlines(history, trip, rules.airlines).map(
      ({ requirement, leg, rule, outcome, sources, ...stated }) => ({
        ...closedBy(
          sure(outcome, stated.confidence),
          timesOf(trip.legs[leg] ?? blankLeg).departure,
          history.asOf,
        ),
        id: `${history.pet.key}/leg-${leg}/${rule}/${requirement}`,
        requirement,
        border: null,
        leg,
        title: requirementTitles[requirement],
        rule,
        sources,
        ...stated,
      }),
    ),
  ];
}

function isOver(leg: Leg, today: Day): boolean {
  const { arrival, departure } = timesOf(leg);
  const day = arrival ?? departure;
  return day !== undefined && day < today;
}

const mostSteps = 24;

/** The first day on which the whole trip can start, with all legs moved equally. */
function firstStart(
  history: History,
  trip: Trip,
  company: Company,
  rules: RuleBook,
  judged: readonly Judged[],
): Day | undefined {
  const starts = trip.legs.map((leg) => timesOf(leg).departure ?? timesOf(leg).arrival);
  const [start] = starts;
  if (start === undefined || starts.includes(undefined)) return undefined;
  const isBlocked = judged.some(({ verdict }) => verdict === "blocked");
  // The owner moves with the trip, unless the owner's date is what does not fit.
  const isApart = judged.some(
    ({ requirement, verdict }) => requirement === "companion" && verdict === "blocked",
  );
  if (start < history.asOf) return isBlocked ? undefined : start;
  // A possible trip may be possible earlier, too.
  let days = isBlocked ? 0 : history.asOf - start;
  for (let step = 0; step < mostSteps; step++) {
    const moved = days === 0 ? trip : shifted(trip, days, !isApart);
    const current = days === 0 ? judged : judgeTrip(history, moved, company, rules);
    const more = daysNeeded(current, moved);
    if (more === undefined) return undefined;
    if (more === 0) return start + days;
    days += more;
  }
  return undefined;
}

/** The days by which blocked requirements move the trip; undefined if no move helps. */
function daysNeeded(judged: readonly Judged[], trip: Trip): number | undefined {
  let most = 0;
  for (const { verdict, earliest, earliestOf, leg } of judged) {
    if (verdict !== "blocked") continue;
    const at = trip.legs[leg ?? 0];
    if (earliest === undefined || !at) return undefined;
    const { departure, arrival } = timesOf(at);
    const current = earliestOf
      ? firstDeparture(trip, leg ?? 0, earliestOf)
      : (arrival ?? departure);
    const day = dayOf(earliest.slice(0, 10));
    most = Math.max(most, day - (current ?? day), 1);
  }
  return most;
}

function firstDeparture(
  trip: Trip,
  leg: number,
  of: "departure" | "first-departure",
): Day | undefined {
  const [first] = trip.legs;
  if (of === "first-departure") return first && timesOf(first).departure;
  let at = leg;
  while (at > 0 && trip.legs[at - 1]?.airside) at--;
  const own = trip.legs[at];
  return own && timesOf(own).departure;
}

function shifted(trip: Trip, days: number, withOwner: boolean): Trip {
  const move = (text?: string | null) => (text ? dayText(dayOf(text) + days) : text);
  return {
    ...trip,
    legs: trip.legs.map((leg) => ({
      ...leg,
      departureDate: move(leg.departureDate),
      arrivalDate: move(leg.arrivalDate),
    })),
    ownerTravels: withOwner ? move(trip.ownerTravels) : trip.ownerTravels,
  };
}
