/** A flight whose airline is not named: unknown, with what the airlines that are known refuse. */
import { plural } from "#format/plurals.ts";
import { breed } from "../../breeds.ts";
import { ruledSpecies } from "../animals.ts";
import { unknown } from "../judge/context.ts";
import type { Requirement } from "../requirements.ts";
import type { Confidence, Outcome, SourceReference } from "../verdict.ts";
import type { Flight } from "./flight.ts";
import type { AirlineLimits } from "./limit.ts";
import { namesText } from "./names.ts";
import { isListedSnubNosed, minimumAge } from "./pet.ts";
import { cabinRoute } from "./routes.ts";
import { sourcesOf } from "./stated.ts";

type Found = {
  requirement: Requirement;
  rule: string;
  outcome: Outcome;
  sources: readonly SourceReference[];
  confidence: Confidence;
};

type Asked = Pick<Flight, "history" | "leg" | "index">;

export function withoutAirline(asked: Asked, airlines: readonly AirlineLimits[]): Found[] {
  const { history, index } = asked;
  // No answer helps an animal that no airline is known to judge.
  if (history.pet.species === "other" && ruledSpecies(history.pet) === "other") {
    return [notNamed("airline", [], unknown("Ask the airline whether it takes this animal."))];
  }
  const first = notNamed(
    "airline",
    [],
    unknown(
      "Each airline has its own rules for pets. Add the airline.",
      `trip.legs.${index}.airlineCode`,
    ),
  );
  if (history.pet.species === "other") return [first];
  return [first, snubNosed(asked, airlines), age(asked, airlines), route(asked, airlines)].filter(
    (each) => each !== undefined,
  );
}

type Refusal = { limits: AirlineLimits; fact: string };

const notNamed = (
  requirement: Requirement,
  refusals: readonly Refusal[],
  outcome: Outcome,
): Found => {
  const sources = refusals.flatMap(({ limits, fact }) => sourcesOf(limits, fact));
  return {
    requirement,
    rule: "airline.not-named",
    outcome,
    sources: sources.length > 0 ? sources : [{ title: "No source. Ask the airline." }],
    confidence: "low",
  };
};

/** What some of the airlines refuse; the others are unknown. */
function refused(
  requirement: Requirement,
  refusals: readonly Refusal[],
  what: string,
): Found | undefined {
  if (refusals.length === 0) return undefined;
  const names = namesText(refusals.map(({ limits }) => limits));
  const verb = plural(refusals.length, "doesn't", "don't");
  const because = `${names} ${verb} take ${what}. Ask other airlines.`;
  return notNamed(requirement, refusals, unknown(because));
}

function snubNosed({ history, leg }: Asked, airlines: readonly AirlineLimits[]): Found | undefined {
  const { pet, path } = history;
  const how = leg.how ?? undefined;
  if (how === "cabin") return undefined;
  const isListed = isListedSnubNosed(pet);
  if (pet.snubNosed === false && !isListed) return undefined;
  if (pet.snubNosed !== true && !isListed) {
    return how === undefined
      ? undefined
      : notNamed(
          "airline-snub-nosed",
          [],
          unknown("Add whether the pet is snub-nosed.", `${path}.snubNosed`),
        );
  }
  const refusals = airlines.flatMap((limits): Refusal[] => {
    const { fact, value, isUnsure, during } = limits.snubNosed ?? { value: {} };
    const isRefused = fact !== undefined && value[how ?? "hold"] === false;
    return isRefused && !isUnsure && !during ? [{ limits, fact }] : [];
  });
  const name = isListed && pet.breed ? breed(pet.breed)?.name : undefined;
  const pets = name ? `snub-nosed breeds such as the ${name}` : "snub-nosed pets";
  return refused(
    "airline-snub-nosed",
    refusals,
    `${pets} ${how === "cargo" ? "as cargo" : "in the hold"}`,
  );
}

function age(asked: Asked, airlines: readonly AirlineLimits[]): Found | undefined {
  if (!asked.history.birth) return undefined;
  const refusals = airlines.flatMap((limits): Refusal[] => {
    const { fact, outcome } = minimumAge({ ...asked, limits });
    return outcome.verdict === "blocked" ? [{ limits, fact }] : [];
  });
  return refused("airline-age", refusals, "a pet this young on this flight");
}

/** Only airlines that are at home at one end, as the others don't fly there. */
function route(asked: Asked, airlines: readonly AirlineLimits[]): Found | undefined {
  const { leg } = asked;
  if (leg.how === "hold" || leg.how === "cargo") return undefined;
  const refusals = airlines.flatMap((limits): Refusal[] => {
    if (leg.from.country !== limits.home && leg.to.country !== limits.home) return [];
    const found = cabinRoute({ ...asked, limits });
    return found.outcome.verdict === "blocked" ? [{ limits, fact: found.fact }] : [];
  });
  return refused("airline-route", refusals, "pets in the cabin on this route");
}
