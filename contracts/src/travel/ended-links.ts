import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";

/** A private calendar link revoked by a password change; `planId` is null for the calendar of all trips. */
const EndedCalendar = z.object({
  _id: Id,
  planId: z.nullable(Id),
  destination: z.string(),
});

/** A share link revoked by a password change; `days` is the lifetime it was created with. */
const EndedShare = z.object({
  _id: Id,
  planId: Id,
  destination: z.string(),
  days: z.number(),
  costs: z.boolean(),
  notes: z.boolean(),
  codes: z.boolean(),
  readiness: z.boolean(),
  documents: z.array(z.string()),
  documentsOnly: z.boolean(),
});

export const EndedLinks = z.object({
  calendars: z.array(EndedCalendar),
  shares: z.array(EndedShare),
});
export type EndedLinks = z.output<typeof EndedLinks>;

/** How long revoked links stay listed, so that they can be recreated. */
export const endedLinksDays = 30;

export const listEndedLinks = endpoint({
  method: "GET",
  path: "/api/auth/ended-links",
  summary:
    "Lists the current user's private calendar links and share links that ended with a password change or reset, except those recreated since.",
  session: "required",
  response: EndedLinks,
});

export const clearEndedLinks = endpoint({
  method: "DELETE",
  path: "/api/auth/ended-links",
  summary: "Clears the list of links that ended with a password change. The links stay ended.",
  session: "required",
  response: z.object({ cleared: z.number() }),
});
