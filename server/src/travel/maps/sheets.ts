import type { MapSize } from "#contracts/travel/maps.ts";
import type { Point } from "./view.ts";

/** A size of a map in pixels: half the width of a pin, the height of its letters; 0 for a map without words. */
export type Sheet = { width: number; height: number; pin: number; letters: number };

/** `route` is the way between two countries. */
export type SheetName = MapSize | "route";

export const sheets: Readonly<Record<SheetName, Sheet>> = {
  card: { width: 344, height: 172, pin: 8, letters: 0 },
  route: { width: 344, height: 232, pin: 11, letters: 13 },
  phone: { width: 344, height: 400, pin: 12, letters: 14 },
  wide: { width: 720, height: 420, pin: 13, letters: 15 },
  print: { width: 680, height: 400, pin: 12, letters: 14 },
  // Rendered where there may be no fonts.
  share: { width: 1200, height: 630, pin: 20, letters: 0 },
};

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);
export const pair = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
export const circle = ([x, y]: Point, radius: number): string =>
  `cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"`;
export const apart = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(otherX - x, otherY - y);

/** Of some places the one that is farthest from all points. */
export function farthest(places: readonly [Point, ...Point[]], points: readonly Point[]): Point {
  const room = (place: Point) => Math.min(...points.map((point) => apart(point, place)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}
