import type { Position } from "#reference/nearest.ts";

/** A known place of a trip. `country` is ISO 3166 alpha-2. */
export type Spot = { name: string; country: string; position: Position };

type End = { city: string; country: string | null; region?: string | undefined };

/** Where places are; their lists are long, so they are loaded on the first map. */
export async function loadGazetteer() {
  const [{ airport }, { airportPosition }, { place }] = await Promise.all([
    import("#reference/airports.ts"),
    import("#reference/airport-positions.ts"),
    import("#reference/places.ts"),
  ]);

  /** A city; undefined where it is not known. */
  const spotOfPlace = ({ city, country, region }: End): Spot | undefined => {
    const town = country !== null && city !== "" ? place(city, country, region) : undefined;
    return town && { name: city, country: town.country, position: town };
  };

  /** An airport, or its city where only that has a known position. */
  const spotOfAirport = (code: string): Spot | undefined => {
    const found = airport(code);
    if (!found) return undefined;
    const position = airportPosition(code) ?? place(found.city, found.country);
    return position && { name: found.city, country: found.country, position };
  };

  return { spotOfPlace, spotOfAirport };
}
export type Gazetteer = Awaited<ReturnType<typeof loadGazetteer>>;
