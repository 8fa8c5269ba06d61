/** Routes on which an airline takes no pets. Into a country differs from out of it. */
import { regionOf, territoryOf } from "../journey.ts";
import { met, unknown } from "../judge/context.ts";
import type { Place } from "../request.ts";
import type { Outcome } from "../verdict.ts";
import { blocked, notStated, type Finding, type Flight } from "./flight.ts";
import type { Limits } from "./limit.ts";

type Asked = Pick<Flight, "leg" | "index" | "limits" | "history">;
type Closed = NonNullable<Limits["routes"]>["value"];

export function cabinRoute(asked: Asked): Finding {
  const { routes } = asked.limits;
  if (!routes) return notStated("airline-route", asked.limits, "on which routes pets can fly");
  const outcome = judgeRoute(asked, routes.value, "in the cabin");
  return outcome.verdict === "blocked"
    ? { requirement: "airline-route", fact: routes.fact, outcome }
    : (outOfUk(asked) ?? { requirement: "airline-route", fact: routes.fact, outcome });
}

/** Only what is closed: of other routes, nothing is known for the hold. */
export function holdRoute(asked: Asked): Finding | undefined {
  const { holdRoutes } = asked.limits;
  if (!holdRoutes) return undefined;
  const outcome = judgeRoute(asked, holdRoutes.value, "in the hold");
  return { requirement: "airline-route", fact: holdRoutes.fact, outcome };
}

/** Great Britain lets no pets in by the cabin, but airlines may take them out of it. */
function outOfUk({ leg, index, limits }: Asked): Finding | undefined {
  const rule = limits.outOfUk;
  if (!rule || leg.from.country !== "GB" || leg.to.country === "GB") return undefined;
  const found = { requirement: "airline-route", fact: rule.fact } as const;
  if (rule.isUnsure)
    return {
      ...found,
      outcome: unknown(
        "Sources disagree on whether pets can fly in the cabin out of the UK. Ask the airline.",
      ),
    };
  if (!rule.value) return { ...found, outcome: blocked("No pets in the cabin out of the UK.") };
  const airport = leg.from.airport?.toUpperCase();
  if (rule.airports && !airport)
    return {
      ...found,
      outcome: unknown(
        "Pets can fly in the cabin from some UK airports. Add the airport.",
        `trip.legs.${index}.from.airport`,
      ),
    };
  if (rule.airports && !rule.airports.includes(airport ?? ""))
    return {
      ...found,
      outcome: unknown(
        "We don't know whether pets can fly in the cabin from this UK airport. Ask the airline.",
      ),
    };
  return { ...found, outcome: met("Pets can fly in the cabin out of the UK.") };
}

function judgeRoute({ leg, index, history }: Asked, closed: Closed, where: string): Outcome {
  const {
    within,
    notTo = [],
    notFrom = [],
    unsure = [],
    known,
    unsureAirports,
    notBetween,
  } = closed;
  const ends = (["from", "to"] as const).map((end) => [leg[end].country, territoryOf(leg[end])]);
  const [from = [], to = []] = ends;
  const isOutside = within && [from, to].some(([country = ""]) => !within.includes(country));
  const isBetween =
    notBetween &&
    (notBetween.species ?? history.pet.species) === history.pet.species &&
    [
      [from, to],
      [to, from],
    ].some(
      ([start = [], end = []]) =>
        start.some((name) => notBetween.one.includes(name)) &&
        end.some((name) => notBetween.other.includes(name)),
    );
  const isClosed =
    isOutside ||
    isBetween ||
    to.some((name) => notTo.includes(name)) ||
    from.some((name) => notFrom.includes(name));
  if (isClosed) return blocked(`No pets ${where} on this route.`);
  const vague = [
    ...(mayBeIn(leg.from, [...notFrom, ...unsure]) ? ["from"] : []),
    ...(mayBeIn(leg.to, [...notTo, ...unsure]) ? ["to"] : []),
  ];
  if (vague.length > 0) {
    return unknown(
      `No pets ${where} on some routes. Add the airports.`,
      ...vague.map((end) => `trip.legs.${index}.${end}.airport`),
    );
  }
  if ([...from, ...to].some((name) => unsure.includes(name))) {
    return unknown(
      `Sources disagree on whether pets can fly ${where} on this route. Ask the airline.`,
    );
  }
  if (known && [from, to].some(([country = ""]) => !known.includes(country)))
    return unknown(`We don't know whether pets can fly ${where} on this route. Ask the airline.`);
  if (unsureAirports && [leg.from, leg.to].some((place) => mayBeAt(place, unsureAirports)))
    return unknown(`At some airports, pets can't fly ${where} every day. Ask the airline.`);
  return met(`Pets can fly ${where} on this route.`);
}

/** Whether a place of which only the country is given may be in one of these regions. */
const mayBeIn = (place: Place, names: readonly string[]): boolean =>
  !place.place &&
  !place.airport &&
  !regionOf(place) &&
  names.some((name) => name.startsWith(`${place.country}-`));

const mayBeAt = (
  { country, airport }: Place,
  { airports, countries }: NonNullable<Closed["unsureAirports"]>,
): boolean => (airport ? airports.includes(airport.toUpperCase()) : countries.includes(country));
