import type { Position } from "#reference/nearest.ts";
import type { Db } from "../../platform/schema.ts";
import {
  type NearVenueRow,
  readByKeys,
  readByWords,
  type Reading,
  type ReadOptions,
  type VenueCursor,
  type VenueFilter,
} from "./store.ts";

export type NearestSearch = {
  center: Position;
  /** Meters. */
  radius: number;
  filter: VenueFilter;
  limit: number;
  /** Continues after this place. */
  after?: VenueCursor | undefined;
};

/** Meters from the center, or the same area around the page before: in a city, there are enough places. */
const firstRadius = 1_000;
/** A ring with more places is read in part only, and then made smaller. */
const readMax = 1_500;
const readAll = 1_000_000_000;
/** Among so many places, enough for a page have words that are not rare. */
const manyWithout = 250;
/** Areas that differ by less are not worth another reading: thousands of places are on one spot, and all are read. */
const sameArea = 1.1;
/** The same around the center, in square meters. */
const leastArea = 1;

/**
 * The nearest places, by distance and then by ID. Reads rings that grow until one has enough places, and shrink where one
 * has so many that ordering them would take long: what it costs depends neither on the radius nor on how many places there
 * are (decision 0081).
 */
export async function nearest(db: Db, search: NearestSearch): Promise<NearVenueRow[]> {
  const { filter, radius, after } = search;
  if (after && after.distance > radius) return [];
  if (filter.words === undefined) {
    return (await inRings(db, search, { read: readByKeys, from: firstArea(search) })) ?? [];
  }
  // Common words are found near the center, rare ones by their index.
  return (
    (await inRings(db, search, {
      read: readByKeys,
      from: firstArea(search),
      patience: manyWithout,
    })) ??
    (await inRings(db, search, { read: readByWords, from: areaOf(search) })) ??
    []
  );
}

type Rings = {
  read: (db: Db, options: ReadOptions) => Promise<Reading>;
  /** The first area. */
  from: number;
  /** Gives up once so many places have too few that fit. */
  patience?: number;
};

/** The page, by rings that are read in one way; undefined if it gave up. */
async function inRings(
  db: Db,
  search: NearestSearch,
  { read, from, patience = Number.POSITIVE_INFINITY }: Rings,
): Promise<NearVenueRow[] | undefined> {
  const all = areaOf(search);
  // The largest area that has too few places, and the smallest that has too many.
  let few = 0;
  let many: number | undefined;
  let area = from;
  let isLast = false;
  // Places are denser in some directions than in others, and at times there are no more.
  let reserve = 1.6;
  for (;;) {
    const found = await readRing(db, search, { read, area, readMax: isLast ? readAll : readMax });
    if (found.isPage) return found.rows;
    if (found.isWhole && found.read >= patience) return undefined;
    if (found.isWhole) few = area;
    else many = area;
    // What was read to its end has too few with the words of the search.
    if (isLast) many = undefined;
    isLast ||= many !== undefined && many < Math.max(leastArea, few * sameArea);
    const growth = Math.min(growthMax, (search.limit / found.rows.length) * reserve);
    if (growth < growthMax) reserve *= 4;
    area = isLast ? (many ?? all) : next({ few, many, all, growth });
  }
}

/** An area that has so few places grows by that; by four times the radius at most. */
const growthMax = 16;
type Areas = { few: number; many: number | undefined; all: number; growth: number };

/** An area between the two, or a larger one where none had too many places. */
function next({ few, many, all, growth }: Areas): number {
  if (many === undefined) return Math.min(all, few * growth);
  return few === 0 ? many / growthMax : Math.sqrt(few * many);
}

/** The area of all that is searched, behind the page before; like all areas, over pi and as if the Earth were flat. */
const areaOf = ({ radius, after }: NearestSearch): number =>
  radius ** 2 - (after?.distance ?? 0) ** 2;

const firstArea = (search: NearestSearch): number => Math.min(areaOf(search), firstRadius ** 2);

/** Reads a ring behind the page before. `isPage`: it has enough places, or there are no others. */
async function readRing(
  db: Db,
  search: NearestSearch,
  { read, area, readMax: most }: { read: Rings["read"]; area: number; readMax: number },
): Promise<Reading & { isPage: boolean }> {
  const { center, radius, filter, limit, after } = search;
  const inner = after?.distance ?? 0;
  const isAll = area === areaOf(search);
  const outer = isAll ? radius : Math.sqrt(inner ** 2 + area);
  const ring = { center, inner, outer };
  const found = await read(db, { ring, filter, after, limit, readMax: most });
  return { ...found, isPage: found.isWhole && (isAll || found.rows.length >= limit) };
}
