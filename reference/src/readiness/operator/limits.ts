/** A company's limits of weight, size, number, age, breed and time. */
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { breed, isBullType, isCrossBreed } from "../../breeds.ts";
import { keyOf } from "../../words.ts";
import { fits } from "../airline/flight.ts";
import { blocked, met, unknown } from "../judge/context.ts";
import { oldEnough } from "../judge/journey.ts";
import type { Outcome } from "../verdict.ts";
import { isOnFoot, placesOf } from "./boarding.ts";
import type { Finding, OperatorRequest } from "./asked.ts";
import type { OperatorPolicy, Stated } from "./policy.ts";

type Part = (policy: OperatorPolicy, asked: OperatorRequest) => Finding | undefined;

const found = ({ fact }: Stated<unknown>, outcome: Outcome): Finding => ({ fact, outcome });

/** Over a limit on which sources disagree, the pet may still board. */
const over = ({ isUnsure }: Stated<unknown>, because: string): Outcome =>
  isUnsure ? unknown(`${because} Sources disagree. Ask the company.`) : blocked(because);

const kg = (weight: number) => `${numberText(Math.round(weight * 100) / 100)} kg`;
const isOver = (weight: number, limit: number) =>
  Math.round(weight * 1000) > Math.round(limit * 1000);

const petWeight: Part = ({ name, petKg: stated }, { pet, petPath, route }) => {
  const limit = route?.petKg ?? stated?.value;
  if (limit === undefined) return undefined;
  const of = route?.petKg === undefined ? stated : { ...stated, fact: route.fact ?? stated?.fact };
  const rule = {
    fact: of?.fact ?? "operator.not-known",
    value: limit,
    isUnsure: stated?.isUnsure ?? false,
  };
  const { weightKg } = pet;
  if (weightKg === undefined || weightKg === null)
    return found(
      rule,
      unknown(`${name} takes pets up to ${kg(limit)} here.`, `${petPath}.weightKg`),
    );
  return found(
    rule,
    isOver(weightKg, limit)
      ? over(
          rule,
          `The pet weighs ${kg(weightKg)}, and ${name} takes pets up to ${kg(limit)} here.`,
        )
      : met(`${name} takes pets up to ${kg(limit)} here.`),
  );
};

/** Whether the pet has to be in a carrier beside its owner. */
function needsCarrier(policy: OperatorPolicy, asked: OperatorRequest): boolean {
  const places = placesOf(policy, asked.route);
  if (!places.includes("carrier")) return false;
  if (asked.pet.species !== "dog")
    return places.every((each) => each === "carrier" || each === "lead");
  if (places.every((each) => each === "carrier")) return true;
  const { leadFromKg } = policy;
  const weight = asked.pet.weightKg ?? 0;
  return leadFromKg !== undefined && places.includes("lead") && weight <= leadFromKg.value;
}

const carrierWeight: Part = (policy, asked) => {
  const { name, carrierKg } = policy;
  if (!carrierKg || !needsCarrier(policy, asked)) return undefined;
  const { pet, petPath } = asked;
  const carrier = pet.carrier?.weightKg ?? undefined;
  const own = pet.weightKg ?? undefined;
  const isMissing = own === undefined || (carrierKg.withCarrier && carrier === undefined);
  const least = (own ?? 0) + (carrierKg.withCarrier ? (carrier ?? 0) : 0);
  const rule = `${name} takes up to ${kg(carrierKg.value)}${carrierKg.withCarrier ? ", pet and carrier together" : " in a carrier"}.`;
  if (isOver(least, carrierKg.value)) return found(carrierKg, over(carrierKg, rule));
  if (isMissing) {
    const missing = [
      ...(own === undefined ? [`${petPath}.weightKg`] : []),
      ...(carrierKg.withCarrier && carrier === undefined ? [`${petPath}.carrier.weightKg`] : []),
    ];
    return found(carrierKg, unknown(rule, ...missing));
  }
  return found(carrierKg, met(rule));
};

const sidesOf = ({ pet, petPath }: OperatorRequest) => {
  const keys = ["lengthCm", "widthCm", "heightCm"] as const;
  const sides = keys.flatMap((key) => pet.carrier?.[key] ?? []);
  const missing = keys.filter((key) => (pet.carrier?.[key] ?? undefined) === undefined);
  return { sides, missing: missing.map((key) => `${petPath}.carrier.${key}`) };
};

const carrierSize: Part = (policy, asked) => {
  const { name, carrierCm, carrierSumCm } = policy;
  const rule = carrierCm ?? carrierSumCm;
  if (!rule || !needsCarrier(policy, asked)) return undefined;
  const { sides, missing } = sidesOf(asked);
  if (missing.length > 0)
    return found(rule, unknown(`${name} has a limit for the carrier's size.`, ...missing));
  const isInside = carrierCm
    ? fits(sides, carrierCm.value)
    : sides.reduce((sum, side) => sum + side, 0) <= (carrierSumCm?.value ?? 0);
  return found(
    rule,
    isInside
      ? met("The carrier is within the size limit.")
      : over(rule, `The carrier is too large for ${name}.`),
  );
};

