import type { Airport, FoundPlace } from "#contracts/lookup/places.ts";

// The lists are long, so they are loaded on the first search.
const townList = () => import("#reference/places.ts");
const airportList = () => import("#reference/airports.ts");

/** Towns that match the text typed so far. */
export async function searchPlaces(query: string): Promise<FoundPlace[]> {
  const { matchPlaces } = await townList();
  return matchPlaces(query);
}

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
