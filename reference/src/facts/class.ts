import type { Fact } from "./fact.ts";

/** Countries by their two letters. */
export type CountryList = { is: "countries"; countries: readonly string[] };

/** How the EU and the CDC count countries. */
export type Classes = Record<
  "eu.listed" | "eu.not-listed" | "eu.members" | "cdc.high-risk" | "cdc.low-risk",
  Fact<CountryList>
>;
