import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment } from "../kernel/text.ts";

/**
 * A secret URL from which calendar apps read one trip, or all trips where `planId` is null. `url` is
 * absolute; anyone with it can read.
 */
export const CalendarAddress = z.object({
  _id: Id,
  planId: z.nullable(Id),
  url: z.string(),
  createdAt: Moment,
});
export type CalendarAddress = z.output<typeof CalendarAddress>;

/** Rendering a calendar of many trips is expensive, and calendar apps poll its secret URL. */
const limits = { rates: [{ times: 60, seconds: 600, per: "account" }] } as const;

export const getTripCalendar = endpoint({
  method: "GET",
  path: "/api/plans/:id/calendar",
  summary:
    "Returns one of the current user's trips as an iCalendar file (RFC 5545), with confirmation codes.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.unknown(),
  bytes: ["text/calendar"],
  limits,
});

export const getCalendar = endpoint({
  method: "GET",
  path: "/api/calendar",
  summary: "Returns all of the current user's trips as one iCalendar file (RFC 5545).",
  session: "required",
  response: z.unknown(),
  bytes: ["text/calendar"],
  limits,
});

export const listCalendarAddresses = endpoint({
  method: "GET",
  path: "/api/calendar-addresses",
  summary: "Lists the current user's private calendar links.",
  session: "required",
  response: z.array(CalendarAddress),
});

export const createCalendarAddress = endpoint({
  method: "POST",
  path: "/api/calendar-addresses",
  summary:
    "Creates a private calendar link for one trip or for all trips, or returns the existing one.",
  session: "required",
  body: z.strictObject({ planId: z.optional(z.nullable(Id)) }),
  response: CalendarAddress,
  status: 201,
  limits,
});

export const revokeCalendarAddress = endpoint({
  method: "DELETE",
  path: "/api/calendar-addresses/:id",
  summary: "Revokes a private calendar link immediately.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});
