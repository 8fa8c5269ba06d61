/**
 * Airlines' limits as figures and lists. Weights and sizes come from the facts. Figures from a fact's sentence are repeated
 * here with the fact's id, and a test checks that the sentence still has them.
 */
import { euMembers, latinAmerica } from "../classes.ts";
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
  /** Whether pets are accepted in the hold or as cargo. */
  hold?: Stated<boolean>;
  snubNosed?: Stated<{ cabin: boolean; hold: boolean }> & { isUnsure?: boolean };
  /** `to`: more is asked of pets to these countries, by their species. */
  minAge?: Stated<Span> & {
    other?: Span;
    to?: readonly { countries: readonly string[]; species?: "dog" | "cat"; age: Span }[];
  };
  /** Airports closed to pets outside the cabin during part of the year. */
  season?: Stated<{ airports: readonly string[]; from: string; until: string }>;
  cabinHours?: Stated<number> & { isUnsure?: boolean };
  routes?: Stated<{
    /** Countries and regions between which pets are allowed in the cabin; elsewhere they are not. */
    within?: readonly string[];
    notTo?: readonly string[];
    notFrom?: readonly string[];
    unsure?: readonly string[];
  }>;
};

const americas = [...latinAmerica, "AI", "BM", "CA", "MS", "MX", "US"];

const cmPerInch = 2.54;

/** The sides of a carrier in a fact, in cm. */
function sizeIn({ facts }: AirlineFacts, id: string, what: string): Box {
  const value = facts.find((fact) => fact.id === id)?.value;
  const found =
    value?.is === "carrier" ? value.sizes.find((each) => each.what === what) : undefined;
  return (found?.size ?? []).map((side) => (found?.unit === "in" ? side * cmPerInch : side));
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

export const airlineLimits: Readonly<Record<string, AirlineLimits>> = {
  AM: {
    key: "aeromexico",
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
    snubNosed: {
      fact: "aeromexico.brachycephalic",
      value: { cabin: true, hold: false },
      isUnsure: true,
    },
    minAge: { fact: "aeromexico.min-age", value: { weeks: 8 }, other: { weeks: 16 } },
    cabinHours: { fact: "aeromexico.flight-limit", value: 6, isUnsure: true },
  },
  AA: {
    key: "american-airlines",
    facts: americanAirlines,
    cabinKg: {
      fact: "american-airlines.weight",
      value: kgIn(americanAirlines, "american-airlines.weight", "cabin"),
      isUnsure: true,
    },
    cabinCm: {
      fact: "american-airlines.carrier",
      value: {
        soft: sizeIn(americanAirlines, "american-airlines.carrier", "soft"),
        hard: sizeIn(americanAirlines, "american-airlines.carrier", "hard"),
      },
    },
    hold: {
      fact: "american-airlines.cargo",
      value: takesCargo(americanAirlines, "american-airlines.cargo"),
    },
    snubNosed: { fact: "american-airlines.brachycephalic", value: { cabin: true, hold: false } },
    minAge: { fact: "american-airlines.min-age", value: { weeks: 8 } },
    season: {
      fact: "american-airlines.seasonal",
      value: { airports: ["PHX", "TUS", "LAS", "PSP"], from: "05-01", until: "09-30" },
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
    facts: delta,
    noCabinWeight: { fact: "delta.weight" },
    cabinCm: {
      fact: "delta.carrier",
      value: { either: sizeIn(delta, "delta.carrier", "soft, recommended") },
      isUnsure: true,
    },
    hold: { fact: "delta.cargo", value: takesCargo(delta, "delta.cargo") },
    snubNosed: { fact: "delta.brachycephalic", value: { cabin: true, hold: false } },
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
