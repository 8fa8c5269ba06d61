import * as z from "zod/mini";
import { Cost, Item, Leg, Stay } from "./trip-parts.ts";
import { months } from "./trip-names.ts";
import { Place } from "../lookup/places.ts";
import { Id, Moment } from "../kernel/text.ts";

/** A further document of a trip, or of one of its legs or stays. */
export const Attachment = z.object({
  _id: Id,
  url: z.string(),
  label: z.string(),
  legId: z.nullable(Id),
  stayId: z.nullable(Id),
  createdAt: Moment,
});
export type Attachment = z.output<typeof Attachment>;

/** A private photo of a trip; '' without a caption. */
export const TripPhoto = z.object({
  _id: Id,
  url: z.string(),
  caption: z.string(),
  createdAt: Moment,
});
export type TripPhoto = z.output<typeof TripPhoto>;

const nullableText = z.nullable(z.string());

/**
 * A trip. The spec's fields mirror the first and last leg (`outbound…`, `return…`) and the first stay
 * (`checkIn`, `checkOut`, `address`); all of them are in `legs` and `stays`. Days are `YYYY-MM-DD`.
 */
export const Trip = z.object({
  _id: Id,
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
  attachments: z.array(Attachment),
  photos: z.array(TripPhoto),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Trip = z.output<typeof Trip>;
