/**
 * Airlines' limits as figures and lists. Weights and sizes come from the facts. Figures from a fact's sentence are repeated
 * here with the fact's id, and a test checks that the sentence still has them.
 */
import { inchCm } from "#format/measures.ts";
import { euMembers } from "../classes.ts";
import type { AirlineFacts, AirlineKey } from "../../facts/airline.ts";
import { aeromexico } from "../../facts/airlines/aeromexico.ts";
import { americanAirlines } from "../../facts/airlines/american-airlines.ts";
import { delta } from "../../facts/airlines/delta.ts";
import type { Span } from "../days.ts";

export type Box = readonly number[];

type Stated<Value> = { fact: string; value: Value };

export type AirlineLimits = {
  key: AirlineKey;
  facts: AirlineFacts;
  /** Pet and carrier together, in the cabin. `isUnsure`: some sources allow more. */
  cabinKg?: Stated<number> & { isUnsure?: boolean };
  /** No weight is published. */
  noCabinWeight?: { fact: string };
  holdKg?: Stated<number>;
  /** Sides in cm, for soft and hard carriers. `isUnsure`: some sources allow larger ones. */
  cabinCm?: Stated<{ soft?: Box; hard?: Box; either?: Box; largest?: Box }> & {
    isUnsure?: boolean;
  };
  holdCm?: Stated<{ smallest: Box; largest: Box }>;
  /** Whether pets are accepted in the hold. */
  hold?: Stated<boolean>;
  /** Whether pets are accepted as air cargo; a fact about the hold does not cover it. `isUnsure`: sources disagree. */
  cargo?: Stated<boolean> & { isUnsure?: boolean };
  /** `cargo`: absent where the fact is about checked pets alone. */
  snubNosed?: Stated<{ cabin: boolean; hold: boolean; cargo?: boolean }> & { isUnsure?: boolean };
  /** Pets in the cabin for each passenger. `sharedUnder`: two younger pets can share a carrier. */
  petsPerPassenger?: Stated<number> & { sharedUnder?: Span };
  /** How many pets there are on a flight, or where they cannot sit, as things to do. */
  booking?: { fact: string; steps: readonly string[] };
  /** ISO 3166-1: where the airline is at home. */
  home: string;
  /** `to`: more is asked of pets to these countries, by their species. */
  minAge?: Stated<Span> & {
    other?: Span;
    to?: readonly { countries: readonly string[]; species?: "dog" | "cat"; age: Span }[];
  };
  /** Airports closed to pets outside the cabin during part of the year. */
  season?: Stated<{
    airports: readonly string[];
    /** The states that the airports are in. */
    regions: readonly string[];
    from: string;
    until: string;
  }>;
  cabinHours?: Stated<number> & { isUnsure?: boolean };
  routes?: Stated<{
    /** Countries and regions between which pets are allowed in the cabin; elsewhere they are not. */
    within?: readonly string[];
    notTo?: readonly string[];
    notFrom?: readonly string[];
    unsure?: readonly string[];
  }>;
};

/** Latin America and the Caribbean without Mexico. */
const latinAmerica =
  "AG AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN KY LC MF MQ NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI".split(
    " ",
  );

const americas = [...latinAmerica, "AI", "BM", "CA", "MS", "MX", "US"];

/** The sides of a carrier in a fact, in cm. */
function sizeIn({ facts }: AirlineFacts, id: string, what: string): Box {
  const value = facts.find((fact) => fact.id === id)?.value;
  const found =
    value?.is === "carrier" ? value.sizes.find((each) => each.what === what) : undefined;
  return (found?.size ?? []).map((side) => (found?.unit === "in" ? side * inchCm : side));
}

/** The weight in a fact: in pounds where it states them, since kilograms are rounded. */
function kgIn({ facts }: AirlineFacts, id: string, where: string): number {
  const value = facts.find((fact) => fact.id === id)?.value;
  const found =
    value?.is === "weight" ? value.limits.find((each) => each.where === where) : undefined;
  return found?.kg ?? 0;
}

const takesCargo = ({ facts }: AirlineFacts, id: string): boolean => {
  const value = facts.find((fact) => fact.id === id)?.value;
  return value?.is === "yes-no" && value.yes;
};

const countIn = ({ facts }: AirlineFacts, id: string): number => {
  const value = facts.find((fact) => fact.id === id)?.value;
  return value?.is === "count" ? value.animals : 0;
};

