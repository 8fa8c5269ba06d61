/** Whether pets can make a trip, and what is left to do by when. Pure, without a clock. */
import { judgeAirlines } from "./airline/airline.ts";
import { isIn } from "./classes.ts";
import { dayOf, dayText, type Day } from "./days.ts";
import { historyOf, type History } from "./history.ts";
import { bordersOf, timesOf, type Border } from "./journey.ts";
import { inScope, judgeRule } from "./judge/judge.ts";
import { legPath, unknown, type Scene } from "./judge/scene.ts";
import { requirementTitles } from "./requirements.ts";
import { tripOf, type Leg, type Pet, type Trip } from "./request.ts";
import type { BorderRules, Rule } from "./rule.ts";
import type { RuleBook } from "./rules.ts";
import { sourceReference } from "./sources.ts";
import { worst, type Judged, type Outcome, type PetReadiness } from "./verdict.ts";

export function readiness(
  pets: readonly Pet[],
  everyone: Trip,
  rules: RuleBook,
  asOf: string,
): PetReadiness[] {
  const today = dayOf(asOf);
  return pets.map((pet, index) => {
    const history = historyOf(pet, index, today);
    const trip = tripOf(everyone, pet);
    const requirements = judgeTrip(history, trip, pets.length, rules);
    // Past borders do not affect later ones.
    const ahead = requirements.filter((each) => !isOver(trip.legs[each.leg ?? 0], today));
    const verdict = worst(ahead.map((each) => each.verdict));
    const isTold = verdict !== "unknown" && (ahead.length > 0 || requirements.length === 0);
    const earliest = isTold
      ? firstStart(history, trip, pets.length, rules, requirements)
      : undefined;
    return {
      key: pet.key,
      verdict,
      earliest: earliest === undefined ? null : dayText(earliest),
      requirements,
    };
  });
}

function judgeTrip(history: History, trip: Trip, pets: number, rules: RuleBook): Judged[] {
  const borders = bordersOf(trip);
  return [
    ...borders.flatMap((border) => judgeBorder(history, trip, pets, rules, borders, border)),
    ...judgeAirlines(history, trip).map(
      ({ requirement, leg, rule, outcome, sources, confidence }) => ({
        ...closedBy(outcome, timesOf(trip.legs[leg] ?? blankLeg).departure, history.asOf),
        id: `${history.pet.key}/leg-${leg}/${rule}/${requirement}`,
        requirement,
        border: null,
        leg,
        title: requirementTitles[requirement],
        rule,
        sources,
        confidence,
      }),
    ),
  ];
}

const blankLeg: Leg = { mode: "other", from: { country: "" }, to: { country: "" } };

function judgeBorder(
  history: History,
  trip: Trip,
  pets: number,
  rules: RuleBook,
  borders: readonly Border[],
  border: Border,
): Judged[] {
  const known = rules.borders.get(border.territory);
  const { species } = history.pet;
  if (!known || species === "other" || !isFromKnown(known, border)) {
    return [withoutRules(history, border, known)];
  }
  const { entry, departure } = border;
  const active = concerning(
    known.rules.filter((rule) => isInForce(rule, entry)),
    (rule) => inScope({ history, border, entry: entry ?? history.asOf }, rule) !== false,
  );
  if (entry === undefined || departure === undefined) {
    const path = `trip.legs.${border.leg}.arrivalDate`;
    return active.map((rule) => {
      const scoped = inScope({ history, border, entry: history.asOf }, rule);
      const outcome =
        scoped === false || rule.asks.is === "not-asked"
          ? ({ verdict: "exempt", because: rule.otherwise ?? rule.text } as const)
          : unknown("Add the date of entry.", path);
      return judgedOf(history, border, rule, outcome);
    });
  }
  const scene: Scene = {
    history,
    trip,
    pets,
    border,
    borders,
    entry,
    departure,
    asOf: history.asOf,
    active: active.filter((rule) => inScope({ history, border, entry }, rule) !== false),
    leftEu: leftEu(borders, border, trip, entry),
  };
  return active.map((rule) => {
    const outcome = border.isEntryAssumed ? onEitherDay(scene, rule) : judgeRule(scene, rule);
    return judgedOf(history, border, rule, closedBy(outcome, entry, history.asOf));
  });
}

