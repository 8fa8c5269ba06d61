/** Whether pets can make a trip, and what is left to do by when. Pure, without a clock. */
import { judgeAirlines } from "./airline/airline.ts";
import { judgeOperators } from "./operator/operator.ts";
import { ruledSpecies } from "./animals.ts";
import { dayOf, dayText, type Day } from "./days.ts";
import { historyOf, type History } from "./history.ts";
import { bordersOf, timesOf } from "./journey.ts";
import { closedBy, judgeBorder } from "./judge/border.ts";
import { judgeInside } from "./judge/inside.ts";
import { judgeMissingLegs } from "./judge/missing-legs.ts";
import type { Company } from "./judge/context.ts";
import { requirementTitles, type Requirement } from "./requirements.ts";
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
  const company = companyOf(pets, everyone);
  return pets.map((pet, index) => {
    const history = historyOf(pet, index, today);
    const trip = tripOf(everyone, pet);
    const requirements = judgeTrip(history, trip, company, rules);
    // Past borders do not affect later ones.
    const over = trip.legs.map((leg) => isOver(leg, today));
    const ahead = requirements.filter(({ leg }) => !over[leg ?? 0]);
    const verdict = worst(ahead.map((each) => each.verdict));
    const isAhead = ahead.length > 0 || requirements.length === 0;
    const judge = (moved: Trip) => judgeTrip(history, moved, company, rules);
    const earliest = isAhead ? firstStart(history, trip, judge, requirements) : undefined;
    return {
      key: pet.key,
      verdict,
      earliest: earliest === undefined ? null : dayText(earliest),
      requirements,
    };
  });
}

function companyOf(pets: readonly Pet[], { legs }: Trip): Company {
  const others = pets.filter((pet) => ruledSpecies(pet) === "other").length;
  return { pets: pets.length, others, travelers: pets, legs };
}

/** What the borders of a trip ask of each pet, whatever its companies ask. */
export const borderRequirements = (
  pets: readonly Pet[],
  everyone: Trip,
  rules: RuleBook,
  asOf: string,
): Judged[][] =>
  pets.map((pet, index) =>
    judgeBorders(
      historyOf(pet, index, dayOf(asOf)),
      tripOf(everyone, pet),
      companyOf(pets, everyone),
      rules,
    ),
  );

function judgeBorders(history: History, trip: Trip, company: Company, rules: RuleBook): Judged[] {
  const borders = bordersOf(trip);
  return [
    ...judgeInside(history, trip, borders),
    ...borders.flatMap((border) => judgeBorder(history, trip, company, rules, borders, border)),
  ];
}

function judgeTrip(history: History, trip: Trip, company: Company, rules: RuleBook): Judged[] {
  return [
    ...judgeMissingLegs(history, trip),
    ...judgeBorders(history, trip, company, rules),
    ...[
      ...judgeAirlines(history, trip, company, rules.airlines),
      ...judgeOperators(history, trip, company),
    ].map(({ requirement, leg, rule, outcome, sources, ...standing }) => ({
      ...closedBy(outcome, timesOf(trip.legs[leg] ?? blankLeg).departure, history.asOf),
      id: `${history.pet.key}/leg-${leg}/${rule}/${requirement}`,
      requirement,
      border: null,
      leg,
      title: requirementTitles[requirement],
      rule,
      sources,
      ...standing,
    })),
  ];
}

function isOver(leg: Leg, today: Day): boolean {
  const { arrival, departure } = timesOf(leg);
  const day = arrival ?? departure;
  return day !== undefined && day < today;
}

const mostSteps = 24;

/**
 * The first day on which the whole trip can start, with all legs moved equally; a trip without dates as if it were made
 * within a day. What is unknown and has no day doesn't move it; any other unknown leaves it open.
 */
function firstStart(
  history: History,
  asked: Trip,
  judge: (trip: Trip) => Judged[],
  requirements: readonly Judged[],
): Day | undefined {
  const trip = hasDates(asked) ? asked : onDay(asked, history.asOf);
  const judged = trip === asked ? requirements : judge(trip);
  const starts = trip.legs.map((leg) => timesOf(leg).departure ?? timesOf(leg).arrival);
  const [start] = starts;
  if (start === undefined || starts.includes(undefined)) return undefined;
  const isBlocked = judged.some(({ verdict }) => verdict === "blocked");
  // The owner moves with the trip, unless the owner's date is what does not fit.
  const isApart = judged.some(
    ({ requirement, verdict }) => requirement === "companion" && verdict === "blocked",
  );
  const isUnknown = !isBlocked && judged.some(({ verdict }) => verdict === "unknown");
  if (start < history.asOf) return isBlocked || isUnknown ? undefined : start;
  // A possible trip may be possible earlier, too.
  let days = isBlocked ? 0 : history.asOf - start;
  for (let step = 0; step < mostSteps; step++) {
    const moved = days === 0 ? trip : shifted(trip, days, !isApart);
    const current = days === 0 ? judged : judge(moved);
    const more = daysNeeded(current, moved);
    if (more === undefined) return undefined;
    if (more === 0) {
      const isOpen = (isUnknown || trip !== asked) && current.some(mayMove);
      return isOpen ? undefined : start + days;
    }
    days += more;
  }
  return undefined;
}

const hasDates = ({ legs }: Trip): boolean =>
  legs.some(({ departureDate, arrivalDate }) => departureDate || arrivalDate);

const onDay = (trip: Trip, day: Day): Trip => ({
  ...trip,
  ownerTravels: null,
  legs: trip.legs.map((leg) => ({
    ...leg,
    departureDate: dayText(day),
    arrivalDate: dayText(day),
  })),
});

/** Whether these requirements hold or not, no day changes it. */
const withoutDays: ReadonlySet<Requirement> = new Set([
  "breed",
  "number",
  "non-commercial",
  "quarantine",
  "operator",
  "airline",
  "airline-number",
  "airline-weight",
  "airline-carrier",
  "airline-snub-nosed",
  "airline-hold",
  "airline-hours",
  "airline-route",
]);

const mayMove = ({ verdict, requirement }: Judged): boolean =>
  verdict === "unknown" && !withoutDays.has(requirement);

/**
 * The days by which requirements move the trip that are blocked, or unknown until a known day; undefined if no move
 * helps.
 */
function daysNeeded(judged: readonly Judged[], trip: Trip): number | undefined {
  let most = 0;
  for (const { verdict, earliest, earliestOf, leg } of judged) {
    if (verdict !== "blocked" && !(verdict === "unknown" && earliest !== undefined)) continue;
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
