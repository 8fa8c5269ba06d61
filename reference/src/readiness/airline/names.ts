/** Names of airlines, by their IATA codes, for sentences. Names need no source. */
import { listText } from "#format/lists.ts";
import { airlineNames } from "../../airline-names.ts";
import type { AirlineLimits } from "./limit.ts";

/** Airlines without a policy in the product. */
export const otherAirlines: Readonly<Record<string, string>> = {
  AZ: "ITA Airways",
  EI: "Aer Lingus",
  Y4: "Volaris",
};

/** The short name of an airline with a policy. */
export const nameOf = ({ key, facts }: AirlineLimits): string =>
  airlineNames.find(({ value }) => value === key)?.label ?? facts.name;

const mostNames = 3;

/** "Delta, Aeromexico and American Airlines", or "Delta, Aeromexico, American Airlines and 12 others". */
export function namesText(airlines: readonly AirlineLimits[]): string {
  const names = airlines.map(nameOf);
  const others = names.length - mostNames;
  return listText(others > 1 ? [...names.slice(0, mostNames), `${others} others`] : names);
}
