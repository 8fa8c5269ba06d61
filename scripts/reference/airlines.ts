/** The facts about airlines in the collected data: their places, and the readers of their values. */
import * as z from "zod/mini";
import {
  aeromexicoCarrier,
  aeromexicoWeight,
  americanCarrier,
  americanWeight,
  animalFee,
  deltaAge,
  deltaCarrier,
  documents,
  dollars,
  either,
  fee,
  hours,
  lines,
  mostAnimals,
  onFlights,
  perFlight,
  strings,
  weeks,
  words,
  yesNo,
} from "./airline-values.ts";
import { listedAnimals, seed, type AirlineRow } from "./airline-row.ts";
import { feeOf } from "./fees.ts";

const delta: AirlineRow[] = [
  {
    from: "cabin_fee",
    name: "cabin-fee",
    topic: "baseFee",
    on: "national",
    stands: "newer",
    value: (raw) => feeOf(z.parse(z.array(z.unknown()), raw).toReversed()),
  },
  seed("cabin_fee_usd", {
    name: "listed.cabin-fee",
    topic: "baseFee",
    on: "national",
    stands: "older",
    value: dollars,
  }),
  {
    from: "international_fee",
    name: "international-fee",
    topic: "baseFee",
    on: "international",
    value: fee,
  },
  {
    from: "brazil_fee",
    name: "brazil-fee",
    topic: "baseFee",
    on: "international",
    value: (raw) => ({
      ...feeOf(z.parse(z.array(z.unknown()), raw).toReversed()),
      words: "to and from Brazil",
    }),
  },
  seed("international_fee_usd", {
    name: "listed.international-fee",
    topic: "baseFee",
    on: "international",
    value: dollars,
  }),
  ...listedAnimals("delta"),
  {
    from: "pets_per_carrier",
    name: "pets-per-carrier",
    topic: "petsInCabin",
    value: words(
      "One pet in a carrier; exceptions: a litter that is not weaned with its mother, or two of the same breed and size, 8 weeks to 6 months old",
    ),
  },
  { from: "pets_per_flight", name: "pets-per-flight", topic: "petsInCabin", value: perFlight },
  {
    from: "cargo_available",
    name: "cargo",
    topic: "cargo",
    value: yesNo("Only for US military and State Department officers on active duty with orders."),
  },
  { from: "service_animals", name: "service-animals", topic: "serviceAnimals", value: mostAnimals },
  {
    from: "service_animals",
    name: "service-animal-fee",
    topic: "serviceAnimalFee",
    value: animalFee,
  },
  {
    from: "service_animals",
    name: "service-animal-documents",
    topic: "documents",
    value: lines((raw) => [
      ...documents(raw),
      `Documents ${z.parse(z.object({ timing: z.string() }), raw).timing}`,
    ]),
  },
  {
    from: "esa",
    name: "esa",
    topic: "emotionalSupport",
    stands: "newer",
    value: words(
      "Not accepted as service animals since 11 January 2021; they travel as pets with the fee",
    ),
  },
  seed("esa_fee", {
    name: "listed.esa-fee",
    topic: "emotionalSupport",
    stands: "older",
    value: dollars,
  }),
  { from: "carrier", name: "carrier", topic: "carrier", value: deltaCarrier },
  {
    from: "weight_limit",
    name: "weight",
    topic: "weight",
    value: words(
      "No weight is published: the pet must fit into the carrier and be able to move in it",
    ),
  },
  { from: "min_age", name: "min-age", topic: "age", value: deltaAge },
  { from: "brachycephalic", name: "brachycephalic", topic: "snubNosed", value: words() },
  { from: "check_in", name: "check-in", topic: "checkIn", value: words() },
  {
    from: "no_cabin_pets",
    name: "no-cabin-pets",
    topic: "routes",
    on: "international",
    value: (raw) =>
      words(`No pets in the cabin on these routes: ${z.parse(strings, raw).join(", ")}`)(raw),
  },
  {
    from: "regional_trap",
    name: "regional-flights",
    topic: "routes",
    on: "international",
    value: words(),
  },
];