export const airlineLimits: Readonly<Record<string, AirlineLimits>> = {
  AM: {
    key: "aeromexico",
    home: "MX",
    facts: aeromexico,
    cabinKg: {
      fact: "aeromexico.weight",
      value: kgIn(aeromexico, "aeromexico.weight", "cabin, with the carrier"),
    },
    holdKg: { fact: "aeromexico.weight", value: kgIn(aeromexico, "aeromexico.weight", "hold") },
    cabinCm: {
      fact: "aeromexico.carrier",
      value: {
        either: sizeIn(aeromexico, "aeromexico.carrier", "cabin"),
        soft: [40, 30, 21],
        hard: [40, 28, 22],
      },
      isUnsure: true,
    },
    holdCm: {
      fact: "aeromexico.carrier",
      value: {
        smallest: sizeIn(aeromexico, "aeromexico.carrier", "largest for the hold on an E190"),
        largest: sizeIn(aeromexico, "aeromexico.carrier", "largest for the hold on other aircraft"),
      },
    },
    hold: { fact: "aeromexico.cargo", value: takesCargo(aeromexico, "aeromexico.cargo") },
    cargo: { fact: "aeromexico.cargo", value: true, isUnsure: true },
    snubNosed: {
      fact: "aeromexico.brachycephalic",
      value: { cabin: true, hold: false, cargo: false },
      isUnsure: true,
    },
    petsPerPassenger: {
      fact: "aeromexico.pets-per-passenger",
      value: countIn(aeromexico, "aeromexico.pets-per-passenger"),
    },
    booking: {
      fact: "aeromexico.pets-per-flight",
      steps: [
        "Book the pet's place with Aeromexico: few pets are allowed per flight.",
        "Choose a window seat, but not in an exit or bulkhead row.",
      ],
    },
    minAge: { fact: "aeromexico.min-age", value: { weeks: 8 }, other: { weeks: 16 } },
    cabinHours: { fact: "aeromexico.flight-limit", value: 6, isUnsure: true },
  },
  AA: {
    key: "american-airlines",
    home: "US",
    facts: americanAirlines,
    cabinKg: {
      fact: "american-airlines.weight",
      value: kgIn(
        americanAirlines,
        "american-airlines.weight",
        "cabin of the Airbus A321T, with the carrier",
      ),
      isUnsure: true,
    },
    cabinCm: {
      fact: "american-airlines.carrier",
      value: {
        soft: sizeIn(americanAirlines, "american-airlines.carrier", "soft"),
        hard: sizeIn(americanAirlines, "american-airlines.carrier", "hard"),
      },
    },
    hold: { fact: "american-airlines.checked", value: false },
    cargo: { fact: "american-airlines.cargo", value: true, isUnsure: true },
    snubNosed: { fact: "american-airlines.brachycephalic", value: { cabin: true, hold: false } },
    petsPerPassenger: {
      fact: "american-airlines.pets-per-passenger",
      value: countIn(americanAirlines, "american-airlines.pets-per-passenger"),
    },
    booking: {
      fact: "american-airlines.check-in",
      steps: ["Book the pet's place with American Airlines: few pets are allowed per flight."],
    },
    minAge: { fact: "american-airlines.min-age", value: { weeks: 8 } },
    season: {
      fact: "american-airlines.seasonal",
      value: {
        airports: ["PHX", "TUS", "LAS", "PSP"],
        regions: ["US-AZ", "US-NV", "US-CA"],
        from: "05-01",
        until: "09-30",
      },
    },
    routes: {
      fact: "american-airlines.routes",
      value: {
        within: americas,
        notTo: ["AR", "BO", "BR", "CL", "PY", "UY", "VE", "US-HI"],
        notFrom: ["US-HI"],
      },
    },
  },
  DL: {
    key: "delta",
    home: "US",
    facts: delta,
    noCabinWeight: { fact: "delta.weight" },
    cabinCm: {
      fact: "delta.carrier",
      value: { either: sizeIn(delta, "delta.carrier", "soft, recommended") },
      isUnsure: true,
    },
    hold: { fact: "delta.cargo", value: takesCargo(delta, "delta.cargo") },
    cargo: { fact: "delta.cargo", value: takesCargo(delta, "delta.cargo") },
    snubNosed: { fact: "delta.brachycephalic", value: { cabin: true, hold: false, cargo: false } },
    // The carrier is the passenger's one carry-on, so that one pet to a carrier is one to a passenger.
    petsPerPassenger: { fact: "delta.pets-per-carrier", value: 1, sharedUnder: { months: 6 } },
    booking: {
      fact: "delta.pets-per-flight",
      steps: [
        "Book the pet's place with Delta: few pets are allowed per flight.",
        "Don't choose a seat in a bulkhead or exit row, or in Premium, Delta One or international Business.",
      ],
    },
    minAge: {
      fact: "delta.min-age",
      value: { weeks: 8 },
      other: { weeks: 10 },
      to: [
        { countries: euMembers, age: { weeks: 15 } },
        { countries: ["US"], species: "dog", age: { months: 6 } },
      ],
    },
    routes: {
      fact: "delta.no-cabin-pets",
      value: {
        notTo: ["AU", "BB", "HK", "IS", "JM", "NZ", "ZA", "GB", "AE", "US-HI"],
        notFrom: ["AU", "BB", "BR", "CO", "DO", "HK", "IS", "JM", "NZ", "ZA", "GB", "AE"],
        unsure: ["IE", "SN"],
      },
    },
  },
};
