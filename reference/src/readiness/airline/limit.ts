/** What an airline asks, as figures and lists. Each limit names the fact that it rests on. */
import type { AirlineFacts, AirlineKey } from "../../facts/airline.ts";
import type { Span } from "../days.ts";
import type { Seat } from "../request.ts";

export type Box = readonly number[];

type Stated<Value> = { fact: string; value: Value };

/** Countries and regions, as ISO 3166 codes. */
type Closed = {
  /** Countries between which pets are allowed; elsewhere they are not. */
  within?: readonly string[];
  notTo?: readonly string[];
  notFrom?: readonly string[];
  /** Sources disagree or say too little of these, in both directions. */
  unsure?: readonly string[];
  /** Where these are given, all other countries are unknown. */
  known?: readonly string[];
  /** Airports with conditions of their own, and the countries that they are in. */
  unsureAirports?: { airports: readonly string[]; countries: readonly string[] };
  /** No pets between any of these and any of the others, either way. */
  notBetween?: { one: readonly string[]; other: readonly string[]; species?: "dog" | "cat" };
};

/** A figure or list that is absent is unknown, and so never met. */
export type Limits = {
  /** Whether dogs and cats are accepted in the cabin; absent: they are, and the other limits say how. */
  cabin?: Stated<boolean>;
  /** The airline takes these species alone in the cabin. */
  species?: Stated<readonly ("dog" | "cat")[]>;
  /**
   * Pet and carrier together, in the cabin. `isUnsure`: it holds for some aircraft alone, or sources differ; then `most`
   * is the largest figure of any. `isBelow`: the figure itself is too much.
   */
  cabinKg?: Stated<number> & {
    isUnsure?: "aircraft" | "sources";
    most?: number;
    isBelow?: boolean;
  };
  /** No weight is published. */
  noCabinWeight?: { fact: string };
  holdKg?: Stated<number>;
  /**
   * Sides in cm, for soft and hard carriers. `largest`: sources differ, up to this size. `isUnsure`: some sources allow
   * larger ones. `softOnly`: no hard carriers in the cabin.
   */
  cabinCm?: Stated<{ soft?: Box; hard?: Box; either?: Box; largest?: Box; softOnly?: true }> & {
    isUnsure?: boolean;
  };
  holdCm?: Stated<{ smallest: Box; largest: Box }>;
  /** Whether pets are accepted in the hold. `officersOnly`: those of US officers alone. `isUnsure`: sources disagree. */
  hold?: Stated<boolean> & { officersOnly?: true; isUnsure?: boolean };
  /** Whether pets are accepted as air cargo; a fact about the hold does not cover it. */
  cargo?: Stated<boolean> & { officersOnly?: true; isUnsure?: boolean };
  /** Absent where the fact doesn't say. `during`: the refusal holds for one species on some days of the year. */
  snubNosed?: Stated<{ cabin?: boolean; hold?: boolean; cargo?: boolean }> & {
    isUnsure?: boolean;
    during?: { species: "dog" | "cat"; from: string; until: string };
  };
  /** Pets in the cabin for each passenger. `sharedUnder`: two younger pets can share a carrier. `isUnsure`: or more. */
  petsPerPassenger?: Stated<number> & { sharedUnder?: Span; isUnsure?: boolean };
  /** How many pets there are on a flight, or where they cannot sit, as things to do. */
  booking?: { fact: string; steps: readonly string[] };
  /**
   * `other`: another reading. `hold`: outside the cabin. `inside`: on flights within one country. `to`: of pets to these
   * countries, by their species; `both`: from them, too.
   */
  minAge?: Stated<Span> & {
    other?: Span;
    hold?: Span;
    inside?: { country: string; age: Span };
    to?: readonly {
      countries: readonly string[];
      species?: "dog" | "cat";
      age: Span;
      both?: true;
    }[];
  };
  /** Airports closed to pets outside the cabin during parts of the year; all of them where none are named. */
  season?: Stated<{
    airports?: readonly string[];
    /** The states or countries that the airports are in. */
    regions: readonly string[];
    periods: readonly { from: string; until: string }[];
  }> & { isUnsure?: boolean };
  cabinHours?: Stated<number> & { isUnsure?: boolean };
  routes?: Stated<Closed>;
  /** The same for the hold; absent: no route is known to be closed. */
  holdRoutes?: Stated<Closed>;
  /** Out of the United Kingdom, in the cabin. `airports`: from these alone; absent: from any. */
  outOfUk?: Stated<boolean> & { airports?: readonly string[]; isUnsure?: boolean };
  /** Breeds of dogs that the airline refuses, by our names; `how`: in these places alone. */
  breeds?: Stated<readonly string[]> & { how?: readonly Seat[] };
};

export type AirlineLimits = Limits & {
  key: AirlineKey;
  facts: AirlineFacts;
  /** ISO 3166-1: where the airline is at home. */
  home: string;
};

/** An airline in one file: what is known of it, and the limits that rest on that. */
export type Airline = AirlineFacts & {
  key: AirlineKey;
  /** IATA. */
  code: string;
  home: string;
  limits: Limits;
};

/** Sides in inches, in centimeters. */
export const inches = (...sides: readonly number[]): Box => sides.map((side) => side * 2.54);
