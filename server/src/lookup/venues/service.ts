import type { AnswerOf, ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/lookup/venues.ts";
import type { Position } from "#reference/nearest.ts";
import { listPage } from "../../platform/db/list-page.ts";
import type { Db } from "../../platform/schema.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { termsOf } from "../../platform/text/tokens.ts";
import { ratingsOf } from "../venue-reviews/service.ts";
import { correctionsOf } from "./member-edits.ts";
import { nearest } from "./nearest.ts";
import { presentFound, presentNamed, presentVenue } from "./present.ts";
import * as store from "./store.ts";

export {
  addVenue,
  changesBeyond,
  changeVenue,
  closeVenue,
  lockVenue,
  reopenVenue,
} from "./member-edits.ts";
export { listClosedByMembers } from "./member-store.ts";
export { hoursAreClear } from "./opening-hours.ts";
export { creditOf } from "./present.ts";
export { venueTagJson, venueTagsJson } from "./store.ts";
export { closedTags, type OsmTags, osmTags } from "./osm/written-tags.ts";

/** Cache tag of all answers about places: an import changes any of them. */
export const venuesTag = "venues";

type Query = ParsedInput<typeof contract.listVenues>["query"];

/**
 * Open places around a position or the center of a city, nearest first. Throws VALIDATION for an unknown city, and for a
 * cursor that is no place.
 */
export async function listVenues(
  db: Db,
  query: Query,
): Promise<AnswerOf<typeof contract.listVenues>> {
  const center = await centerOf(query);
  const after = query.before === undefined ? undefined : await cursorAt(db, query.before, center);
  const { q: words, radius } = query;
  const limit = contract.venuesOnPage;
  const isWordless = words !== undefined && termsOf(words).length === 0;
  const rows = isWordless
    ? []
    : await nearest(db, { center, radius, filter: filterOf(query), limit: limit + 1, after });
  const { data, hasMore } = listPage(rows, limit, (row) => row);
  return {
    data: await presentAll(db, data),
    hasMore,
    center,
    attribution: contract.venueAttribution,
  };
}

/** The names of places by ID, closed ones too; "A place" where one has none. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.listVenuesById(db, ids);
  return new Map(rows.map(({ id, name, name_en }) => [id, name || name_en || "A place"]));
}

const filterOf = ({ category, pets, emergency, q }: Query): store.VenueFilter => ({
  category,
  isWelcome: pets !== undefined,
  isEmergency: emergency !== undefined,
  words: q,
});

async function centerOf({ near, city = "" }: Query): Promise<Position> {
  if (near) return near;
  // The list of cities is long, so it is loaded on the first search.
  const { cityCenter } = await import("#reference/city-center.ts");
  const found = cityCenter(city);
  if (!found) throw invalid("city", "We don't know where this city is. Send its position as near.");
  return { latitude: found.latitude, longitude: found.longitude };
}

async function cursorAt(db: Db, id: string, center: Position): Promise<store.VenueCursor> {
  const distance = await store.findDistance(db, id, center);
  if (distance === undefined) throw invalid("before", "before must be the ID of a place.");
  return { id, distance };
}

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });

/** A place, closed ones too. Throws NOT_FOUND. */
export async function getVenue(db: Db, id: string): Promise<contract.Venue> {
  const venue = (await venuesById(db, [id])).get(id);
  if (!venue) throw new AppError("NOT_FOUND", "This place doesn't exist.");
  return venue;
}

/** Places by their IDs, closed ones too; those that don't exist are left out. */
export async function venuesById(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, contract.Venue>> {
  const now = new Date();
  const rows = ids.length === 0 ? [] : await store.listVenuesById(db, ids);
  const ratings = await ratingsOf(
    db,
    rows.map(({ id }) => id),
  );
  const corrections = await correctionsOf(db, rows);
  const venues = await Promise.all(
    rows.map((row) =>
      presentVenue(row, { rating: ratings(row.id), corrections: corrections(row), now }),
    ),
  );
  return new Map(venues.map((venue) => [venue._id, venue]));
}

/** Those of these IDs that are of places, closed ones too. */
export const existingVenues = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(ids.length === 0 ? [] : await store.listExisting(db, ids));

/** The nearest open places to a position within a radius in meters, at most `limit` of them. */
export async function nearestVenues(
  db: Db,
  search: { center: Position; radius: number; filter: store.VenueFilter; limit: number },
): Promise<contract.FoundVenue[]> {
  return presentAll(db, await nearest(db, search));
}

/** Open places whose names have all words, at most `limit`, in no order. */
export const venuesByName = async (db: Db, terms: readonly Wanted[], limit: number) =>
  (await store.findByName(db, terms, limit)).map(presentNamed);

/** Which kinds of open places with a name are around which of the positions. */
export const whereVenuesAre = (db: Db, survey: store.VenueSurvey) => store.surveyVenues(db, survey);

async function presentAll(
  db: Db,
  rows: readonly store.NearVenueRow[],
): Promise<contract.FoundVenue[]> {
  const now = new Date();
  const ratings = await ratingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(rows.map((row) => presentFound(row, ratings(row.id), now)));
}
