/** An airline's requirements for pets in the cabin. */
import { regionOf, territoryOf, timesOf } from "../journey.ts";
import { met, unknown } from "../judge/context.ts";
import type { Outcome } from "../verdict.ts";
import type { Place } from "../request.ts";
import { blocked, carrierSides, fits, notStated, type Finding, type Flight } from "./flight.ts";

export function cabinWeight({ history, limits }: Flight): Finding {
  const { cabinKg, noCabinWeight } = limits;
  if (noCabinWeight) {
    const outcome = unknown(
      "The airline doesn't publish a weight limit, but the pet must fit in its carrier. Ask the airline.",
    );
    return { requirement: "airline-weight", fact: noCabinWeight.fact, outcome };
  }
  if (!cabinKg) return notStated("airline-weight", limits, "how much a pet can weigh");
  const { pet, path } = history;
  const [own, carrier] = [pet.weightKg ?? undefined, pet.carrier?.weightKg ?? undefined];
  const least = (own ?? 0) + (carrier ?? 0);
  const missing = [
    ...(own === undefined ? [`${path}.weightKg`] : []),
    ...(carrier === undefined ? [`${path}.carrier.weightKg`] : []),
  ];
  const limit = `${cabinKg.value} kg with the carrier`;
  // Weights come in grams; sums of decimals do not.
  const isOver = Math.round(least * 1000) > Math.round(cabinKg.value * 1000);
  let outcome: Outcome;
  if (isOver && cabinKg.isUnsure)
    outcome = unknown(
      `The weight is more than ${limit}, a limit of some aircraft. Ask the airline about yours.`,
    );
  else if (isOver)
    outcome = blocked(
      `The weight is ${Math.round(least * 10) / 10} kg, but the cabin limit is ${limit}.`,
    );
  else if (missing.length > 0) outcome = unknown(`The limit is ${limit}.`, ...missing);
  else outcome = met(`The weight is ${Math.round(least * 10) / 10} kg, and the limit is ${limit}.`);
  return { requirement: "airline-weight", fact: cabinKg.fact, outcome };
}

export function cabinCarrier({ history, limits }: Flight): Finding {
  const { cabinCm } = limits;
  if (!cabinCm) return notStated("airline-carrier", limits, "how large a carrier can be");
  const found = { requirement: "airline-carrier", fact: cabinCm.fact } as const;
  const { sides, missing } = carrierSides(history);
  if (!sides) return { ...found, outcome: unknown("Add the carrier's size.", ...missing) };
  const { soft, hard, either } = cabinCm.value;
  const isSoft = history.pet.carrier?.soft ?? undefined;
  if (either && fits(sides, either))
    return { ...found, outcome: met("The carrier is within the size limit.") };
  const [inSoft, inHard] = [soft, hard].map((box) => box !== undefined && fits(sides, box));
  const isInside = isSoft === undefined ? inSoft && inHard : isSoft ? inSoft : inHard;
  if (isInside && !cabinCm.isUnsure)
    return { ...found, outcome: met("The carrier is within the size limit.") };
  const mayFit = inSoft || inHard || (cabinCm.isUnsure && !soft && !hard);
  if (!mayFit) return { ...found, outcome: blocked("The carrier is too large for the cabin.") };
  const isOnlyOther = isSoft !== undefined && !isInside && !cabinCm.isUnsure;
  if (isOnlyOther)
    return { ...found, outcome: blocked("The carrier is too large for a carrier of its type.") };
  const path = `${history.path}.carrier.soft`;
  return {
    ...found,
    outcome: unknown(
      "We can't tell whether the airline accepts a carrier of this size. Ask the airline.",
      ...(isSoft === undefined ? [path] : []),
    ),
  };
}

export function cabinHours({ leg, index, limits }: Flight): Finding | undefined {
  const { cabinHours } = limits;
  if (!cabinHours) return undefined;
  const found = { requirement: "airline-hours", fact: cabinHours.fact } as const;
  const { departureAt, arrivalAt } = timesOf(leg);
  if (departureAt === undefined || arrivalAt === undefined) {
    const missing = ["departureTime", "arrivalTime"].map((field) => `trip.legs.${index}.${field}`);
    return { ...found, outcome: unknown("Add the flight's times.", ...missing) };
  }
  const hours = (arrivalAt - departureAt) / 3_600_000;
  if (hours <= cabinHours.value)
    return { ...found, outcome: met(`The flight takes no more than ${cabinHours.value} hours.`) };
  const because = `The flight is longer than ${cabinHours.value} hours, the limit for pets in the cabin.`;
  return {
    ...found,
    outcome: cabinHours.isUnsure
      ? unknown(`${because} A newer list includes longer flights. Ask the airline.`)
      : blocked(because),
  };
}

export function cabinRoute({
  leg,
  index,
  limits,
}: Pick<Flight, "leg" | "index" | "limits">): Finding | undefined {
  const { routes } = limits;
  if (!routes) return undefined;
  const { within, notTo = [], notFrom = [], unsure = [] } = routes.value;
  const ends = (["from", "to"] as const).map((end) => [leg[end].country, territoryOf(leg[end])]);
  const [from = [], to = []] = ends;
  const isOutside = within && [from, to].some(([country = ""]) => !within.includes(country));
  const isClosed =
    isOutside ||
    to.some((name) => notTo.includes(name)) ||
    from.some((name) => notFrom.includes(name));
  const found = { requirement: "airline-route", fact: routes.fact } as const;
  if (isClosed) return { ...found, outcome: blocked("No pets in the cabin on this route.") };
  const vague = [
    ...(mayBeIn(leg.from, notFrom) ? ["from"] : []),
    ...(mayBeIn(leg.to, notTo) ? ["to"] : []),
  ];
  if (vague.length > 0) {
    return {
      ...found,
      outcome: unknown(
        "No pets in the cabin on some routes. Add the airports.",
        ...vague.map((end) => `trip.legs.${index}.${end}.airport`),
      ),
    };
  }
  if ([...from, ...to].some((name) => unsure.includes(name))) {
    return {
      ...found,
      outcome: unknown(
        "Sources disagree on whether pets can fly in the cabin on this route. Ask the airline.",
      ),
    };
  }
  return { ...found, outcome: met("Pets can fly in the cabin on this route.") };
}

/** Whether a place of which only the country is given may be in one of these regions. */
const mayBeIn = (place: Place, names: readonly string[]): boolean =>
  !place.place &&
  !place.airport &&
  !regionOf(place) &&
  names.some((name) => name.startsWith(`${place.country}-`));
