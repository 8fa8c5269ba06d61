import { type FoundVenue, type Venue, venueAttribution } from "#contracts/lookup/venues.ts";
import { moment } from "../../platform/db/moment.ts";
import { openingAt, weekAt } from "./opening-hours.ts";
import type { NearVenueRow, VenueRow } from "./store.ts";

const sourceNames = { osm: "OpenStreetMap", member: "A member" } as const;

type Rating = Venue["rating"];

const publicFields = async (row: VenueRow, rating: Rating, now: Date) => ({
  _id: row.id,
  category: row.category,
  emergency: row.emergency,
  name: row.name,
  nameEn: row.name_en,
  latitude: row.latitude,
  longitude: row.longitude,
  address: row.address,
  phone: row.phone,
  website: row.website,
  openingHours: row.opening_hours,
  opening: (await openingAt(row.opening_hours, row, now)) ?? null,
  pets: {
    policy: row.pet_policy,
    fee: row.pet_fee,
    maxKg: row.pet_max_kg,
    note: row.pet_note,
  },
  rating,
  source: sourceOf(row),
});

const sourceOf = (row: VenueRow): Venue["source"] => ({
  name: sourceNames[row.source],
  id: row.osm_id,
  checkedAt: row.checked_at && moment(row.checked_at),
});

/** Whom a place in an answer of another kind is credited to, and the day (`YYYY-MM-DD`) of the data or of its check. */
export const creditOf = ({ id, checkedAt }: Venue["source"]) => ({
  title: id === null ? "A member's suggestion" : "OpenStreetMap contributors",
  checked: checkedAt?.slice(0, 10) ?? "undated copy",
});

/** A place that was found by its name. */
export const presentNamed = (row: VenueRow) => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  address: row.address,
  credit: creditOf(sourceOf(row)),
});

/** A place in a list; its distance in whole meters. */
export const presentFound = async (
  row: NearVenueRow,
  rating: Rating,
  now: Date,
): Promise<FoundVenue> => ({
  ...(await publicFields(row, rating, now)),
  distance: Math.round(row.distance),
});

export const presentVenue = async (
  row: VenueRow,
  { rating, corrections, now }: { rating: Rating; corrections: Venue["corrections"]; now: Date },
): Promise<Venue> => ({
  ...(await publicFields(row, rating, now)),
  closedAt: row.closed_at && moment(row.closed_at),
  corrections,
  week: (await weekAt(row.opening_hours, row, now)) ?? null,
  attribution: venueAttribution,
});
