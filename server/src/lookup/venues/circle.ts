import { distanceKm, earthRadiusKm, type Position } from "#reference/nearest.ts";
import { keyBits, spatialKey } from "./spatial-key.ts";

export const earthRadius = earthRadiusKm * 1_000;

/** What is farther from a position than `inner` meters, and not farther than `outer`. */
export type Ring = { center: Position; inner: number; outer: number };

/** A cell of a level of the grid: its column from west to east, and its row from south to north. */
type Cell = { x: number; y: number };
type Box = { south: number; north: number; west: number; east: number };

/** First and last key. */
export type KeyRange = { low: number; high: number };

/** Cells that cover a ring: more of them leave less outside, and cost more searches. */
const coverMax = 64;
/** Longer than what rounding could lose, in meters. */
const margin = 1;

/** A few ranges of keys that contain the keys of all places in a ring, and some others. */
export function keyRanges(ring: Ring): KeyRange[] {
  const { level, cells } = covering(ring, { cellsMax: coverMax, levelMax: keyBits });
  const keys = 4 ** (keyBits - level);
  const ranges: KeyRange[] = [];
  for (const index of cells.map((cell) => indexOf(cell, level)).toSorted((a, b) => a - b)) {
    const [low, high] = [index * keys, (index + 1) * keys - 1];
    const last = ranges.at(-1);
    if (last?.high === low - 1) last.high = high;
    else ranges.push({ low, high });
  }
  return ranges;
}

/** The beginnings of the keys of all places in a ring, `2 * level` bits each; undefined where it has too many. */
export function keyPrefixes(ring: Ring, level: number, max: number): number[] | undefined {
  const covered = covering(ring, { cellsMax: max, levelMax: level });
  if (covered.level < level) return undefined;
  return covered.cells.map((cell) => indexOf(cell, level));
}

/** The smallest cells that cover a ring with at most so many of them. */
function covering(
  { center, inner, outer }: Ring,
  { cellsMax, levelMax }: { cellsMax: number; levelMax: number },
): { level: number; cells: readonly Cell[] } {
  let cells: readonly Cell[] = [{ x: 0, y: 0 }];
  for (let level = 0; level < levelMax; level += 1) {
    const smaller = cells.flatMap(quartersOf).filter((cell) => {
      const box = boxOf(cell, level + 1);
      return nearest(center, box) <= outer + margin && farthest(center, box) >= inner - margin;
    });
    if (smaller.length > cellsMax) return { level, cells };
    cells = smaller;
  }
  return { level: levelMax, cells };
}

const quartersOf = ({ x, y }: Cell): Cell[] => [
  { x: 2 * x, y: 2 * y },
  { x: 2 * x, y: 2 * y + 1 },
  { x: 2 * x + 1, y: 2 * y },
  { x: 2 * x + 1, y: 2 * y + 1 },
];

function boxOf({ x, y }: Cell, level: number): Box {
  const height = 180 / 2 ** level;
  const width = 2 * height;
  return {
    south: y * height - 90,
    north: (y + 1) * height - 90,
    west: x * width - 180,
    east: (x + 1) * width - 180,
  };
}

/** The place of a cell on the curve. Keys begin with it, as the curve fills one cell after the other. */
function indexOf({ x, y }: Cell, level: number): number {
  const { south, north, west, east } = boxOf({ x, y }, level);
  return Math.floor(spatialKey((south + north) / 2, (west + east) / 2) / 4 ** (keyBits - level));
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;
const distance = (a: Position, b: Position): number => distanceKm(a, b) * 1_000;
const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The distance of a position from the nearest point of a box, in meters. */
function nearest(from: Position, { south, north, west, east }: Box): number {
  const eastward = (((from.longitude - west) % 360) + 360) % 360;
  if (eastward <= east - west) {
    const latitude = clamp(from.latitude, south, north);
    return distance(from, { latitude, longitude: from.longitude });
  }
  // Else it is on one of the meridians: where a right angle leads to it, or at an end.
  const onMeridian = [west, east].flatMap((longitude) => {
    const { sin, cos, atan2 } = Math;
    const latitude = radians(from.latitude);
    const foot = atan2(sin(latitude), cos(latitude) * cos(radians(longitude - from.longitude)));
    return [south, north, clamp(degrees(foot), south, north)].map((at) =>
      distance(from, { latitude: at, longitude }),
    );
  });
  return Math.min(...onMeridian);
}

/** The same of the farthest point: what is nearest to the other end of the Earth is farthest. */
const farthest = ({ latitude, longitude }: Position, box: Box): number =>
  Math.PI * earthRadius - nearest({ latitude: -latitude, longitude: longitude + 180 }, box);
