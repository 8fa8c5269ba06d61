import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import {
  address,
  clockTime,
  CostDraft,
  flightNumber,
  ItemDraft,
  LegDraft,
  people,
  StayDraft,
  zone,
  firstYear,
  months,
  airlineMax,
  costsMax,
  itemsMax,
  legsMax,
  staysMax,
  Cost,
  Item,
  ratesMax,
  TripRate,
  TripRateDraft,
  Leg,
  Stay,
  Attachment,
  TripPhoto,
} from "./trip-parts.ts";
import { Entry } from "./entries.ts";
import { MemberShows, OthersPet, tripRoles } from "./trip-people.ts";
import { Author } from "../kernel/author.ts";
import { PlaceDraft, Place } from "../lookup/places.ts";
import { calendarDate, Id, optionalLineText, optionalText, Moment } from "../kernel/text.ts";

const nullableText = z.nullable(z.string());

/**
 * A trip. The spec's fields mirror the first and last leg (`outbound…`, `return…`) and the first stay
 * (`checkIn`, `checkOut`, `address`); all of them are in `legs` and `stays`. Days are `YYYY-MM-DD`.
 */
export const Trip = z.object({
  _id: Id,
  /** What the caller is on this trip. */
  role: z.enum(tripRoles),
  owner: Author,
  /** The members who joined, besides the owner. */
  members: z.array(Author),
  /** What the owner shows the caller; null for the owner. The rest is left out: codes are ''. */
  shows: z.nullable(MemberShows),
  /** The pets on this trip that aren't the caller's. */
  othersPets: z.array(OthersPet),
  destination: z.string(),
  month: z.nullable(z.enum(months)),
  day: z.nullable(z.number()),
  year: z.nullable(z.number()),
  endDate: nullableText,
  notes: z.string(),
  checkIn: nullableText,
  checkOut: nullableText,
  address: z.string(),
  receipt: nullableText,
  ticket: nullableText,
  airline: z.string(),
  outboundFlightNumber: nullableText,
  outboundDate: nullableText,
  outboundDepartureTime: nullableText,
  outboundDepartureZone: nullableText,
  outboundArrivalTime: nullableText,
  outboundArrivalZone: nullableText,
  returnFlightNumber: nullableText,
  returnDate: nullableText,
  returnDepartureTime: nullableText,
  returnDepartureZone: nullableText,
  returnArrivalTime: nullableText,
  returnArrivalZone: nullableText,
  origin: z.nullable(Place),
  destinationPlace: z.nullable(Place),
  petIds: z.array(Id),
  people: z.nullable(z.number()),
  legs: z.array(Leg),
  /** Pets that were stored on a leg more than once; each is on it once now. Missing where there are none. */
  repeatedPets: z.optional(z.array(z.object({ legId: Id, petId: Id }))),
  stays: z.array(Stay),
  items: z.array(Item),
  costs: z.array(Cost),
  /** Rates that the travelers typed, with their day. */
  rates: z.array(TripRate),
  attachments: z.array(Attachment),
  photos: z.array(TripPhoto),
  /** In the order of their days, ideas last; absent in lists of trips. */
  entries: z.array(Entry),
  /** Entries that became ideas because their day is no longer in the trip; only in the answer to that change. */
  movedToIdeas: z.optional(z.array(Id)),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Trip = z.output<typeof Trip>;

/** A trip of a list. */
export const ListedTrip = z.omit(Trip, { entries: true, movedToIdeas: true });
export type ListedTrip = z.output<typeof ListedTrip>;

export * from "./trip-parts.ts";
export type { Entry } from "./entries.ts";

export const destinationMax = 120;
export const tripNotesMax = 5_000;
export const tripsMax = 1_000;
export const tripBytesMax = 256 * 1024;
/** Bytes of lists and notes over all trips of a person, which are listed in one answer. */
export const tripsBytesMax = 16 * 1024 * 1024;
export const lastYear = (today: Date): number => today.getUTCFullYear() + 10;

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const dayText = "Day must be a whole number from 1 to 31.";
const yearText = `Year must be ${firstYear} or later, up to ten years from now.`;

/** The spec's own fields. */
const basics = {
  destination: optional(optionalLineText("Destination", destinationMax)),
  month: optional(z.enum(months, { error: "Month must be a full name like January." })),
  day: optional(
    z
      .number({ error: dayText })
      .check(z.refine(Number.isInteger, dayText), z.gte(1, dayText), z.lte(31, dayText)),
  ),
  year: optional(
    z.number({ error: yearText }).check(
      z.refine(Number.isInteger, yearText),
      z.gte(firstYear, yearText),
      z.refine((year) => year <= lastYear(new Date()), yearText),
    ),
  ),
  notes: optional(optionalText("Notes", tripNotesMax)),
};

const more = {
  endDate: optional(calendarDate("End date")),
  origin: optional(PlaceDraft),
  destinationPlace: optional(PlaceDraft),
  petIds: z.optional(
    z.array(Id).check(z.maxLength(50, "A trip can have up to 50 pets. Remove some.")),
  ),
  people: optional(people),
};

/** First stay, first and last leg, as flat fields of the spec. */
const flat = {
  checkIn: optional(calendarDate("Check-in")),
  checkOut: optional(calendarDate("Check-out")),
  address: optional(address),
  airline: optional(optionalLineText("Airline", airlineMax)),
  outboundFlightNumber: optional(flightNumber("Outbound flight number")),
  outboundDate: optional(calendarDate("Outbound date")),
  outboundDepartureTime: optional(clockTime("Outbound departure time")),
  outboundDepartureZone: optional(zone("Outbound departure time zone")),
  outboundArrivalTime: optional(clockTime("Outbound arrival time")),
  outboundArrivalZone: optional(zone("Outbound arrival time zone")),
  returnFlightNumber: optional(flightNumber("Return flight number")),
  returnDate: optional(calendarDate("Return date")),
  returnDepartureTime: optional(clockTime("Return departure time")),
  returnDepartureZone: optional(zone("Return departure time zone")),
  returnArrivalTime: optional(clockTime("Return arrival time")),
  returnArrivalZone: optional(zone("Return arrival time zone")),
};

const items = z
  .array(ItemDraft)
  .check(z.maxLength(itemsMax, `A trip can have up to ${itemsMax} list items. Remove some.`));

/** Each list is sent whole; an element with a known `_id` is updated in place. */
const lists = {
  legs: z.optional(
    z
      .array(LegDraft)
      .check(z.maxLength(legsMax, `A trip can have up to ${legsMax} legs. Remove some.`)),
  ),
  stays: z.optional(
    z
      .array(StayDraft)
      .check(z.maxLength(staysMax, `A trip can have up to ${staysMax} stays. Remove some.`)),
  ),
  items: z.optional(items),
  costs: z.optional(
    z
      .array(CostDraft)
      .check(z.maxLength(costsMax, `A trip can have up to ${costsMax} expenses. Remove some.`)),
  ),
  rates: z.optional(
    z
      .array(TripRateDraft)
      .check(z.maxLength(ratesMax, `A trip can have up to ${ratesMax} rates. Remove some.`)),
  ),
};

const paper = (label: string) =>
  ({ label, kinds: ["picture", "pdf"], visibility: "private" }) as const;
const files = { receipt: paper("Receipt"), ticket: paper("Ticket") } as const;
const params = z.object({ id: Id });
const limits = {
  bodyBytes: tripBytesMax,
  rates: [{ times: 240, seconds: 600, per: "account" }],
} as const;

export const createTrip = endpoint({
  method: "POST",
  path: "/api/plans",
  summary: "Creates a trip. All fields are optional.",
  session: "required",
  body: z.strictObject({ ...basics, ...more, ...flat, ...lists }),
  example: { destination: "Lisbon", month: "May", day: 3, year: 2027 },
  files,
  response: Trip,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const updateTrip = endpoint({
  method: "PUT",
  path: "/api/plans/:id",
  summary:
    "Updates a trip. Only the fields that are sent change. Send `legs` and `stays` as complete lists, or use the fields for the first and last one. Entries on days that the trip no longer has become ideas; `movedToIdeas` lists them.",
  session: "required",
  params,
  body: z.strictObject({ ...basics, ...more, ...flat, ...lists }),
  files,
  response: Trip,
  versioned: true,
  idempotent: true,
  queued: true,
  limits,
});

export const tickItem = endpoint({
  method: "PUT",
  path: "/api/plans/:id/items/:itemId",
  summary:
    "Marks an item of a trip's lists as done or not done. The rest of the trip stays the same.",
  session: "required",
  params: z.object({ id: Id, itemId: Id }),
  body: z.strictObject({ done: z.boolean({ error: "Done must be true or false." }) }),
  response: Trip,
  versioned: true,
  idempotent: true,
  queued: true,
  limits,
});

const placeText = "Place must be a whole number. 0 is the top of the list.";

export const addItems = endpoint({
  method: "POST",
  path: "/api/plans/:id/items",
  summary:
    "Adds items to a trip's lists. The rest of the trip stays the same. An item can have a random ID of its own; an item whose ID is already on the lists is skipped.",
  session: "required",
  params,
  body: z.strictObject({
    items: items.check(z.minLength(1, "Send at least 1 item.")),
    place: z.optional(z.int(placeText).check(z.gte(0, placeText))),
  }),
  response: Trip,
  status: 201,
  versioned: true,
  idempotent: true,
  queued: true,
  limits,
});

export const removeItem = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/items/:itemId",
  summary: "Removes an item from a trip's lists. The rest of the trip stays the same.",
  session: "required",
  params: z.object({ id: Id, itemId: Id }),
  response: Trip,
  versioned: true,
  idempotent: true,
  queued: true,
  limits,
});

export const deleteTrip = endpoint({
  method: "DELETE",
  path: "/api/plans/:id",
  summary: "Deletes a trip with all of its documents.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const addAttachment = endpoint({
  method: "POST",
  path: "/api/plans/:id/attachments",
  summary: "Adds a document to a trip, or to one of its legs or stays.",
  session: "required",
  params,
  body: z.strictObject({
    label: optionalLineText("Document name", 120),
    legId: optional(Id),
    stayId: optional(Id),
  }),
  files: { file: { ...paper("File"), required: true } },
  response: Trip,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const deleteAttachment = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/attachments/:attachmentId",
  summary: "Deletes a document from a trip.",
  session: "required",
  params: z.object({ id: Id, attachmentId: Id }),
  response: Trip,
  versioned: true,
});

export const replaceAttachment = endpoint({
  method: "PUT",
  path: "/api/plans/:id/attachments/:attachmentId",
  summary:
    "Replaces the file of a trip's document. Its name and its part of the trip stay the same.",
  session: "required",
  params: z.object({ id: Id, attachmentId: Id }),
  files: { file: { ...paper("File"), required: true } },
  response: Trip,
  versioned: true,
  limits,
});

export const addTripPhotos = endpoint({
  method: "POST",
  path: "/api/plans/:id/photos",
  summary: "Adds up to four photos to a trip. Only the people on the trip can see them.",
  session: "required",
  params,
  files: { image: { ...paper("Image"), kinds: ["picture"], required: true, many: true } },
  response: Trip,
  status: 201,
  versioned: true,
  idempotent: true,
  queued: true,
  limits,
});

export const updateTripPhoto = endpoint({
  method: "PUT",
  path: "/api/plans/:id/photos/:photoId",
  summary: "Changes the caption of a trip's photo.",
  session: "required",
  params: z.object({ id: Id, photoId: Id }),
  body: z.strictObject({ caption: optionalLineText("Caption", 120) }),
  response: Trip,
  versioned: true,
  queued: true,
});

export const deleteTripPhoto = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/photos/:photoId",
  summary: "Deletes a photo from a trip.",
  session: "required",
  params: z.object({ id: Id, photoId: Id }),
  response: Trip,
  versioned: true,
});

export const listTrips = endpoint({
  method: "GET",
  path: "/api/plans",
  summary:
    "Lists the trips that the current user owns or joined, without their entries, soonest first. Trips without a date come last.",
  session: "required",
  response: z.array(ListedTrip),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const getTrip = endpoint({
  method: "GET",
  path: "/api/plans/:id",
  summary: "Returns a trip that the current user owns or joined.",
  session: "required",
  params: z.object({ id: Id }),
  response: Trip,
  versioned: true,
});
