import type { Airport, FoundPlace } from "#contracts/lookup/places.ts";
import { type FoundCountry, matchCountries } from "#reference/country-names.ts";

// The lists are long, so they are loaded on the first search.
const townList = () => import("#reference/places.ts");
const airportList = () => import("#reference/airports.ts");

const placesMax = 8;
/** The most countries among the suggestions for the beginning of a name. */
const countriesMax = 3;

/** Towns that match the text typed so far; with `countries`, these before them. */
export async function searchPlaces(query: string, countries: boolean): Promise<FoundPlace[]> {
  const { matchPlaces } = await townList();
  const found = countries ? matchCountries(query, countriesMax).map(presentCountry) : [];
  return [...found, ...matchPlaces(query, placesMax - found.length)];
}

const presentCountry = ({ country, region, name, also }: FoundCountry): FoundPlace => ({
  city: "",
  country,
  zone: "",
  region: region === undefined ? "" : name,
  ...(also !== undefined && { also }),
});

/** Airports that match the text typed so far: a code, town or name. */
export async function searchAirports(query: string): Promise<Airport[]> {
  const { matchAirports } = await airportList();
  return matchAirports(query);
}

/** Display names such as "Frankfurt Airport (FRA)" by code, for known codes. */
export async function airportNames(codes: readonly string[]): Promise<Map<string, string>> {
  const { airport } = await airportList();
  return new Map(
    codes.flatMap((code) => {
      const found = airport(code);
      return found ? [[code, `${found.name} (${found.code})`]] : [];
    }),
  );
}
