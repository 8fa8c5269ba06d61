import type { VenueTag, VenueCategory } from "#contracts/lookup/tags.ts";
import type { PetPolicy } from "#contracts/lookup/venues.ts";
import type { Position } from "#reference/nearest.ts";
import { type RawBuilder, sql } from "kysely";
import { idsMatchingQuery, matchesQuery, prefixedQuery } from "../../platform/db/text-search.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { termsOf } from "../../platform/text/tokens.ts";
import type { Db } from "../../platform/schema.ts";
import { earthRadius, keyPrefixes, keyRanges, type Ring } from "./circle.ts";

export type VenueRow = {
  id: string;
  category: VenueCategory;
  emergency: boolean;
  name: string;
  name_en: string | null;
  latitude: number;
  longitude: number;
  address: string | null;
  phone: string | null;
  website: string | null;
  opening_hours: string | null;
  pet_policy: PetPolicy | null;
  pet_fee: string | null;
  pet_max_kg: number | null;
  pet_note: string | null;
  source: "osm" | "member";
  osm_id: string | null;
  /** Of the area, or of what a member suggested. */
  checked_at: Date | null;
  closed_at: Date | null;
  /** Columns. */
  corrected: string[];
};
export type NearVenueRow = VenueRow & { distance: number };

/** `isWelcome`: pets may come in, on a leash or outside. `isEmergency`: only vets for emergencies. `isNamed`: it has a name. */
export type VenueFilter = {
  category?: VenueCategory | undefined;
  isWelcome?: boolean;
  isEmergency?: boolean;
  isNamed?: boolean;
  /** Words of the name. */
  words?: string | undefined;
};

/** The last place of the page before. */
export type VenueCursor = { id: string; distance: number };

const columns = sql`v.id, v.category, v.emergency, v.name, v.name_en, v.latitude, v.longitude, v.address, v.phone,
  v.website, v.opening_hours, v.pet_policy, v.pet_fee, v.pet_max_kg, v.pet_note, v.source, v.osm_id, v.closed_at,
  v.corrected, coalesce(v.checked_at, a.checked_at) as checked_at`;

/** The distance from a position in meters, by the haversine formula; the same place always has the same. */
function distanceFrom({
  latitude,
  longitude,
}: Record<keyof Position, number | RawBuilder<unknown>>): RawBuilder<number> {
  const [from, around] = [sql`${latitude}::float8`, sql`${longitude}::float8`];
  return sql<number>`(${2 * earthRadius}::float8 * asin(sqrt(least(1,
    sin(radians(v.latitude - ${from}) / 2) ^ 2 + cos(radians(${from})) * cos(radians(v.latitude))
      * sin(radians(v.longitude - ${around}) / 2) ^ 2))))`;
}