/** Of alternative rules, those that apply to the pet; one of the others if none does. */
function concerning(rules: readonly Rule[], isAsked: (rule: Rule) => boolean): Rule[] {
  const concerned = new Set(rules.filter(isAsked).map(({ requirement }) => requirement));
  const seen = new Set<string>();
  return rules.filter((rule) => {
    if (concerned.has(rule.requirement)) return isAsked(rule);
    const isFirst = !seen.has(rule.requirement);
    seen.add(rule.requirement);
    return isFirst;
  });
}

/** Without a day of arrival, it is the day of departure or the next one; a differing result is unknown. */
function onEitherDay(scene: Scene, rule: Rule): Outcome {
  const [same, next] = [0, 1].map((days) => {
    const { border, entry } = scene;
    const moved = { ...border, entry: entry + days };
    return judgeRule({ ...scene, border: moved, entry: entry + days }, rule);
  });
  if (!same || !next || same.verdict === next.verdict) {
    return same ?? unknown("Add the date of entry.");
  }
  return unknown("It depends on the day of arrival.", legPath(scene, "arrivalDate"));
}

function isOver(leg: Leg | undefined, today: Day): boolean {
  const { arrival, departure } = timesOf(leg ?? blankLeg);
  const day = arrival ?? departure;
  return day !== undefined && day < today;
}

/** A past border is not judged again: met requirements stay met, the rest is over. */
const closedBy = (outcome: Outcome, day: Day | undefined, asOf: Day): Outcome =>
  day === undefined || day >= asOf || outcome.verdict === "met"
    ? outcome
    : { verdict: "exempt", because: "This part of the trip is over." };

const isInForce = ({ from, until }: Rule, entry: Day | undefined): boolean =>
  entry === undefined ||
  ((from === undefined || entry >= dayOf(from)) && (until === undefined || entry <= dayOf(until)));

const isFromKnown = (
  { origins }: BorderRules,
  { origin, originTerritory, entry }: Border,
): boolean =>
  origins === undefined ||
  isIn(origins, { country: origin.country, territory: originTerritory }, entry ?? 0) === true;

/** The last day on which the pet leaves the EU before it returns, on this trip. */
function leftEu(
  borders: readonly Border[],
  border: Border,
  trip: Trip,
  entry: Day,
): Day | undefined {
  const inEu = (country: string) => isIn("eu.members", { country }, entry) === true;
  if (!inEu(border.country) || inEu(border.origin.country)) return undefined;
  const left = borders.findLast(({ leg, origin }) => leg < border.leg && inEu(origin.country));
  return left?.departure;
}

function withoutRules(history: History, border: Border, known?: BorderRules): Judged {
  const { species } = history.pet;
  const about =
    species === "other" ? "animals other than dogs and cats" : "pets that come from there";
  const because = known
    ? `We don't have rules for ${about}. Check with ${known.authority}.`
    : `We don't have entry rules for this country. Check with its veterinary authority or embassy.`;
  const outcome = closedBy({ verdict: "unknown", because }, border.entry, history.asOf);
  return {
    ...outcome,
    id: idOf(history, border, "entry.not-known"),
    requirement: "entry",
    border: borderOf(border),
    leg: border.leg,
    title: requirementTitles.entry,
    rule: "entry.not-known",
    sources: [{ title: "No source" }],
    confidence: "low",
  };
}

const borderOf = ({ country, region }: Border) => (region ? { country, region } : { country });

const idOf = ({ pet }: History, { territory, occurrence }: Border, rule: string): string =>
  `${pet.key}/${territory}${occurrence > 1 ? `-${occurrence}` : ""}/${rule}`;

function judgedOf(history: History, border: Border, rule: Rule, outcome: Outcome): Judged {
  const { requirement, id, sources, checked, confidence } = rule;
  const isOfAirline = requirement.startsWith("airline-");
  return {
    ...outcome,
    id: idOf(history, border, id),
    requirement,
    border: isOfAirline ? null : borderOf(border),
    leg: border.leg,
    title: requirementTitles[requirement],
    rule: id,
    sources: sources.map((source) => sourceReference(source, checked)),
    confidence,
  };
}

const mostSteps = 24;

/** The first day on which the whole trip can start, with all legs moved equally. */
function firstStart(
  history: History,
  trip: Trip,
  pets: number,
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
    const current = days === 0 ? judged : judgeTrip(history, moved, pets, rules);
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
