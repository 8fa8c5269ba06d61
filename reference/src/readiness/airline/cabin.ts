/** An airline's requirements for pets in the cabin. */
import { listText } from "#format/lists.ts";
import { timesOf } from "../journey.ts";
import { met, unknown } from "../judge/context.ts";
import type { Outcome } from "../verdict.ts";
import { blocked, carrierSides, fits, notStated, type Finding, type Flight } from "./flight.ts";
import { nameOf } from "./names.ts";

/** An airline without pets in the cabin, or of other species alone. */
export function cabinAtAll({ limits, history }: Flight): Finding | undefined {
  const { cabin, species } = limits;
  if (cabin?.value === false) {
    const because = `${nameOf(limits)} takes no pets in the cabin, except for assistance dogs.`;
    return { requirement: "airline", fact: cabin.fact, outcome: blocked(because) };
  }
  if (!species || species.value.some((each) => each === history.pet.species)) return undefined;
  const kinds = listText(species.value.map((each) => `${each}s`));
  const because = `${nameOf(limits)} takes only ${kinds} in the cabin.`;
  return { requirement: "airline", fact: species.fact, outcome: blocked(because) };
}

export function cabinWeight({ history, limits }: Flight): Finding {
  const { cabinKg, noCabinWeight } = limits;
  if (noCabinWeight) {
    const outcome = unknown(
      "The airline doesn't publish a weight limit, but the pet must be able to move in a carrier under the seat. Measure your pet and ask the airline.",
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
  const found = { requirement: "airline-weight", fact: cabinKg.fact } as const;
  const limit = `${cabinKg.isBelow ? "under " : ""}${cabinKg.value} kg with the carrier`;
  // Weights come in grams; sums of decimals do not.
  const grams = Math.round(least * 1000);
  const isOver = (kg: number) => grams > Math.round(kg * 1000) - (cabinKg.isBelow ? 1 : 0);
  // No figure that sources dispute is named.
  if (cabinKg.isUnsure === "sources") {
    const outcome = isOver(cabinKg.most ?? cabinKg.value)
      ? unknown("The weight is more than any source allows. Ask the airline.")
      : isOver(cabinKg.value)
        ? unknown("Sources differ on the weight limit, and some allow less. Ask the airline.")
        : unknown(
            "The weight is within all limits that sources name. Ask the airline.",
            ...missing,
          );
    return { ...found, outcome };
  }
  let outcome: Outcome;
  if (isOver(cabinKg.value) && cabinKg.isUnsure)
    outcome = unknown(
      `The weight is more than ${limit}, a limit of some aircraft. Ask the airline about yours.`,
    );
  else if (isOver(cabinKg.value))
    outcome = blocked(
      `The weight is ${Math.round(least * 10) / 10} kg, but the cabin limit is ${limit}.`,
    );
  else if (missing.length > 0) outcome = unknown(`The limit is ${limit}.`, ...missing);
  else outcome = met(`The weight is ${Math.round(least * 10) / 10} kg, and the limit is ${limit}.`);
  return { ...found, outcome };
}

export function cabinCarrier({ history, limits }: Flight): Finding {
  const { cabinCm } = limits;
  if (!cabinCm) return notStated("airline-carrier", limits, "how large a carrier can be");
  const found = { requirement: "airline-carrier", fact: cabinCm.fact } as const;
  const isSoft = history.pet.carrier?.soft ?? undefined;
  const { soft, hard, either, largest, softOnly } = cabinCm.value;
  if (softOnly && isSoft === false)
    return { ...found, outcome: blocked("Only soft carriers are accepted in the cabin.") };
  const { sides, missing } = carrierSides(history);
  if (!sides) return { ...found, outcome: unknown("Add the carrier's size.", ...missing) };
  if (either && fits(sides, either))
    return { ...found, outcome: met("The carrier is within the size limit.") };
  const [inSoft, inHard] = [soft, hard].map((box) => box !== undefined && fits(sides, box));
  const isInside = isSoft === undefined ? inSoft && inHard : isSoft ? inSoft : inHard;
  if (isInside && !cabinCm.isUnsure)
    return { ...found, outcome: met("The carrier is within the size limit.") };
  const isWithinLargest = largest !== undefined && fits(sides, largest);
  const mayFit = inSoft || inHard || isWithinLargest || (cabinCm.isUnsure && !soft && !hard);
  if (!mayFit) return { ...found, outcome: blocked("The carrier is too large for the cabin.") };
  // Of a type without a size of its own, too little is known to refuse it.
  const hasOwn = isSoft !== undefined && (isSoft ? soft : hard) !== undefined;
  if (hasOwn && !isInside && !isWithinLargest && !cabinCm.isUnsure)
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
