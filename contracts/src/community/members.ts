import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitOf, page, pageSizeMax } from "../kernel/paging.ts";
import { Id, Moment, optionalText } from "../kernel/text.ts";
import { decisionNoteMax, roles, suspensionDaysMax } from "./moderation.ts";

/** An account as admins see it. */
export const Member = z.extend(Author, {
  email: z.string(),
  joinedAt: Moment,
  verified: z.boolean(),
  role: z.enum(roles),
  suspended: z.boolean(),
  /** The end of the suspension; null if there is none. */
  suspendedUntil: z.nullable(Moment),
  /** Devices that are logged in. */
  sessions: z.number(),
});
export type Member = z.output<typeof Member>;

export const listMembers = endpoint({
  method: "GET",
  path: "/api/admin/members",
  summary: "Lists accounts for admins, newest first; `q` searches name, username and email.",
  session: "admin",
  query: z.object({
    q: optionalText("Search", 100),
    before: beforeQuery,
    limit: limitOf(20, pageSizeMax),
  }),
  response: page(Member),
});

const params = z.object({ id: Id });
const byAdmin = { session: "admin", params, response: Member } as const;
const daysText = `days must be a whole number from 1 to ${suspensionDaysMax}.`;

export const setRole = endpoint({
  method: "PUT",
  path: "/api/admin/members/:id/role",
  summary:
    "Sets a person's role: member, moderator or admin. The last admin can't be given another role.",
  ...byAdmin,
  body: z.strictObject({ role: z.enum(roles, { error: "Select a role." }) }),
});

export const verifyMember = endpoint({
  method: "POST",
  path: "/api/admin/members/:id/verify",
  summary: "Marks an account's email as verified.",
  ...byAdmin,
});

export const suspendMember = endpoint({
  method: "POST",
  path: "/api/admin/members/:id/suspend",
  summary:
    "Suspends an account and ends its sessions. Without `days`, the suspension lasts until it is lifted.",
  ...byAdmin,
  body: z.strictObject({
    days: z.optional(
      z
        .number({ error: daysText })
        .check(z.int(daysText), z.gte(1, daysText), z.lte(suspensionDaysMax, daysText)),
    ),
    note: optionalText("Note", decisionNoteMax),
  }),
});

export const liftSuspension = endpoint({
  method: "DELETE",
  path: "/api/admin/members/:id/suspend",
  summary: "Lifts a suspension.",
  ...byAdmin,
});

export const endMemberSessions = endpoint({
  method: "DELETE",
  path: "/api/admin/members/:id/sessions",
  summary: "Logs an account out everywhere.",
  ...byAdmin,
});
