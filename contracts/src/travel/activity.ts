import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, page } from "../kernel/paging.ts";
import { Id, Moment } from "../kernel/text.ts";
import { Trip } from "./trips.ts";

/** Changes that are listed at a time. */
export const activitiesShown = 30;
/** Hours in which a change can be undone. */
export const undoHours = 24;

/** Parts of a trip that a change can be about. */
export const activityParts = [
  "trip",
  "legs",
  "stays",
  "items",
  "costs",
  "entries",
  "notes",
  "documents",
  "photos",
  "members",
] as const;

/**
 * A change of a trip. `text` completes a sentence that begins with the actor's name, such as "moved the flight to May 5".
 * What the caller isn't shown is not in it. `actor` is null once the account is deleted.
 */
export const Activity = z.object({
  _id: Id,
  actor: z.nullable(Author),
  what: z.enum(activityParts),
  text: z.string(),
  createdAt: Moment,
  canUndo: z.boolean(),
});
export type Activity = z.output<typeof Activity>;

export const listActivity = endpoint({
  method: "GET",
  path: "/api/plans/:id/activity",
  summary: "Lists the changes of a trip, newest first.",
  session: "required",
  params: z.object({ id: Id }),
  query: z.object({ before: beforeQuery }),
  response: page(Activity),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const undoActivity = endpoint({
  method: "POST",
  path: "/api/plans/:id/activity/:activityId/undo",
  summary: `Undoes a change of a trip within ${undoHours} hours. 409 CONFLICT where what it changed was changed again since.`,
  session: "required",
  params: z.object({ id: Id, activityId: Id }),
  response: Trip,
  versioned: true,
  idempotent: true,
  limits: { rates: [{ times: 120, seconds: 600, per: "account" }] },
});
