/** An airline's requirements for pets in the hold or as cargo. */
import { dayOf, dayText, longDate } from "../days.ts";
import { timesOf } from "../journey.ts";
import { met, unknown } from "../judge/scene.ts";
import { blocked, carrierSides, fits, type Finding, type Flight } from "./flight.ts";

export function holdAtAll({ limits }: Flight): Finding | undefined {
  const { hold } = limits;
  if (!hold) return undefined;
  const outcome = hold.value
    ? met("Pets are accepted in the hold or as cargo.")
    : blocked(
        "Outside the cabin, only pets of military and State Department officers on active duty are accepted.",
      );
  return { requirement: "airline-hold", fact: hold.fact, outcome };
}

export function holdWeight({ history, limits, how }: Flight): Finding | undefined {
  const { holdKg } = limits;
  if (!holdKg || how === "cargo") return undefined;
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

export function holdCarrier({ history, limits, how }: Flight): Finding | undefined {
  const { holdCm } = limits;
  if (!holdCm || how === "cargo") return undefined;
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
  const isThere = [leg.from, leg.to].some(({ airport }) =>
    value.airports.includes(airport?.toUpperCase() ?? ""),
  );
  if (!isThere) {
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
  const last = dayOf(`${dayText(day).slice(0, 4)}-${value.until}`);
  return {
    ...found,
    outcome: blocked(
      `Pets can't fly outside the cabin through this airport until ${longDate(last)}.`,
      last + 1,
    ),
  };
}
