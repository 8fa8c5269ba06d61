/** Where legs and stays are, and whether two of them are the same place. */
import { countryNamed } from "../country-names.ts";
import { otherNames } from "../places/other-names.ts";
import { wordsOf } from "../words.ts";
import type { AirportOf, Leg, LegPlace, Stay } from "./trip.ts";

export type Spot = {
  airport: string | null;
  /** Of an airport. */
  name?: string | undefined;
  city: string;
  country: string | null;
  zone: string | null;
};

/** An end of a leg; undefined where nothing is known of it. */
export function spotOf(leg: Leg, end: "from" | "to", airportOf: AirportOf): Spot | undefined {
  const zone = end === "from" ? leg.departureZone : leg.arrivalZone;
  const code = leg[end];
  const airport = code === null ? undefined : airportOf(code);
  if (airport) return { ...airport, airport: airport.code };
  const place = placeSpot(leg[`${end}Place`]);
  if (code === null) return place && { ...place, zone: place.zone ?? zone };
  return { airport: code, city: place?.city ?? "", country: place?.country ?? null, zone };
}

export const placeSpot = (place: LegPlace | null): Spot | undefined =>
  place && (place.city || place.country) ? { ...place, airport: null } : undefined;

/** How a place is called: its city, or the code of its airport. */
export const spotName = ({ city, airport }: Spot): string => city || airport || "";

/** "Paris" is in "Paris Gare de Lyon". */
const contains = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && part.every((word) => whole.includes(word));

const aliases = otherNames.flatMap(([city, country, ...names]) =>
  names.map((name) => ({ country, words: wordsOf(name), city: wordsOf(city) })),
);

/** The words of a city by its usual name: "München Hbf" is in Munich. */
function cityWords({ city, country }: Spot): readonly string[] {
  const words = wordsOf(city);
  const alias = aliases.find((each) => each.country === country && contains(words, each.words));
  return alias?.city ?? words;
}

const isSameCity = (one: Spot, other: Spot): boolean => {
  const [a, b] = [cityWords(one), cityWords(other)];
  // Airports are named for the cities that they serve: "EuroAirport Basel-Mulhouse", "Milan Bergamo".
  return [
    contains(a, b),
    contains(b, a),
    contains(wordsOf(one.name ?? ""), b),
    contains(wordsOf(other.name ?? ""), a),
  ].some(Boolean);
};

/** Zones of one country have one clock where they differ in name alone. */
const haveSameClock = (one: Spot, other: Spot, offset: (zone: string) => number | undefined) =>
  one.zone !== null && other.zone !== null && offset(one.zone) === offset(other.zone);

/**
 * How far two places are apart: the same city, another one in the same country, or one abroad or in another zone. Undefined
 * where that isn't known.
 */
export function distance(
  one: Spot | undefined,
  other: Spot | undefined,
  offset: (zone: string) => number | undefined,
): "same" | "near" | "far" | undefined {
  if (!one || !other) return undefined;
  if (one.airport !== null && one.airport === other.airport) return "same";
  const isAbroad = one.country && other.country && one.country !== other.country;
  const areZonesKnown = one.zone !== null && other.zone !== null;
  if (isSameCity(one, other)) {
    // A town on a border has an airport in the other country; Birmingham is in England and in Alabama.
    if (!isAbroad) return "same";
    return areZonesKnown && haveSameClock(one, other, offset) ? "same" : undefined;
  }
  if (isAbroad) return "far";
  if (!one.country || !other.country || !one.city || !other.city) return undefined;
  return areZonesKnown && !haveSameClock(one, other, offset) ? "far" : "near";
}

/** Names of countries that are also those of states or islands. */
const ambiguous = new Set(["georgia", "jersey"]);

/** The country in which an address ends, "1 Rua Nova, Lisbon, Portugal"; undefined where it names none. */
export function addressCountry({ address }: Pick<Stay, "address">): string | undefined {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const last = parts.findLast((part) => part !== "") ?? "";
  if (parts.length < 2 || ambiguous.has(last.toLowerCase())) return undefined;
  return countryNamed(last)?.country;
}

/** Whether an address names the city of a place. */
export const namesCity = ({ name, address }: Pick<Stay, "name" | "address">, spot: Spot): boolean =>
  contains(wordsOf(`${name} ${address}`), cityWords(spot)) ||
  contains(wordsOf(`${name} ${address}`), wordsOf(spot.city));
