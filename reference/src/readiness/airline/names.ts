/** Names of airlines, by their IATA codes, for sentences. Names need no source. */
import { listText } from "#format/lists.ts";
import { airlineNames } from "../../airline-names.ts";
import type { AirlineLimits } from "./limits.ts";

/** Airlines without a policy in the product. */
export const otherAirlines: Readonly<Record<string, string>> = {
  AC: "Air Canada",
  AF: "Air France",
  AS: "Alaska Airlines",
  AV: "Avianca",
  AZ: "ITA Airways",
  B6: "JetBlue",
  BA: "British Airways",
  CM: "Copa Airlines",
  EI: "Aer Lingus",
  EK: "Emirates",
  FR: "Ryanair",
  IB: "Iberia",
  JL: "Japan Airlines",
  KE: "Korean Air",
  KL: "KLM",
  LA: "LATAM",
  LH: "Lufthansa",
  LX: "SWISS",
  NH: "ANA",
  OS: "Austrian Airlines",
  QF: "Qantas",
  QR: "Qatar Airways",
  TK: "Turkish Airlines",
  TP: "TAP Air Portugal",
  U2: "easyJet",
  UA: "United Airlines",
  VS: "Virgin Atlantic",
  WN: "Southwest Airlines",
  WS: "WestJet",
  Y4: "Volaris",
};

/** The short name of an airline with a policy. */
export const nameOf = ({ key, facts }: AirlineLimits): string =>
  airlineNames.find(({ value }) => value === key)?.label ?? facts.name;

/** "Delta, Aeromexico and American Airlines". */
export const namesText = (airlines: readonly AirlineLimits[]): string =>
  listText(airlines.map(nameOf));
