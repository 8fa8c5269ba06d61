import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";

/** Reminders of a deadline are sent this many days before its last day. */
export const reminderDays = [14, 3, 0] as const;

const hiddenAtOnceMax = 200;
const idMax = 200;

/** A requirement of a trip that has something to do, as a to-do that is done when the requirement is met. */
export const Deadline = z.object({
  /** The id of the requirement. */
  id: z.string(),
  petId: Id,
  title: z.string(),
  /** What to do. Deadlines of a pet with the same step and days are cleared together. */
  step: z.string(),
  because: z.string(),
  /** The first day or moment of a window; null where only the last one counts. */
  from: z.nullable(z.string()),
  /** The last day or moment; null where none is known. */
  until: z.nullable(z.string()),
  done: z.boolean(),
  hidden: z.boolean(),
});
export type Deadline = z.output<typeof Deadline>;

const params = z.object({ id: Id });

export const listDeadlines = endpoint({
  method: "GET",
  path: "/api/plans/:id/deadlines",
  summary:
    "Lists the to-dos from entry rules for one of the current user's trips, soonest first. Those that have since been met are listed as done. Past trips have none.",
  session: "required",
  params,
  response: z.object({ data: z.readonly(z.array(Deadline)) }),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const hideDeadlines = endpoint({
  method: "PUT",
  path: "/api/plans/:id/deadlines/hidden",
  summary:
    "Hides deadlines on a trip's to-do list, or shows them again. Hidden ones get no reminders but stay in the calendar.",
  session: "required",
  params,
  body: z.strictObject({
    ids: z
      .array(
        z.string().check(z.maxLength(idMax, `A deadline's ID has at most ${idMax} characters.`)),
      )
      .check(
        z.minLength(1, "Select a deadline."),
        z.maxLength(hiddenAtOnceMax, `Select at most ${hiddenAtOnceMax} deadlines.`),
      ),
    hidden: z.boolean({ error: "hidden must be true or false." }),
  }),
  response: z.object({ data: z.readonly(z.array(Deadline)) }),
  limits: { rates: [{ times: 240, seconds: 600, per: "account" }] },
});
