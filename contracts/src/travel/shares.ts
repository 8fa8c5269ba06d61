import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Leg, Stay, Cost, months } from "./trip-parts.ts";
import { Entry } from "./entries.ts";
import { species } from "./species.ts";
import { documentKeys } from "./trip-people.ts";
import { TripVerdicts } from "./verdicts.ts";
import { Place } from "../lookup/places.ts";
import { Id, Moment } from "../kernel/text.ts";

/** Active links per trip. */
export const sharesMax = 20;
/** Lifetime of a link in days. */
export const shareDays = { least: 1, most: 365, usual: 30 } as const;
export const shareGone =
  "This link expired or was turned off. Ask the person who sent it for a new one.";

/** Optional parts of a shared trip. */
const extras = {
  costs: z.boolean(),
  notes: z.boolean(),
  codes: z.boolean(),
  readiness: z.boolean(),
};

/**
 * A link by which others can read a trip; `url` is absolute. `documents` are IDs of documents that it shows, and "receipt"
 * and "ticket"; with `documentsOnly` it shows nothing else.
 */
export const Share = z.object({
  _id: Id,
  url: z.string(),
  ...extras,
  documents: z.array(z.string()),
  documentsOnly: z.boolean(),
  createdAt: Moment,
  expiresAt: Moment,
});
export type Share = z.output<typeof Share>;

/** A traveling pet as readers of a link see it. */
const SharedPet = z.object({
  _id: Id,
  petName: z.string(),
  species: z.nullable(z.enum(species)),
  /** The URL of its drawing, if there is one. Its photo and breed are not shared. */
  portrait: z.nullable(z.string()),
});

const SharedEntry = z.pick(Entry, {
  _id: true,
  date: true,
  time: true,
  endTime: true,
  zone: true,
  title: true,
  place: true,
  venue: true,
});

/** An expense without the people of the trip. */
export const SharedCost = z.omit(Cost, { paidBy: true, sharedBy: true, settles: true });
export type SharedCost = z.output<typeof SharedCost>;

/** A document that a link shows: its ID, or "receipt" or "ticket". `url` works for as long as the link. */
const SharedDocument = z.object({ _id: z.string(), label: z.string(), url: z.string() });
export type SharedDocument = z.output<typeof SharedDocument>;

/**
 * A trip as readers of a link see it. Where the link excludes them, `notes`, `costs` and `readiness` are null,
 * confirmation codes '' and pet fees null. Lists are never included, documents only
 * where the link names them. With `documentsOnly` everything is empty but them, who shares them and when the link ends.
 */
export const SharedTrip = z.object({
  sharedBy: z.string(),
  destination: z.string(),
  month: z.nullable(z.enum(months)),
  day: z.nullable(z.number()),
  year: z.nullable(z.number()),
  endDate: z.nullable(z.string()),
  origin: z.nullable(Place),
  destinationPlace: z.nullable(Place),
  people: z.nullable(z.number()),
  pets: z.array(SharedPet),
  legs: z.array(Leg),
  stays: z.array(Stay),
  /** What is planned for a day, without notes, links, costs and photos. Ideas aren't shared. */
  entries: z.array(SharedEntry),
  notes: z.nullable(z.string()),
  costs: z.nullable(z.array(SharedCost)),
  /** The verdicts of the traveling pets, by the rules of the day. */
  readiness: z.nullable(TripVerdicts),
  /** Whether the link includes confirmation codes. */
  codes: z.boolean(),
  documents: z.array(SharedDocument),
  documentsOnly: z.boolean(),
  expiresAt: Moment,
});
export type SharedTrip = z.output<typeof SharedTrip>;

const daysText = `Select from ${shareDays.least} to ${shareDays.most} days.`;
/* @__NO_SIDE_EFFECTS__ */
const ticked = (label: string) =>
  z.optional(z.boolean({ error: `${label} must be true or false.` }));
const params = z.object({ id: Id });

export const listShares = endpoint({
  method: "GET",
  path: "/api/plans/:id/shares",
  summary: "Lists a trip's active share links, newest first.",
  session: "required",
  params,
  response: z.array(Share),
});

export const createShare = endpoint({
  method: "POST",
  path: "/api/plans/:id/shares",
  summary:
    "Creates a link that lets others view a trip without an account, or with `documentsOnly` only some of its documents.",
  session: "required",
  params,
  body: z.strictObject({
    days: z.optional(
      z
        .number({ error: daysText })
        .check(
          z.refine(Number.isInteger, daysText),
          z.gte(shareDays.least, daysText),
          z.lte(shareDays.most, daysText),
        ),
    ),
    costs: ticked("Expenses"),
    notes: ticked("Notes"),
    codes: ticked("Confirmation codes"),
    readiness: ticked("Entry requirements"),
    documents: z.optional(documentKeys),
    documentsOnly: ticked("Documents only"),
  }),
  response: Share,
  status: 201,
  idempotent: true,
  limits: { rates: [{ times: 60, seconds: 600, per: "account" }] },
});

export const revokeShare = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/shares/:shareId",
  summary: "Revokes a share link immediately.",
  session: "required",
  params: z.object({ id: Id, shareId: Id }),
  response: z.object({ _id: Id }),
});

const token = z
  .string()
  .check(z.maxLength(100, "This isn't a trip link. Check that you copied the whole link."));
const readerLimits = { rates: [{ times: 120, seconds: 60, per: "address" }] } as const;

export const getSharedTrip = endpoint({
  method: "GET",
  path: "/api/shared/:token",
  summary: "Returns a shared trip. 410 GONE if the link was revoked or has expired.",
  session: "none",
  params: z.object({ token }),
  response: SharedTrip,
  limits: readerLimits,
});

export const getSharedDocument = endpoint({
  method: "GET",
  path: "/api/shared/:token/documents/:documentId",
  summary:
    "Returns a document that a share link shows. 410 GONE if the link was revoked or has expired.",
  session: "none",
  params: z.object({ token, documentId: z.string().check(z.maxLength(40)) }),
  response: z.unknown(),
  bytes: ["image/webp", "application/pdf"],
  limits: readerLimits,
});