const shoulder: Part = ({ name, shoulderCm }, { pet }) =>
  shoulderCm && pet.species === "dog"
    ? found(
        shoulderCm,
        unknown(`${name} limits how tall a dog can be. Send the company its height and length.`),
      )
    : undefined;

/** Each limit of a number of pets, for what it counts. One pet is within all of them. */
const numberLimits: readonly Part[] = [
  (policy, asked) => {
    const { name, perPassenger: limit } = policy;
    if (!limit || isOnFoot(policy, asked) === false) return undefined;
    const because = `${name} takes ${counted(limit.value, "pet")} for each passenger.`;
    if (asked.number <= limit.value * asked.people) return found(limit, met(because));
    return found(
      limit,
      isOnFoot(policy, asked) === undefined ? unknown(because) : over(limit, because),
    );
  },
  (policy, asked) => {
    const { name, perVehicle: limit } = policy;
    if (!limit || isOnFoot(policy, asked) === true) return undefined;
    const because = `${name} takes ${counted(limit.value, "pet")} for each vehicle.`;
    if (asked.number <= limit.value) return found(limit, met(because));
    return found(
      limit,
      isOnFoot(policy, asked) === undefined ? unknown(because) : over(limit, because),
    );
  },
  ({ name, perCabin, perBooking }, { number }) => {
    const limit = perCabin ?? perBooking;
    if (!limit) return undefined;
    const what = perCabin ? "cabin" : "booking";
    if (number <= limit.value) return found(limit, met(`The pets fit in one ${what}.`));
    return found(
      limit,
      unknown(`${name} limits the pets of one ${what}. Ask the company how to bring ${number}.`),
    );
  },
];

const age: Part = ({ minAge }, { birth, departure, petPath, legPath }) => {
  if (!minAge) return undefined;
  if (departure === undefined)
    return found(minAge, unknown("Add the date of the trip.", `${legPath}.departureDate`));
  return found(
    minAge,
    oldEnough(birth, minAge.value, departure, "departure", `${petPath}.birthDate`),
  );
};

const breeds: Part = ({ name, breeds: rule }, { pet, petPath }) => {
  if (!rule || pet.species !== "dog") return undefined;
  const written = pet.breed?.trim();
  if (!written) return found(rule, unknown(`${name} doesn't take all breeds.`, `${petPath}.breed`));
  const own = breed(written);
  const keys = new Set([written, own?.name ?? written].map(keyOf));
  if (rule.value.some((each) => keys.has(keyOf(each))))
    return found(rule, over(rule, `${name} doesn't take this breed: ${written}.`));
  const mayLookLike =
    !own || isCrossBreed(written) || isBullType(written) || guarding.has(own.name);
  return found(
    rule,
    mayLookLike
      ? unknown(`${name} doesn't take some breeds and types. Ask about this dog.`)
      : met("The breed isn't one that the company names."),
  );
};

/** Breeds that laws often call dangerous, which a company without a list may mean. */
const guarding: ReadonlySet<string> = new Set([
  "Rottweiler",
  "Dobermann",
  "Tosa",
  "Dogo Argentino",
  "Fila Brasileiro",
  "Cane Corso",
  "Presa Canario",
  "Kangal",
  "Caucasian Shepherd",
  "Central Asian Shepherd",
  "Dogue de Bordeaux",
  "Neapolitan Mastiff",
  "Mastiff",
  "Bullmastiff",
  "Akita",
  "Boerboel",
]);

const hours: Part = ({ name, maxHours: limit }, { hours: taken, route, legPath }) => {
  if (!limit) return undefined;
  const because = `${name} takes pets on trips of up to ${counted(limit.value, "hour")}.`;
  const length = taken ?? route?.hours;
  if (length === undefined) {
    const missing = ["departureTime", "arrivalTime"].map((field) => `${legPath}.${field}`);
    return found(limit, unknown(because, ...missing));
  }
  return found(limit, length <= limit.value ? met(because) : over(limit, because));
};

/** January 1, 1970 was a Thursday. */
const isWeekday = (day: number): boolean => (((day + 3) % 7) + 7) % 7 < 5;

const times: Part = ({ name, closedTimes: rule }, { pet, time, departure, legPath }) => {
  if (!rule || pet.species !== "dog") return undefined;
  const { from, until, on } = rule.value;
  const because = `${name} takes no dogs${on ? ` on ${on}` : ""} from ${from} to ${until} on weekdays.`;
  if (departure !== undefined && !isWeekday(departure)) return found(rule, met(because));
  if (time === undefined) return found(rule, unknown(because, `${legPath}.departureTime`));
  if (time < from || time >= until) return found(rule, met(because));
  return found(rule, on ? unknown(`${because} Ask whether this is one.`) : over(rule, because));
};

/** What the company limits, each where it names a limit. */
export const limitsOf = (policy: OperatorPolicy, asked: OperatorRequest): Finding[] =>
  [
    petWeight,
    carrierWeight,
    carrierSize,
    shoulder,
    ...(asked.number > 1 ? numberLimits : []),
    age,
    breeds,
    hours,
    times,
  ].flatMap((part) => part(policy, asked) ?? []);
