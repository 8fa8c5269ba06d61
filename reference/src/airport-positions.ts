/** Where airports are. Apart from their names, which the browser loads too. */
import type { Position } from "./nearest.ts";
import list from "./places/airport-positions.json" with { type: "json" };

const positions = new Map<string, Position>(
  list.rows.map((row) => {
    const [code = "", latitude, longitude] = row.split("|");
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

/** The position, to about a kilometer, of the airport with this IATA code; undefined where it is unknown or the sources disagree on it. */
export const airportPosition = (code: string): Position | undefined =>
  positions.get(code.trim().toUpperCase());
