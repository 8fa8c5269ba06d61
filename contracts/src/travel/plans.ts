import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import {
  clockTime,
  Cost,
  CostDraft,
  flightNumber,
  Item,
  ItemDraft,
  Leg,
  LegDraft,
  people,
  Stay,
  StayDraft,
  zone,
} from "./plan-parts.ts";
import {
  firstYear,
  months,
  addressMax,
  airlineMax,
  costsMax,
  itemsMax,
  legsMax,
  staysMax,
} from "./plan-names.ts";
import { Place } from "../lookup/places.ts";
import { calendarDate, Id, Moment, optionalText } from "../kernel/text.ts";

export * from "./plan-names.ts";

export const destinationMax = 120;
export const planNotesMax = 5_000;
export const plansMax = 1_000;
export const attachmentsMax = 50;
export const planBytesMax = 256 * 1024;
/** All trips of a person go over the wire together: so many bytes their lists and notes may have. */
export const plansBytesMax = 16 * 1024 * 1024;
export const lastYear = (today: Date): number => today.getUTCFullYear() + 10;

/** A further paper of a trip, of one of its legs or of one of its stays. */
export const Attachment = z.object({
  _id: Id,
  url: z.string(),
  label: z.string(),
  legId: z.nullable(Id),
  stayId: z.nullable(Id),
  createdAt: Moment,
});
export type Attachment = z.output<typeof Attachment>;

const maybeText = z.nullable(z.string());

/**
 * A trip. The spec's fields say its first and last leg (`outbound…`, `return…`) and its first stay (`checkIn`,
 * `checkOut`, `address`); all legs and stays stand in `legs` and `stays`. Days are `YYYY-MM-DD`.
 */
