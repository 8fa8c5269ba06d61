import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment } from "../kernel/text.ts";

/**
 * A secret URL from which calendar apps read one trip, or all trips where `planId` is null. `url` is
 * absolute; whoever has it can read.
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
    "One's own trip as a calendar file (iCalendar, RFC 5545), with its codes of confirmation.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.unknown(),
  bytes: ["text/calendar"],
  limits,
});

export const getCalendar = endpoint({
  method: "GET",
  path: "/api/calendar",
  summary: "All one's own trips as a calendar file (iCalendar, RFC 5545).",
  session: "required",
  response: z.unknown(),
  bytes: ["text/calendar"],
  limits,
});

export const listCalendarAddresses = endpoint({
  method: "GET",
  path: "/api/calendar-addresses",
  summary: "The bearer's secret calendar addresses.",
  session: "required",
  response: z.array(CalendarAddress),
});

export const createCalendarAddress = endpoint({
  method: "POST",
  path: "/api/calendar-addresses",
  summary:
    "Makes a secret address of one trip, or of all. Where there is one already, that one is answered.",
  session: "required",
  body: z.strictObject({ planId: z.optional(z.nullable(Id)) }),
  response: CalendarAddress,
  status: 201,
  limits,
});

export const revokeCalendarAddress = endpoint({
  method: "DELETE",
  path: "/api/calendar-addresses/:id",
  summary: "Makes a calendar address bad at once.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});
