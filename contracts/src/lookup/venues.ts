import * as z from "zod/mini";
import { searchMax } from "../community/hoots.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, page, wholeNumber } from "../kernel/paging.ts";
import { Id, lineText, Moment, text } from "../kernel/text.ts";
import { placeSearchMax } from "./places.ts";
import { venueCategories } from "./tags.ts";

/** Whether a pet may come in: anywhere, on a leash, only outside, or not. */
export const petPolicies = ["yes", "leashed", "outside", "no"] as const;
export type PetPolicy = (typeof petPolicies)[number];

export const venueNameMax = 200;
export const venueAddressMax = 300;
export const venuePhoneMax = 60;
export const venueWebsiteMax = 500;
export const openingHoursMax = 1_000;
export const petFeeMax = 60;
export const petMaxKgMax = 200;
export const petNoteMax = 300;

/** Places in a page of the list. */
export const venuesOnPage = 20;
/** The farthest that is searched, and how far without a radius, in meters. */
export const venueRadiusMax = 50_000;
export const venueRadiusDefault = 5_000;
/** Required wherever data of OpenStreetMap is shown (openstreetmap.org/copyright). */
export const venueAttribution = "© OpenStreetMap contributors, ODbL 1.0";

/**
 * Whether a place is open by its own clock. `changesAt` is when that changes (`YYYY-MM-DDTHH:MM` there), null if it stays so
 * for a week; `today` is the day there.
 */
const Opening = z.object({
  isOpen: z.boolean(),
  changesAt: z.nullable(z.string()),
  today: z.string(),
});
export type Opening = z.output<typeof Opening>;

/** The hours of a day, as times there from 00:00 to 24:00; none where a place is closed. */
const OpeningDay = z.object({
  date: z.string(),
  open: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type OpeningDay = z.output<typeof OpeningDay>;

const venueFields = {
  _id: Id,
  category: z.enum(venueCategories),
  /** A vet for emergencies. */
  emergency: z.boolean(),
  /** In the local language; "" for a park, beach, dog park or vet without a name. */
  name: z.string(),
  nameEn: z.nullable(z.string()),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** As in OpenStreetMap: `Mo-Fr 09:00-18:00; PH off`. */
  openingHours: z.nullable(z.string()),
  /** Null where the hours aren't known, or depend on what isn't. */
  opening: z.nullable(Opening),
  /** Null where it is not known. */
  pets: z.object({
    policy: z.nullable(z.enum(petPolicies)),
    fee: z.nullable(z.string()),
    maxKg: z.nullable(z.number()),
    note: z.nullable(z.string()),
  }),
  /** `count` is the number of reviews; `average` is null until three people have reviewed it. */
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  /** `id` is that of OpenStreetMap, such as `node/1`; null for a place that a member suggested. */
  source: z.object({
    name: z.string(),
    id: z.nullable(z.string()),
    checkedAt: z.nullable(Moment),
  }),
};

/** A place in a list, with its distance in meters from the position that was asked for. */
export const FoundVenue = z.object({ ...venueFields, distance: z.number() });
export type FoundVenue = z.output<typeof FoundVenue>;

/** What members can correct, by its name on the wire. */
export const correctableFields = [
  "category",
  "emergency",
  "name",
  "address",
  "position",
  "phone",
  "website",
  "openingHours",
  "pets.policy",
  "pets.fee",
  "pets.maxKg",
  "pets.note",
  "closedAt",
] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** A place by itself. `closedAt` is when it was found closed; null while it is open. */
export const Venue = z.object({
  ...venueFields,
  closedAt: z.nullable(Moment),
  /**
   * The values that aren't from `source`, but from members, and when a moderator last checked each; null where that isn't
   * known. `closedAt` is one of them where a member found the place closed.
   */
  corrections: z.array(
    z.object({ field: z.enum(correctableFields), checkedAt: z.nullable(Moment) }),
  ),
  /** Seven days from today on there; null where they aren't known. */
  week: z.nullable(z.array(OpeningDay)),
  attribution: z.string(),
});
export type Venue = z.output<typeof Venue>;

const nearText =
  "near must be a latitude from -90 to 90 and a longitude from -180 to 180, such as 52.52,13.405.";
/** As many digits as a number of JavaScript has when it is written. */
const nearPattern = /^-?\d{1,3}(?:\.\d{1,20})?, ?-?\d{1,3}(?:\.\d{1,20})?$/;

const positionIn = (value: string): { latitude: number; longitude: number } => {
  const [latitude = Number.NaN, longitude = Number.NaN] = value.split(",").map(Number);
  return { latitude, longitude };
};
const isOnEarth = (value: string): boolean => {
  const { latitude, longitude } = positionIn(value);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

/** A position in degrees, `latitude,longitude`. */
const near = z.pipe(
  z
    .string({ error: nearText })
    .check(
      z.maxLength(52, nearText),
      z.regex(nearPattern, nearText),
      z.refine(isOnEarth, nearText),
    ),
  z.transform(positionIn),
);

const isOneOf = z.refine<{ near?: unknown; city?: unknown }>(
  (query) => query.near === undefined || query.city === undefined,
  { error: "Send near or city, not both.", path: ["city"] },
);
const isSomewhere = z.refine<{ near?: unknown; city?: unknown }>(
  (query) => query.near !== undefined || query.city !== undefined,
  { error: "near or city is required.", path: ["near"] },
);

export const listVenues = endpoint({
  method: "GET",
  path: "/api/venues",
  summary: `Lists places where pets are welcome or treated, nearest first, ${venuesOnPage} at a time: around a position (\`near=latitude,longitude\`) or the center of a city (its name, or the IATA code of an airport). \`radius\` is in meters. \`pets=yes\` leaves out places that don't take pets or may not.`,
  session: "optional",
  query: z
    .object({
      near: z.optional(near),
      city: z.optional(lineText("city", placeSearchMax)),
      radius: z._default(z.optional(wholeNumber("radius", 1, venueRadiusMax)), venueRadiusDefault),
      category: z.optional(z.enum(venueCategories)),
      pets: z.optional(z.literal("yes")),
      /** Vets for emergencies alone. */
      emergency: z.optional(z.literal("true")),
      /** Words of the name, the last one in part. */
      q: z.optional(text("q", searchMax)),
      /** Cursor: continues after this place, which is at its distance from the same position. */
      before: beforeQuery,
    })
    .check(isOneOf, isSomewhere),
  response: z.extend(page(FoundVenue), {
    /** The position that distances are from. */
    center: z.object({ latitude: z.number(), longitude: z.number() }),
    attribution: z.string(),
  }),
  limits: { rates: [{ times: 240, seconds: 60, per: "address" }] },
});

export const getVenue = endpoint({
  method: "GET",
  path: "/api/venues/:id",
  summary:
    "Returns a place where pets are welcome or treated; one that has closed too, with `closedAt`. `corrections` names the values that members corrected, with the moment of the check of each.",
  session: "optional",
  params: z.object({ id: Id }),
  response: Venue,
});
