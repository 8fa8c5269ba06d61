/** Which of some cities is nearest to another, and how far places are apart. */
import { cityPositions } from "./places/city-positions.ts";

/** Degrees, north and east positive. */
export type Position = { latitude: number; longitude: number };

const positions = new Map<string, Position>(
  cityPositions.map(([city, latitude, longitude]) => [city, { latitude, longitude }]),
);

/** The mean radius of the Earth. */
export const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance along the surface in kilometers, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    sine(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * sine(b.longitude - a.longitude);
  // Rounding may go beyond 1 at the other end of the Earth.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** The nearest of some cities, by name; undefined if none of them, or the city itself, is known. */
export function nearestCity(
  city: string,
  among: readonly string[],
): { city: string; km: number } | undefined {
  const here = positions.get(city);
  if (!here) return undefined;
  const [nearest] = among
    .flatMap((each) => {
      const there = positions.get(each);
      return there && each !== city ? [{ city: each, km: distanceKm(here, there) }] : [];
    })
    .toSorted((a, b) => a.km - b.km);
  return nearest;
}
