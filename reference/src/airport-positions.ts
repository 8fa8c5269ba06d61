/** Where airports are. Apart from their names, which the browser loads too. */
import list from "./places/airport-positions.json" with { type: "json" };

/** Degrees, north and east positive, to about a kilometer. */
export type Position = { latitude: number; longitude: number };

const positions = new Map<string, Position>(
  list.rows.map((row) => {
    const [code = "", latitude, longitude] = row.split("|");
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

/** The position of the airport with this IATA code; undefined where it is unknown or the sources disagree on it. */
export const airportPosition = (code: string): Position | undefined =>
  positions.get(code.trim().toUpperCase());
