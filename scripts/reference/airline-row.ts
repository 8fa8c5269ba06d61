import type { AirlineTopic, AirlineValue, FlightKind } from "../../reference/src/facts/airline.ts";
import { count, countInAll, dollars } from "./airline-values.ts";

/** A fact to create: its place in the collected data, its topic, and the reader of its value. */
export type AirlineRow = {
  from: string;
  name: string;
  topic: AirlineTopic;
  on?: FlightKind;
  stands?: "newer" | "older";
  value: (raw: unknown) => AirlineValue;
};

export const seed = (key: string, rest: Omit<AirlineRow, "from">): AirlineRow => ({
  from: `seed/${key}`,
  ...rest,
});
export const listedAnimals = (
  airline: "delta" | "american-airlines" | "aeromexico",
): AirlineRow[] => [
  seed("max_in_cabin_per_passenger", {
    name: "listed.pets-in-cabin",
    topic: "petsInCabin",
    value: count,
  }),
  seed("service_animal_fee", {
    name: "listed.service-animal-fee",
    topic: "serviceAnimalFee",
    value: dollars,
  }),
  ...(airline === "aeromexico"
    ? []
    : [
        seed("max_service_animals_in_cabin", {
          name: "listed.service-animals",
          topic: "serviceAnimals",
          stands: airline === "american-airlines" ? ("older" as const) : undefined,
          value: airline === "delta" ? countInAll : count,
        }),
      ]),
];
