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

  /** A city that is alone with its name in its country, or whose region is among some `parts` of its address. */
  const spotOfTown = (
    city: string,
    country: string,
    parts: readonly string[],
  ): Spot | undefined => {
    const town = city === "" ? undefined : place(city, country);
    if (!town) return undefined;
    if (town.region === "") return { name: town.city, country, position: town };
    const regional = parts
      .map((part) => place(city, country, part))
      .find((each) => each && parts.includes(each.region));
    return regional && { name: regional.city, country, position: regional };
  };

  return { spotOfPlace, spotOfAirport, spotOfTown };
}
export type Gazetteer = Awaited<ReturnType<typeof loadGazetteer>>;
