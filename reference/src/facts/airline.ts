import type { Fact, Fee, TextValue } from "./fact.ts";

export type AirlineKey =
  | "delta"
  | "aeromexico"
  | "american-airlines"
  | "air-canada"
  | "air-france"
  | "alaska"
  | "ana"
  | "austrian"
  | "avianca"
  | "british-airways"
  | "copa"
  | "easyjet"
  | "emirates"
  | "iberia"
  | "japan-airlines"
  | "jetblue"
  | "klm"
  | "korean-air"
  | "latam"
  | "lufthansa"
  | "qantas"
  | "qatar"
  | "ryanair"
  | "southwest"
  | "swiss"
  | "tap"
  | "turkish"
  | "united"
  | "virgin-atlantic"
  | "westjet";
export type FlightKind = "national" | "international";

export type AirlineTopic =
  | "baseFee"
  | "checkedFee"
  | "petsInCabin"
  | "cargo"
  | "serviceAnimals"
  | "serviceAnimalFee"
  | "emotionalSupport"
  | "documents"
  | "carrier"
  | "weight"
  | "age"
  | "snubNosed"
  | "checkIn"
  | "routes";

export type Size = readonly [length: number, width: number, height: number];
export type Carrier = {
  is: "carrier";
  sizes: readonly { what: string; size: Size; unit: "in" | "cm" }[];
  further?: readonly string[];
};
export type Weight = {
  is: "weight";
  limits: readonly { where: string; kg: number; lb?: number }[];
  further?: string;
};
export type AnimalCount = { is: "count"; animals: number; inAll?: number };
export type YesNo = { is: "yes-no"; yes: boolean; further?: string };
export type Lines = { is: "lines"; lines: readonly string[] };

export type AirlineValue = Fee | TextValue | Lines | Carrier | Weight | AnimalCount | YesNo;

/**
 * A fact about an airline. `on` is the kind of flight it is about; without it, both. `stands` says which of two
 * that disagree is the newer one.
 */
export type AirlineFact = Fact<AirlineValue> & {
  topic: AirlineTopic;
  on?: FlightKind;
  stands?: "newer" | "older";
};

export type AirlineFacts = {
  name: string;
  officialPage: string;
  facts: readonly AirlineFact[];
};
