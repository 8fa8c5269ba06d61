/** Checks a pet against the rules of a leg's airline. */
import { cabinAtAll, cabinCarrier, cabinHours, cabinWeight } from "./cabin.ts";
import type { Finding, Flight, Seat } from "./flight.ts";
import { cargoAtAll, holdAtAll, holdCarrier, holdWeight, season } from "./hold.ts";
import type { AirlineLimits } from "./limit.ts";
import { nameOf, otherAirlines } from "./names.ts";
import { cabinNumber } from "./number.ts";
import { minimumAge, refusedBreed, snubNosed } from "./pet.ts";
import { cabinRoute, holdRoute } from "./routes.ts";
import { referencesOf, unlessUnreliable } from "./stated.ts";
import { withoutAirline } from "./unnamed.ts";
import type { History } from "../history.ts";
import { unknown, type Company } from "../judge/context.ts";
import type { Leg, Trip } from "../request.ts";
import type { Standing } from "../standing.ts";
import type { Requirement } from "../requirements.ts";
import type { RuleBook } from "../rules.ts";
import type { Outcome, SourceReference } from "../verdict.ts";

export type CarrierOutcome = {
  requirement: Requirement;
  leg: number;
  rule: string;
  outcome: Outcome;
  sources: readonly SourceReference[];
} & Standing;

type Airlines = RuleBook["airlines"];

export const judgeAirlines = (
  history: History,
  trip: Trip,
  company: Company,
  airlines: Airlines,
): CarrierOutcome[] =>
  trip.legs.flatMap((leg, index) => {
    if (leg.mode !== "flight") return [];
    const found = leg.airlineCode
      ? ofAirline({ history, leg, index }, leg.airlineCode, trip, company, airlines)
      : withoutAirline({ history, leg, index }, Object.values(airlines));
    return found.map((each) => ({ ...each, leg: index }));
  });

type Found = Omit<CarrierOutcome, "leg">;

function ofAirline(
  flight: Pick<Flight, "history" | "leg" | "index">,
  given: string,
  trip: Trip,
  company: Company,
  airlines: Airlines,
): Found[] {
  const { history, leg, index } = flight;
  const code = given.toUpperCase();
  const limits = Object.hasOwn(airlines, code) ? airlines[code] : undefined;
  const how = leg.how ?? undefined;
  const isRefused = limits?.species !== undefined && how === "cabin";
  if (!limits || (history.pet.species === "other" && !isRefused)) {
    return withoutPolicy(limits ? nameOf(limits) : (otherAirlines[code] ?? given), limits, how);
  }
  const findings: Finding[] =
    how === undefined
      ? [
          {
            requirement: "airline-weight",
            fact: limits.cabinKg?.fact ?? limits.noCabinWeight?.fact ?? "airline.not-known",
            outcome: unknown(
              "Add whether the pet flies in the cabin or the hold.",
              `trip.legs.${index}.how`,
            ),
          },
        ]
      : judgeFlight({ history: withCarrier(history, leg), leg, index, how, limits }, trip, company);
  return findings.map(({ requirement, fact, outcome }) => {
    const { sources, ...standing } = referencesOf(limits, fact, history.asOf);
    const judged = unlessUnreliable(outcome, standing.confidence);
    return { requirement, rule: fact, outcome: judged, sources, ...standing };
  });
}

/** Each rule of an airline of which none is known, so that none is taken for kept. */
function withoutPolicy(name: string, limits: AirlineLimits | undefined, how?: Seat): Found[] {
  const about = limits ? "rules for animals other than dogs and cats" : "pet rules";
  const outcome = unknown(`We don't have ${about} for ${name}. Ask the airline.`);
  return requirementsOf(how).map((requirement) => ({
    requirement,
    rule: "airline.not-known",
    outcome,
    sources: [{ title: "No source. Ask the airline." }],
    confidence: "low",
  }));
}

const requirementsOf = (how?: Seat): Requirement[] =>
  how === "hold" || how === "cargo"
    ? ["airline", "airline-weight", "airline-hold", "airline-snub-nosed", "airline-age"]
    : [
        "airline",
        "airline-number",
        "airline-weight",
        "airline-carrier",
        "airline-route",
        "airline-age",
      ];

export const withCarrier = (history: History, { carrier }: Leg): History =>
  carrier === undefined ? history : { ...history, pet: { ...history.pet, carrier } };

/** What an airline says of one pet on one flight, before its sources are weighed. */
export function judgeFlight(flight: Flight, trip: Trip, company: Company): Finding[] {
  const { how } = flight;
  const none = how === "cabin" ? cabinAtAll(flight) : undefined;
  if (none) return [none];
  const findings: (Finding | undefined)[] =
    how === "cabin"
      ? [
          cabinNumber(flight, trip, company),
          cabinWeight(flight),
          cabinCarrier(flight),
          cabinHours(flight),
          cabinRoute(flight),
        ]
      : how === "cargo"
        ? [cargoAtAll(flight)]
        : [holdAtAll(flight), holdWeight(flight), holdCarrier(flight), holdRoute(flight)];
  findings.push(season(flight), minimumAge(flight), snubNosed(flight), refusedBreed(flight));
  return findings.filter((each) => each !== undefined);
}
