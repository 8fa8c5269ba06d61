/** Where a city is, for searches around it. Apart from `nearest.ts`, as the list of cities is long. */
import { airportPosition } from "./airport-positions.ts";
import { distanceKm, type Position } from "./nearest.ts";
import { cityPositions } from "./places/city-positions.ts";
import { matchPlaces, towns } from "./places.ts";
import { keyOf } from "./words.ts";

/** More cities than have the same name. */
const namesakesMax = 50;
/** Farther from the rough position, a city of the name is another one. */
const sameCityKm = 30;

const roughly = new Map<string, Position>(
  cityPositions.map(([city, latitude, longitude]) => [keyOf(city), { latitude, longitude }]),
);

/**
 * The position, to about a kilometer, of the airport with an IATA code in capitals, of a city with services, or of the
 * largest city with this name or other name. Case, accents, spaces and hyphens of names are ignored. Undefined if there is
 * none.
 */
export function cityCenter(name: string): Position | undefined {
  const airport = /^[A-Z]{3}$/.test(name.trim()) ? airportPosition(name) : undefined;
  if (airport) return airport;
  const key = keyOf(name);
  const namesakes = matchPlaces(name, namesakesMax).filter(
    ({ city, also }) => keyOf(city) === key || (also !== undefined && keyOf(also) === key),
  );
  const rough = roughly.get(key);
  if (!rough) return namesakes[0];
  const isHere = (town: Position) => distanceKm(town, rough) < sameCityKm;
  // The list may have it by another name; it is the largest one there.
  return namesakes.find(isHere) ?? towns.find(isHere) ?? rough;
}