const american: AirlineRow[] = [
  { from: "cabin_fee", name: "cabin-fee", topic: "baseFee", stands: "newer", value: fee },
  seed("cabin_fee_usd", {
    name: "listed.cabin-fee",
    topic: "baseFee",
    stands: "older",
    value: dollars,
  }),
  ...listedAnimals("american-airlines"),
  {
    from: "cargo_available",
    name: "checked",
    topic: "cargo",
    value: words(
      "Only US military and State Department officers on active duty can check pets in the hold",
    ),
  },
  {
    from: "service_animals",
    name: "service-animals",
    topic: "serviceAnimals",
    stands: "newer",
    value: mostAnimals,
  },
  {
    from: "service_animals",
    name: "service-animal-fee",
    topic: "serviceAnimalFee",
    value: animalFee,
  },
  {
    from: "service_animals",
    name: "service-animal-documents",
    topic: "documents",
    value: lines((raw) => [
      ...documents(raw),
      `Documents ${z.parse(z.object({ timing: z.string() }), raw).timing}`,
      z.parse(z.object({ id: z.string() }), raw).id,
    ]),
  },
  { from: "esa", name: "esa", topic: "emotionalSupport", value: words() },
  seed("esa", { name: "listed.esa", topic: "emotionalSupport", value: words() }),
  { from: "carrier", name: "carrier", topic: "carrier", value: americanCarrier },
  { from: "weight_limit", name: "weight", topic: "weight", value: americanWeight },
  { from: "min_age", name: "min-age", topic: "age", value: weeks },
  { from: "brachycephalic", name: "brachycephalic", topic: "snubNosed", value: words() },
  { from: "check_in", name: "check-in", topic: "checkIn", value: words() },
  { from: "routes", name: "routes", topic: "routes", value: words() },
  { from: "seasonal", name: "seasonal", topic: "routes", value: words() },
];

const aeromexico: AirlineRow[] = [
  {
    from: "cabin_fee",
    name: "cabin-fee.national",
    topic: "baseFee",
    on: "national",
    value: onFlights("domestic"),
  },
  {
    from: "cabin_fee",
    name: "cabin-fee.international",
    topic: "baseFee",
    on: "international",
    value: onFlights("international"),
  },
  seed("cabin_fee", { name: "listed.cabin-fee", topic: "baseFee", value: either }),
  { from: "checked_fee", name: "checked-fee", topic: "checkedFee", value: fee },
  seed("checked_fee", { name: "listed.checked-fee", topic: "checkedFee", value: either }),
  ...listedAnimals("aeromexico"),
  {
    from: "pets_per_flight",
    name: "pets-per-flight",
    topic: "petsInCabin",
    value: words("2 to 4 pets on an aircraft; a window seat, no exit or bulkhead rows"),
  },
  {
    from: "cargo_available",
    name: "cargo",
    topic: "cargo",
    value: yesNo("In the hold up to 99 lb (45 kg), as air cargo above that."),
  },
  { from: "service_animals", name: "service-animals", topic: "serviceAnimals", value: mostAnimals },
  {
    from: "service_animals",
    name: "service-animal-fee",
    topic: "serviceAnimalFee",
    value: animalFee,
  },
  {
    from: "service_animals",
    name: "service-animal-documents",
    topic: "documents",
    value: lines((raw) =>
      documents(raw).map(
        (each) =>
          `Service dogs: ${each.replace("(US rule, not seen on the airline page)", "(a rule of the USA)")}`,
      ),
    ),
  },
  {
    from: "documents",
    name: "documents",
    topic: "documents",
    value: lines((raw) => z.parse(strings, raw)),
  },
  {
    from: "esa",
    name: "esa",
    topic: "emotionalSupport",
    value: words(
      "Accepted free of charge, dogs and cats, with a medical letter (of a specialist or psychiatrist, up to one year old) and accreditation",
    ),
  },
  seed("esa_fee", { name: "listed.esa-fee", topic: "emotionalSupport", value: dollars }),
  { from: "carrier", name: "carrier", topic: "carrier", value: aeromexicoCarrier },
  { from: "weight_limit", name: "weight", topic: "weight", value: aeromexicoWeight },
  { from: "min_age", name: "min-age", topic: "age", value: weeks },
  { from: "brachycephalic", name: "brachycephalic", topic: "snubNosed", value: words() },
  { from: "check_in", name: "check-in", topic: "checkIn", value: words() },
  { from: "flight_limit", name: "flight-limit", topic: "routes", value: hours },
];

export const airlineRows: Readonly<Record<string, readonly AirlineRow[]>> = {
  delta,
  "american-airlines": american,
  aeromexico,
};
