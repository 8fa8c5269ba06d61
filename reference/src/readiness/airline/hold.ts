/** An airline's requirements for pets in the hold or as cargo. */
import { dayOf, dayText, longDate } from "../days.ts";
import { timesOf } from "../journey.ts";
import { met, unknown } from "../judge/context.ts";
import type { Place } from "../request.ts";
import { blocked, carrierSides, fits, notStated, type Finding, type Flight } from "./flight.ts";

const officersOnly = (where: string): string =>
  `${where}, only pets of military and State Department officers on active duty are accepted.`;

export function holdAtAll({ limits }: Flight): Finding {
  const { hold } = limits;
  if (!hold) return notStated("airline-hold", limits, "whether pets can fly in the hold");
  const outcome = hold.value
    ? met("Pets are accepted in the hold.")
    : blocked(officersOnly("In the hold"));
  return { requirement: "airline-hold", fact: hold.fact, outcome };
}

/** What is known of the hold doesn't hold for cargo. */
export function cargoAtAll({ limits }: Flight): Finding {
  const { cargo } = limits;
  if (!cargo) return notStated("airline-hold", limits, "whether pets can fly as cargo");
  const found = { requirement: "airline-hold", fact: cargo.fact } as const;
  if (!cargo.value) return { ...found, outcome: blocked(officersOnly("As cargo")) };
  const outcome = cargo.isUnsure
    ? unknown("We don't know whether the airline ships this pet as cargo. Ask its cargo service.")
    : met("Pets are accepted as cargo.");
  return { ...found, outcome };
}

export function holdWeight({ history, limits }: Flight): Finding | undefined {
  const { holdKg, hold } = limits;
  // An airline that takes no pets in the hold has no limits for them.
  if (hold?.value === false) return undefined;
  if (!holdKg) return notStated("airline-weight", limits, "how much a pet can weigh");
  const { pet, path } = history;
  const own = pet.weightKg ?? undefined;
  const carrier = pet.carrier?.weightKg ?? undefined;
  const found = { requirement: "airline-weight", fact: holdKg.fact } as const;
  const least = (own ?? 0) + (carrier ?? 0);
  if (Math.round(least * 1000) > holdKg.value * 1000) {
    return {
      ...found,
      outcome: blocked(`The limit in the hold is ${holdKg.value} kg. Heavier pets fly as cargo.`),
    };
  }
  const missing = [
    ...(own === undefined ? [`${path}.weightKg`] : []),
    ...(carrier === undefined ? [`${path}.carrier.weightKg`] : []),
  ];
  return {
    ...found,
    outcome:
      missing.length > 0
        ? unknown(`The limit is ${holdKg.value} kg.`, ...missing)
        : met(`The weight is within the limit of ${holdKg.value} kg.`),
  };
}

export function holdCarrier({ history, limits }: Flight): Finding | undefined {
  const { holdCm, hold } = limits;
  if (hold?.value === false) return undefined;
  if (!holdCm) return notStated("airline-carrier", limits, "how large a carrier can be");
  const found = { requirement: "airline-carrier", fact: holdCm.fact } as const;
  const { sides, missing } = carrierSides(history);
  if (!sides) return { ...found, outcome: unknown("Add the carrier's size.", ...missing) };
  if (fits(sides, holdCm.value.smallest))
    return { ...found, outcome: met("The carrier fits every aircraft.") };
  return fits(sides, holdCm.value.largest)
    ? { ...found, outcome: unknown("The carrier fits only some aircraft. Ask the airline.") }
    : { ...found, outcome: blocked("The carrier is too large for the hold.") };
}

export function season({ leg, index, limits, how }: Flight): Finding | undefined {
  if (!limits.season) return undefined;
  const { fact, value } = limits.season;
  const found = { requirement: "airline-season", fact } as const;
  if (how === "cabin") {
    return {
      ...found,
      outcome: {
        verdict: "exempt",
        because: "The summer break applies only to pets outside the cabin.",
      },
    };
  }
  const ends = (["from", "to"] as const).map((end) => ({ end, place: leg[end] }));
  const isThere = ends.some(({ place }) => isAt(place, value.airports));
  const vague = ends.filter(({ place }) => mayBeAt(place, value));
  if (!isThere && vague.length === 0) {
    return {
      ...found,
      outcome: {
        verdict: "exempt",
        because: "The flight doesn't use an airport with a summer break.",
      },
    };
  }
  const { departure, arrival } = timesOf(leg);
  const day = departure ?? arrival;
  if (day === undefined) {
    return {
      ...found,
      outcome: unknown("Add the date of the flight.", `trip.legs.${index}.departureDate`),
    };
  }
  const inBreak = [departure, arrival].some((each) => {
    const date = each === undefined ? "" : dayText(each).slice(5);
    return date >= value.from && date <= value.until;
  });
  if (!inBreak) return { ...found, outcome: met("The flight is outside the summer break.") };
  if (!isThere) {
    const paths = vague.map(({ end }) => `trip.legs.${index}.${end}.airport`);
    return {
      ...found,
      outcome: unknown("Some airports have a summer break. Add the airports.", ...paths),
    };
  }
  const last = dayOf(`${dayText(day).slice(0, 4)}-${value.until}`);
  return {
    ...found,
    outcome: blocked(
      `Pets can't fly outside the cabin through this airport until ${longDate(last)}.`,
      last + 1,
    ),
  };
}

const isAt = ({ airport }: Place, airports: readonly string[]): boolean =>
  airports.includes(airport?.toUpperCase() ?? "");

/** Whether a place without an airport may have one of those. */
const mayBeAt = (
  { country, region, airport }: Place,
  { regions }: { regions: readonly string[] },
): boolean =>
  !airport && regions.some((each) => each.startsWith(country) && (!region || region === each));