/** Written as the conditions of the indexes are, so that PostgreSQL uses them. */
function conditionOf({
  category,
  isWelcome,
  isEmergency,
  isNamed,
}: VenueFilter): RawBuilder<boolean> {
  const conditions = [
    sql`v.closed_at is null`,
    ...(category === undefined ? [] : [sql`v.category = ${category}`]),
    ...(isWelcome ? [sql`v.pet_policy in ('yes', 'leashed', 'outside')`] : []),
    ...(isEmergency ? [sql`v.emergency`] : []),
    ...(isNamed ? [sql`v.name <> ''`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A reading of some places of a ring: the nearest that fit, how many were read, and whether there are more to read. */
export type Reading = { rows: NearVenueRow[]; read: number; isWhole: boolean };

export type ReadOptions = {
  ring: Ring;
  filter: VenueFilter;
  after: VenueCursor | undefined;
  limit: number;
  /** It ends after so many places. */
  readMax: number;
};

/** Reads the places of a ring by their keys. */
export function readByKeys(db: Db, options: ReadOptions): Promise<Reading> {
  const ranges = keyRanges(options.ring);
  const { words } = options.filter;
  return read(db, options, {
    from: sql`unnest(${ranges.map(({ low }) => low)}::bigint[], ${ranges.map(({ high }) => high)}::bigint[])
      part (low, high)`,
    where: sql`v.spatial_key between part.low and part.high`,
    // Of the places that were read, so that few with these words don't make it read more.
    fits: words === undefined ? sql`true` : matchesQuery(words),
    // In the order of the index: without it, PostgreSQL may look up the whole range before it reads the first place.
    order: sql`order by v.spatial_key`,
  });
}

/** Of the index of words: the level of its cells, and the most that a search reads. Nearer to the poles there are more. */
const wordLevel = 11;
const wordCellsMax = 400;

/** Reads the places of a ring that have the words of the filter; near to a pole, all of them. */
export async function readByWords(db: Db, options: ReadOptions): Promise<Reading> {
  const cells = keyPrefixes(options.ring, wordLevel, wordCellsMax);
  if (!cells) return readByKeys(db, options);
  const terms = termsOf(options.filter.words ?? "");
  const queries = cells.map((cell) => prefixedQuery(terms, cell.toString(16).padStart(6, "0")));
  return read(db, options, {
    from: sql`unnest(${queries}::text[]) part (query)`,
    where: sql`words_in_cell(v.spatial_key, v.words) @@ part.query::tsquery`,
    fits: sql`true`,
    order: sql``,
  });
}

type Part = Record<"from" | "where" | "fits" | "order", RawBuilder<unknown>>;

/** Each part is a search of an index by itself; a join could be planned as a scan of all places. */
async function read(
  db: Db,
  options: ReadOptions,
  { from, where, fits, order }: Part,
): Promise<Reading> {
  const { ring, filter, after, limit, readMax } = options;
  const distance = distanceFrom(ring.center);
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`(${distance}, v.id) > (${after.distance}::float8, ${after.id}::uuid)`;
  const { rows } = await sql<{ read: number; id: string | null } & NearVenueRow>`
    with read as materialized (
      select v.* from ${from} cross join lateral (
        select v.id, ${distance} as distance, ${fits} as fits from venues v
        where ${conditionOf(filter)} and ${where} and ${distance} <= ${ring.outer}::float8 and ${isBehind}
        ${order} limit ${readMax + 1}
      ) v limit ${readMax + 1}
    ), page as (
      select id, distance from read where fits order by distance, id limit ${limit}
    )
    select (select count(*) from read) as read, page.distance, ${columns}
    from (values (1)) one left join page on true left join venues v on v.id = page.id
      left join venue_areas a on a.area = v.area
    order by page.distance, page.id`.execute(db);
  const count = rows[0]?.read ?? 0;
  return {
    rows: rows.filter(({ id }) => id !== null),
    read: count,
    isWhole: count <= readMax,
  };
}

/** Positions, and kinds of places around them within a radius in meters. */
export type VenueSurvey = {
  centers: readonly Position[];
  radius: number;
  categories: readonly VenueCategory[];
};

/** Which kinds of open places with a name are around which of the positions. */
export async function surveyVenues(
  db: Db,
  { centers, radius, categories }: VenueSurvey,
): Promise<{ at: number; category: VenueCategory }[]> {
  const parts = centers.flatMap((center, at) =>
    keyRanges({ center, inner: 0, outer: radius }).map((range) => ({ at, center, ...range })),
  );
  const column = (of: (part: (typeof parts)[number]) => number) => parts.map(of);
  const filter = conditionOf({ isNamed: true });
  const distance = distanceFrom({ latitude: sql`part.latitude`, longitude: sql`part.longitude` });
  const { rows } = await sql<{ at: number; category: VenueCategory }>`
    select distinct part.at, kind.category
    from unnest(${column(({ at }) => at)}::int[], ${column(({ low }) => low)}::bigint[],
      ${column(({ high }) => high)}::bigint[], ${column(({ center }) => center.latitude)}::float8[],
      ${column(({ center }) => center.longitude)}::float8[]) part (at, low, high, latitude, longitude)
    cross join unnest(${categories}::text[]) kind (category)
    cross join lateral (
      select from venues v
      where ${filter} and v.category = kind.category and v.spatial_key between part.low and part.high
        and ${distance} <= ${radius}::float8
      limit 1
    ) any_place`.execute(db);
  return rows;
}

/** A place, closed ones too. */
export const findVenue = async (db: Db, id: string): Promise<VenueRow | undefined> =>
  (await listVenuesById(db, [id]))[0];

/** Places, closed ones too, in any order. */
export async function listVenuesById(db: Db, ids: readonly string[]): Promise<VenueRow[]> {
  const { rows } = await sql<VenueRow>`
    select ${columns} from venues v left join venue_areas a on a.area = v.area
    where v.id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Open places whose names have all words, of the whole world. */
export async function findByName(
  db: Db,
  terms: readonly Wanted[],
  limit: number,
): Promise<VenueRow[]> {
  const ids = idsMatchingQuery("venues", terms, limit, sql`closed_at is null`);
  const { rows } = await sql<VenueRow>`
    with selected as materialized (${ids})
    select ${columns} from selected s join venues v on v.id = s.id
      left join venue_areas a on a.area = v.area`.execute(db);
  return rows;
}

/** Those of these IDs that are of places, closed ones too. */
export async function listExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("venues").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

const tagJson = sql`json_build_object('_id', v.id, 'name', v.name, 'category', v.category)`;

/** The place whose ID a column has, as a tag; null where it has none. */
export const venueTagJson = (column: string): RawBuilder<VenueTag | null> => sql`(
  select ${tagJson} from venues v where v.id = ${sql.ref(column)}
)`;

/** The places with these IDs as tags; null without one. */
export const venueTagsJson = (ids: RawBuilder<unknown>): RawBuilder<VenueTag[] | null> => sql`(
  select json_agg(${tagJson}) from venues v where v.id in ${ids}
)`;

/** How far a place is from a position, in meters; undefined if there is none with this ID. */
export async function findDistance(
  db: Db,
  id: string,
  from: Position,
): Promise<number | undefined> {
  const { rows } = await sql<{ distance: number }>`
    select ${distanceFrom(from)} as distance from venues v where v.id = ${id}`.execute(db);
  return rows[0]?.distance;
}