export const Plan = z.object({
  _id: Id,
  destination: z.string(),
  month: z.nullable(z.enum(months)),
  day: z.nullable(z.number()),
  year: z.nullable(z.number()),
  endDate: maybeText,
  notes: z.string(),
  checkIn: maybeText,
  checkOut: maybeText,
  address: z.string(),
  receipt: maybeText,
  ticket: maybeText,
  airline: z.string(),
  outboundFlightNumber: maybeText,
  outboundDate: maybeText,
  outboundDepartureTime: maybeText,
  outboundDepartureZone: maybeText,
  outboundArrivalTime: maybeText,
  outboundArrivalZone: maybeText,
  returnFlightNumber: maybeText,
  returnDate: maybeText,
  returnDepartureTime: maybeText,
  returnDepartureZone: maybeText,
  returnArrivalTime: maybeText,
  returnArrivalZone: maybeText,
  origin: z.nullable(Place),
  destinationPlace: z.nullable(Place),
  petIds: z.array(Id),
  people: z.nullable(z.number()),
  legs: z.array(Leg),
  stays: z.array(Stay),
  items: z.array(Item),
  costs: z.array(Cost),
  attachments: z.array(Attachment),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Plan = z.output<typeof Plan>;

/* @__NO_SIDE_EFFECTS__ */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const dayText = "Day must be a whole number from 1 to 31.";
const yearWords = `Year must be from ${firstYear} to ten years from now.`;

/** The spec's own fields; the quick way in. */
const basics = {
  destination: maybe(optionalText("Destination", destinationMax)),
  month: maybe(z.enum(months, { error: "Month must be the English name of a month." })),
  day: maybe(
    z
      .number({ error: dayText })
      .check(z.refine(Number.isInteger, dayText), z.gte(1, dayText), z.lte(31, dayText)),
  ),
  year: maybe(
    z.number({ error: yearWords }).check(
      z.refine(Number.isInteger, yearWords),
      z.gte(firstYear, yearWords),
      z.refine((year) => year <= lastYear(new Date()), yearWords),
    ),
  ),
  notes: maybe(optionalText("Notes", planNotesMax)),
};

const further = {
  endDate: maybe(calendarDate("End date")),
  origin: maybe(Place),
  destinationPlace: maybe(Place),
  petIds: z.optional(z.array(Id).check(z.maxLength(50, "At most 50 pets travel together."))),
  people: maybe(people),
};

/** First stay, first and last leg, as the spec says them. */
const flat = {
  checkIn: maybe(calendarDate("Check-in")),
  checkOut: maybe(calendarDate("Check-out")),
  address: maybe(optionalText("Address", addressMax)),
  airline: maybe(optionalText("Airline", airlineMax)),
  outboundFlightNumber: maybe(flightNumber("Outbound flight number")),
  outboundDate: maybe(calendarDate("Outbound date")),
  outboundDepartureTime: maybe(clockTime("Outbound departure time")),
  outboundDepartureZone: maybe(zone("Outbound departure zone")),
  outboundArrivalTime: maybe(clockTime("Outbound arrival time")),
  outboundArrivalZone: maybe(zone("Outbound arrival zone")),
  returnFlightNumber: maybe(flightNumber("Return flight number")),
  returnDate: maybe(calendarDate("Return date")),
  returnDepartureTime: maybe(clockTime("Return departure time")),
  returnDepartureZone: maybe(zone("Return departure zone")),
  returnArrivalTime: maybe(clockTime("Return arrival time")),
  returnArrivalZone: maybe(zone("Return arrival zone")),
};

/** Each list is sent whole; what keeps its `_id` stays the same thing. */
const lists = {
  legs: z.optional(z.array(LegDraft).check(z.maxLength(legsMax, `At most ${legsMax} flights.`))),
  stays: z.optional(z.array(StayDraft).check(z.maxLength(staysMax, `At most ${staysMax} stays.`))),
  items: z.optional(z.array(ItemDraft).check(z.maxLength(itemsMax, `At most ${itemsMax} lines.`))),
  costs: z.optional(z.array(CostDraft).check(z.maxLength(costsMax, `At most ${costsMax} costs.`))),
};

const paper = (label: string) =>
  ({ label, kinds: ["picture", "pdf"], visibility: "private" }) as const;
const files = { receipt: paper("Receipt"), ticket: paper("Ticket") } as const;
const params = z.object({ id: Id });
const limits = {
  bodyBytes: planBytesMax,
  rates: [{ times: 240, seconds: 600, per: "account" }],
} as const;

export const listPlans = endpoint({
  method: "GET",
  path: "/api/plans",
  summary: "The bearer's own trips, the soonest first; those without a date last.",
  session: "required",
  response: z.array(Plan),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const getPlan = endpoint({
  method: "GET",
  path: "/api/plans/:id",
  summary: "One of the bearer's own trips.",
  session: "required",
  params,
  response: Plan,
  versioned: true,
});

export const createPlan = endpoint({
  method: "POST",
  path: "/api/plans",
  summary: "Makes a trip. No field is required.",
  session: "required",
  body: z.strictObject({ ...basics, ...further, ...flat, ...lists }),
  files,
  response: Plan,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const updatePlan = endpoint({
  method: "PUT",
  path: "/api/plans/:id",
  summary:
    "Changes a trip; only what is sent. Legs and stays are sent whole, or by the fields of the first and last.",
  session: "required",
  params,
  body: z.strictObject({ ...basics, ...further, ...flat, ...lists }),
  files,
  response: Plan,
  versioned: true,
  limits,
});

export const deletePlan = endpoint({
  method: "DELETE",
  path: "/api/plans/:id",
  summary: "Deletes a trip with all its papers.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const addAttachment = endpoint({
  method: "POST",
  path: "/api/plans/:id/attachments",
  summary: "Adds a paper to a trip, or to one of its legs or stays.",
  session: "required",
  params,
  body: z.strictObject({
    label: optionalText("Label", 120),
    legId: maybe(Id),
    stayId: maybe(Id),
  }),
  files: { file: { ...paper("File"), required: true } },
  response: Plan,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const deleteAttachment = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/attachments/:attachmentId",
  summary: "Takes a paper away from a trip.",
  session: "required",
  params: z.object({ id: Id, attachmentId: Id }),
  response: Plan,
  versioned: true,
});
