/** Checks a pet against the rules of a leg's airline. */
import { breed } from "../../breeds.ts";
import { sources as factSources } from "../../facts/sources.ts";
import { cabinCarrier, cabinHours, cabinRoute, cabinWeight } from "./cabin.ts";
import { blocked, type Finding, type Flight, type Seat } from "./flight.ts";
import { holdAtAll, holdCarrier, holdWeight, season } from "./hold.ts";
import type { AirlineLimits } from "./limits.ts";
import { checkOf } from "../../facts/due.ts";
import { durationText, type Day } from "../days.ts";
import type { History } from "../history.ts";
import { timesOf } from "../journey.ts";
import { oldEnough } from "../judge/journey.ts";
import { met, unknown } from "../judge/scene.ts";
import type { Leg, Trip } from "../request.ts";
import { standingOfFact, type Standing } from "../standing.ts";
import type { Requirement } from "../requirements.ts";
import type { RuleBook } from "../rules.ts";
import { combine, type Outcome, type SourceReference } from "../verdict.ts";

export type AirlineOutcome = {
  requirement: Requirement;
  leg: number;
  rule: string;
  outcome: Outcome;
  sources: readonly SourceReference[];
} & Standing;

type Airlines = RuleBook["airlines"];

export function judgeAirlines(history: History, trip: Trip, airlines: Airlines): AirlineOutcome[] {
  return trip.legs.flatMap((leg, index) =>
    leg.mode === "flight" && leg.airlineCode ? judgeLeg(history, leg, index, airlines) : [],
  );
}

function judgeLeg(history: History, leg: Leg, index: number, airlines: Airlines): AirlineOutcome[] {
  const code = leg.airlineCode?.toUpperCase() ?? "";
  const limits = Object.hasOwn(airlines, code) ? airlines[code] : undefined;
  const path = `trip.legs.${index}`;
  const how = leg.how ?? undefined;
  if (!limits || history.pet.species === "other") {
    const about = limits ? "rules for animals other than dogs and cats" : "pet rules";
    const nothing = unknown(`We don't have ${about} for ${code}. Ask the airline.`);
    return requirementsOf(how).map((requirement) => ({
      requirement,
      leg: index,
      rule: "airline.not-known",
      outcome: nothing,
      sources: [notKnown],
      confidence: "low",
    }));
  }
  const findings =
    how === undefined
      ? [
          {
            requirement: "airline-weight" as const,
            fact: limits.cabinKg?.fact ?? limits.noCabinWeight?.fact ?? "",
            outcome: unknown("Add whether the pet flies in the cabin or the hold.", `${path}.how`),
          },
        ]
      : judgeFlight({ history: withCarrier(history, leg), leg, index, how, limits });
  return findings.map(({ requirement, fact, outcome }) => {
    const references = referencesOf(limits, fact, history.asOf);
    return { requirement, leg: index, rule: fact, outcome, ...references };
  });
}

const withCarrier = (history: History, { carrier }: Leg): History =>
  carrier === undefined ? history : { ...history, pet: { ...history.pet, carrier } };

const notKnown: SourceReference = { title: "No source. Ask the airline." };

const requirementsOf = (how?: Seat): Requirement[] =>
  how === "hold" || how === "cargo"
    ? ["airline-weight", "airline-hold", "airline-snub-nosed", "airline-age"]
    : ["airline-weight", "airline-carrier", "airline-route", "airline-age"];

function referencesOf({ facts }: AirlineLimits, id: string, asOf: Day) {
  const fact = facts.facts.find((each) => each.id === id);
  const sources = (fact?.sources ?? []).map((source): SourceReference => {
    const { title, address, checked }: { title: string; address?: string; checked: string } =
      factSources[source];
    return { title, address, checked };
  });
  const named = { sources: sources.length > 0 ? sources : [notKnown] };
  if (!fact) return { ...named, confidence: "low" as const };
  const confidence = fact.confidence === "low" ? "low" : "quoted";
  return { ...named, ...standingOfFact(confidence, checkOf(fact), asOf) };
}

function judgeFlight(flight: Flight): Finding[] {
  const inCabin = flight.how === "cabin";
  const findings: (Finding | undefined)[] = inCabin
    ? [
        cabinWeight(flight),
        cabinCarrier(flight),
        cabinHours(flight),
        cabinRoute(flight),
        season(flight),
      ]
    : [holdAtAll(flight), holdWeight(flight), holdCarrier(flight), season(flight)];
  findings.push(minimumAge(flight), snubNosed(flight));
  return findings.filter((each) => each !== undefined);
}

function minimumAge({ history, leg, index, limits }: Flight): Finding | undefined {
  const { minAge } = limits;
  if (!minAge) return undefined;
  const found = { requirement: "airline-age", fact: minAge.fact } as const;
  const day = timesOf(leg).departure;
  if (day === undefined) {
    const path = `trip.legs.${index}.departureDate`;
    return { ...found, outcome: unknown("Add the date of the flight.", path) };
  }
  const isAbroad = leg.from.country !== leg.to.country;
  const more = (minAge.to ?? []).filter(
    ({ countries, species = history.pet.species }) =>
      isAbroad && countries.includes(leg.to.country) && species === history.pet.species,
  );
  const known = [minAge.value, ...(minAge.other ? [minAge.other] : [])];
  const ages = more.length > 0 ? more.map(({ age }) => age) : known;
  const path = `${history.path}.birthDate`;
  const outcome = combine(
    ages.map((age) => oldEnough(history.birth, age, day, "departure", path)),
    `Sources say ${ages.map(durationText).join(" or ")}. Ask the airline.`,
  );
  return { ...found, outcome };
}

function snubNosed({ history, limits, how }: Flight): Finding | undefined {
  const { snubNosed } = limits;
  if (!snubNosed) return undefined;
  const found = { requirement: "airline-snub-nosed", fact: snubNosed.fact } as const;
  const { pet, path } = history;
  const isTaken = how === "cabin" ? snubNosed.value.cabin : snubNosed.value.hold;
  if (pet.snubNosed === false) {
    return { ...found, outcome: { verdict: "exempt", because: "The pet isn't snub-nosed." } };
  }
  if (isTaken && !snubNosed.isUnsure) {
    return { ...found, outcome: met("Snub-nosed pets can fly in the cabin if they fit.") };
  }
  const isListed = pet.breed ? breed(pet.breed)?.snubNosed : undefined;
  if (pet.snubNosed !== true && isListed !== true) {
    return {
      ...found,
      outcome: unknown("Add whether the pet is snub-nosed.", `${path}.snubNosed`),
    };
  }
  const report = isTaken ? "accepted" : "not accepted outside the cabin";
  return {
    ...found,
    outcome: snubNosed.isUnsure
      ? unknown(`Reportedly ${report}. Ask the airline.`)
      : blocked("Snub-nosed pets aren't accepted outside the cabin."),
  };
}
