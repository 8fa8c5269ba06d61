import type { Airport, FoundPlace } from "#contracts/lookup/places.ts";

// The lists are long and few processes are asked for them; the first who asks has them read.
const townList = () => import("#reference/places.ts");
const airportList = () => import("#reference/airports.ts");

/** Towns for what was typed so far. */
export async function searchPlaces(typed: string): Promise<FoundPlace[]> {
  const { matchPlaces } = await townList();
  return matchPlaces(typed);
}

/** Airports for what was typed so far: a code, a town, a name. */
export async function searchAirports(typed: string): Promise<Airport[]> {
  const { matchAirports } = await airportList();
  return matchAirports(typed);
}

/** "Frankfurt Airport (FRA)" of FRA, for codes that are known. */
export async function airportNames(codes: readonly string[]): Promise<Map<string, string>> {
  const { airport } = await airportList();
  return new Map(
    codes.flatMap((code) => {
      const found = airport(code);
      return found ? [[code, `${found.name} (${found.code})`]] : [];
    }),
  );
}
