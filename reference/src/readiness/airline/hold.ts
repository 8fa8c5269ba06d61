/** An airline's requirements for pets in the hold or as cargo. */
import { dayOf, dayText, longDate, type Day } from "../days.ts";
import { timesOf } from "../journey.ts";
import { met, unknown } from "../judge/context.ts";
import type { Place } from "../request.ts";
import { blocked, carrierSides, fits, notStated, type Finding, type Flight } from "./flight.ts";
import { nameOf } from "./names.ts";

const officersOnly = (where: string): string =>
  `${where}, only pets of military and State Department officers on active duty are accepted.`;

export function holdAtAll({ limits }: Flight): Finding {
  const { hold } = limits;
  if (!hold) return notStated("airline-hold", limits, "whether pets can fly in the hold");
  const found = { requirement: "airline-hold", fact: hold.fact } as const;
  if (hold.isUnsure) {
    const because = "Sources disagree on whether pets can fly in the hold. Ask the airline.";
    return { ...found, outcome: unknown(because) };
  }
  if (hold.value) return { ...found, outcome: met("Pets are accepted in the hold.") };
  const none = `${nameOf(limits)} takes no pets in the hold.`;
  return { ...found, outcome: blocked(hold.officersOnly ? officersOnly("In the hold") : none) };
}

/** What is known of the hold doesn't hold for cargo. */
export function cargoAtAll({ limits }: Flight): Finding {
  const { cargo } = limits;
  if (!cargo) return notStated("airline-hold", limits, "whether pets can fly as cargo");
  const found = { requirement: "airline-hold", fact: cargo.fact } as const;
  if (cargo.isUnsure) {
    const because =
      "We don't know whether the airline ships this pet as cargo. Ask its cargo service.";
    return { ...found, outcome: unknown(because) };
  }
  if (cargo.value) return { ...found, outcome: met("Pets are accepted as cargo.") };
  const none = `${nameOf(limits)} takes no pets as cargo.`;
  return { ...found, outcome: blocked(cargo.officersOnly ? officersOnly("As cargo") : none) };
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
        because: "The break applies only to pets outside the cabin.",
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
        because: "The flight doesn't use an airport with a break.",
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
  const period = value.periods.find((each) =>
    [departure, arrival].some((at) => at !== undefined && isIn(at, each)),
  );
  if (!period) return { ...found, outcome: met("The flight is outside the break.") };
  if (!isThere) {
    const paths = vague.map(({ end }) => `trip.legs.${index}.${end}.airport`);
    return {
      ...found,
      outcome: unknown("Some airports have a break. Add the airports.", ...paths),
    };
  }
  if (limits.season.isUnsure) {
    const because =
      "The airline takes no pets outside the cabin on some routes at this time of year. Ask the airline.";
    return { ...found, outcome: unknown(because) };
  }
  const last = endOf(period, day);
  return {
    ...found,
    outcome: blocked(
      `Pets can't fly outside the cabin through this airport until ${longDate(last)}.`,
      last + 1,
    ),
  };
}

type Period = { from: string; until: string };

/** A period may go over the end of a year. */
export function isIn(at: Day, { from, until }: Period): boolean {
  const date = dayText(at).slice(5);
  return from <= until ? date >= from && date <= until : date >= from || date <= until;
}

function endOf({ from, until }: Period, day: Day): Day {
  const [year, date] = [Number(dayText(day).slice(0, 4)), dayText(day).slice(5)];
  return dayOf(`${from > until && date >= from ? year + 1 : year}-${until}`);
}

const isAt = ({ airport }: Place, airports: readonly string[] | undefined): boolean =>
  airports?.includes(airport?.toUpperCase() ?? "") ?? true;

/** Whether a place without an airport may have one of those. */
const mayBeAt = (
  { country, region, airport }: Place,
  { regions }: { regions: readonly string[] },
): boolean =>
  !airport && regions.some((each) => each.startsWith(country) && (!region || region === each));
