/** An airline's requirements of the pet itself: its age and its nose. */
import { breed } from "../../breeds.ts";
import { durationText } from "../days.ts";
import { timesOf } from "../journey.ts";
import { oldEnough } from "../judge/journey.ts";
import { exempt, met, unknown } from "../judge/context.ts";
import type { Pet } from "../request.ts";
import { combine, type Outcome } from "../verdict.ts";
import { blocked, notStated, type Finding, type Flight } from "./flight.ts";
import { isIn } from "./hold.ts";
import type { AirlineLimits } from "./limit.ts";
import { nameOf } from "./names.ts";

type Asked = Pick<Flight, "history" | "leg" | "index" | "limits"> & Partial<Pick<Flight, "how">>;

export function minimumAge({ history, leg, index, limits, how }: Asked): Finding {
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
    ({ countries, species = history.pet.species, both }) =>
      isAbroad &&
      (countries.includes(leg.to.country) || (both && countries.includes(leg.from.country))) &&
      species === history.pet.species,
  );
  const { inside, hold, other } = minAge;
  const isInside = !isAbroad && inside?.country === leg.to.country;
  const least =
    isInside && inside
      ? inside.age
      : hold && how !== undefined && how !== "cabin"
        ? hold
        : minAge.value;
  const known = [least, ...(other ? [other] : [])];
  const ages = more.length > 0 ? more.map(({ age }) => age) : known;
  const path = `${history.path}.birthDate`;
  const outcomes = ages.map((age) => oldEnough(history.birth, age, day, "departure", path));
  const said = () => `Sources say ${ages.map(durationText).join(" or ")}. Ask the airline.`;
  const [only] = outcomes;
  const outcome = only && outcomes.length === 1 ? only : combine(outcomes, said());
  return { ...found, outcome };
}

/** Whether a list has the pet's breed; lists are not whole, so that the other breeds are unknown. */
export const isListedSnubNosed = ({ breed: name }: Pet): boolean =>
  name ? breed(name)?.snubNosed === true : false;

const places = { cabin: "in the cabin", hold: "in the hold", cargo: "as cargo" } as const;

type During = NonNullable<NonNullable<AirlineLimits["snubNosed"]>["during"]>;

/** A refusal on some days of the year. */
function inSeason({ history, leg, index }: Flight, during: During): Outcome {
  if (history.pet.species !== during.species)
    return exempt(`The rule is about snub-nosed ${during.species}s.`);
  const { departure } = timesOf(leg);
  if (departure === undefined)
    return unknown("Add the date of the flight.", `trip.legs.${index}.departureDate`);
  return isIn(departure, during)
    ? blocked("Snub-nosed dogs aren't accepted at this time of year.")
    : met("Snub-nosed dogs are accepted at this time of year.");
}

/** A breed that the airline refuses. */
export function refusedBreed({ history, limits, how }: Flight): Finding | undefined {
  const { breeds } = limits;
  const { pet, path } = history;
  if (!breeds || pet.species !== "dog" || (breeds.how && !breeds.how.includes(how)))
    return undefined;
  const found = { requirement: "airline", fact: breeds.fact } as const;
  const known = pet.breed ? breed(pet.breed) : undefined;
  if (known && breeds.value.includes(known.name))
    return { ...found, outcome: blocked(`${nameOf(limits)} doesn't take the ${known.name}.`) };
  if (known)
    return { ...found, outcome: met("The airline's list of refused breeds doesn't name it.") };
  return {
    ...found,
    outcome: unknown("The airline refuses some breeds. Add the breed.", `${path}.breed`),
  };
}

export function snubNosed(flight: Flight): Finding | undefined {
  const { history, limits, how } = flight;
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
    const where = how === "cabin" ? "in the cabin if they fit" : places[how];
    return { ...found, outcome: met(`Snub-nosed pets can fly ${where}.`) };
  }
  if (pet.snubNosed !== true && !isListed) {
    return {
      ...found,
      outcome: unknown("Add whether the pet is snub-nosed.", `${path}.snubNosed`),
    };
  }
  if (isTaken === undefined) {
    const because =
      how === "cargo" && rule.value.hold === false
        ? "Snub-nosed pets aren't accepted in the hold. We don't know about cargo. Ask the airline."
        : `We don't know whether snub-nosed pets can fly ${places[how]}. Ask the airline.`;
    return { ...found, outcome: unknown(because) };
  }
  if (rule.during) return { ...found, outcome: inSeason(flight, rule.during) };
  const report = isTaken ? "accepted" : "not accepted outside the cabin";
  return {
    ...found,
    outcome: rule.isUnsure
      ? unknown(`Reportedly ${report}. Ask the airline.`)
      : blocked("Snub-nosed pets aren't accepted outside the cabin."),
  };
}
