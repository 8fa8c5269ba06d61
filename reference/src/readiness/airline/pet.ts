/** An airline's requirements of the pet itself: its age and its nose. */
import { breed } from "../../breeds.ts";
import { durationText } from "../days.ts";
import { timesOf } from "../journey.ts";
import { oldEnough } from "../judge/journey.ts";
import { exempt, met, unknown } from "../judge/context.ts";
import type { Pet } from "../request.ts";
import { combine } from "../verdict.ts";
import { blocked, notStated, type Finding, type Flight } from "./flight.ts";

export function minimumAge({
  history,
  leg,
  index,
  limits,
}: Pick<Flight, "history" | "leg" | "index" | "limits">): Finding {
  const { minAge } = limits;
  if (!minAge) return notStated("airline-age", limits, "how old a pet must be");
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

/** Whether a list has the pet's breed; lists are not whole, so that the other breeds are unknown. */
export const isListedSnubNosed = ({ breed: name }: Pet): boolean =>
  name ? breed(name)?.snubNosed === true : false;

export function snubNosed({ history, limits, how }: Flight): Finding | undefined {
  const { snubNosed: rule } = limits;
  if (!rule) {
    return how === "cabin"
      ? undefined
      : notStated("airline-snub-nosed", limits, "whether snub-nosed pets are accepted");
  }
  const found = { requirement: "airline-snub-nosed", fact: rule.fact } as const;
  const { pet, path } = history;
  const isListed = isListedSnubNosed(pet);
  if (pet.snubNosed === false && isListed && how !== "cabin") {
    const because = `Airlines list the breed as snub-nosed: ${pet.breed ?? ""}. Ask the airline.`;
    return { ...found, outcome: unknown(because) };
  }
  if (pet.snubNosed === false) {
    return { ...found, outcome: exempt("The pet isn't snub-nosed.") };
  }
  const isTaken = rule.value[how];
  if (isTaken && !rule.isUnsure) {
    return { ...found, outcome: met("Snub-nosed pets can fly in the cabin if they fit.") };
  }
  if (pet.snubNosed !== true && !isListed) {
    return {
      ...found,
      outcome: unknown("Add whether the pet is snub-nosed.", `${path}.snubNosed`),
    };
  }
  if (isTaken === undefined) {
    return {
      ...found,
      outcome: unknown(
        "Snub-nosed pets aren't accepted in the hold. We don't know about cargo. Ask the airline.",
      ),
    };
  }
  const report = isTaken ? "accepted" : "not accepted outside the cabin";
  return {
    ...found,
    outcome: rule.isUnsure
      ? unknown(`Reportedly ${report}. Ask the airline.`)
      : blocked("Snub-nosed pets aren't accepted outside the cabin."),
  };
}
