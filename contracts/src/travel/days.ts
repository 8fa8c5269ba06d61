import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate, Id } from "../kernel/text.ts";
import { EntryChanges, EntryDraft } from "./entries.ts";
import { Trip } from "./trips.ts";

export * from "./entries.ts";

const params = z.object({ id: Id });
const entryParams = z.object({ id: Id, entryId: Id });
const writing = {
  session: "required",
  response: Trip,
  versioned: true,
  idempotent: true,
  queued: true,
  limits: { bodyBytes: 64 * 1024, rates: [{ times: 240, seconds: 600, per: "account" }] },
} as const;

export const addEntry = endpoint({
  method: "POST",
  path: "/api/plans/:id/entries",
  summary:
    "Adds an entry to a day of a trip, or an idea if it has no `date`. It can have a random ID of its own; an entry whose ID the trip already has is skipped. It goes to the end of its day, or before the entry that `before` names.",
  params,
  body: EntryDraft,
  status: 201,
  ...writing,
});

export const updateEntry = endpoint({
  method: "PUT",
  path: "/api/plans/:id/entries/:entryId",
  summary:
    "Updates an entry of a trip. Only the fields that are sent change. `before` moves it before another entry of its day, or to the end with null. An entry that is moved to another day goes to its end.",
  params: entryParams,
  body: EntryChanges,
  ...writing,
});

export const deleteEntry = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/entries/:entryId",
  summary: "Deletes an entry of a trip. The rest of the trip stays the same.",
  params: entryParams,
  ...writing,
});

export const moveDay = endpoint({
  method: "POST",
  path: "/api/plans/:id/entries/move",
  summary:
    "Moves all entries of one day to the end of another, in their order. With `to` null, they become ideas.",
  params,
  body: z.strictObject({
    from: calendarDate("Date"),
    to: z.nullable(calendarDate("New date")),
  }),
  ...writing,
});

/** The rules about legs and stays that don't fit together. */
export const warningCodes = [
  "no-stay",
  "late-check-in",
  "short-connection",
  "overlap",
  "other-place",
  "no-way",
] as const;

export const dayItemKinds = ["leg", "stay", "deadline", "todo", "entry"] as const;

/**
 * Something on a day. Times are local, in `zone` where it is known. A leg is there on the day it departs and, where
 * different, on the day it arrives (`part`); a stay on each night.
 */
export const DayItem = z.object({
  kind: z.enum(dayItemKinds),
  /** Of a deadline, the ID of its requirement. */
  _id: z.string(),
  time: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  title: z.string(),
  place: z.string(),
  /** Of a leg on two days: which end is on this one. */
  part: z.nullable(z.enum(["departure", "arrival"])),
  /** Of a stay: which of its nights this is, and how many it has where both days are known. */
  night: z.nullable(z.number()),
  nights: z.nullable(z.number()),
  done: z.boolean(),
});
export type DayItem = z.output<typeof DayItem>;

export const DayWarning = z.object({
  code: z.enum(warningCodes),
  text: z.string(),
  /** The legs and stays that it is about. */
  refs: z.array(Id),
});
export type DayWarning = z.output<typeof DayWarning>;

export const TripDays = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      /** Where the travelers are at the end of the day; null where that isn't known. */
      zone: z.nullable(z.string()),
      items: z.array(DayItem),
      warnings: z.array(DayWarning),
    }),
  ),
  /** Entries without a day. */
  ideas: z.array(DayItem),
  /** Whether the trip has more days than are listed, such as by a mistyped year. */
  truncated: z.boolean(),
});
export type TripDays = z.output<typeof TripDays>;

export const getTripDays = endpoint({
  method: "GET",
  path: "/api/plans/:id/days",
  summary:
    "Returns a trip day by day, from the first to the last day that its dates, legs and stays name, with what doesn't fit together. Items are in local order: those without a time first, entries in their own order, nights of stays last.",
  session: "required",
  params,
  response: TripDays,
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});
