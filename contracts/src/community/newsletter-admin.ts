import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { Id, Moment, nameText, text } from "../kernel/text.ts";

export const newsletterSubjectMax = 120;
export const newsletterTextMax = 20_000;

export const newsletterNotDraft = "This newsletter was already sent. It can't be changed.";
export const newsletterChanged = "Someone else changed this newsletter. Review it and try again.";
export const noSubscribers = "No one has confirmed a subscription yet.";

export const newsletterStates = ["draft", "sending", "stopped", "sent"] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** A newsletter with its progress. */
export const Newsletter = z.object({
  _id: Id,
  subject: z.string(),
  /** Paragraphs with blank lines between them, `## ` headings and `- ` lists. */
  text: z.string(),
  state: z.enum(newsletterStates),
  /** How many people it goes to; 0 before it is sent. */
  recipients: z.number(),
  /** How many emails the mail server has accepted. */
  delivered: z.number(),
  /** How many unsubscribed before their email was queued. */
  skipped: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  sentAt: z.nullable(Moment),
  version: z.number(),
});
export type Newsletter = z.output<typeof Newsletter>;

const params = z.object({ id: Id });
const subject = nameText("Subject", newsletterSubjectMax);
const content = text("Text", newsletterTextMax);
const newsletter = { session: "admin", response: Newsletter, versioned: true } as const;

export const listNewsletters = endpoint({
  method: "GET",
  path: "/api/admin/newsletters",
  summary: "Lists newsletters, newest first, and counts confirmed subscribers.",
  session: "admin",
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: z.extend(page(Newsletter), { subscribers: z.number() }),
});

export const createNewsletter = endpoint({
  method: "POST",
  path: "/api/admin/newsletters",
  summary: "Saves a draft of a newsletter.",
  body: z.strictObject({ subject, text: content }),
  ...newsletter,
  status: 201,
  idempotent: true,
});

export const getNewsletter = endpoint({
  method: "GET",
  path: "/api/admin/newsletters/:id",
  summary: "Returns a newsletter with its progress.",
  params,
  ...newsletter,
});

export const changeNewsletter = endpoint({
  method: "PUT",
  path: "/api/admin/newsletters/:id",
  summary:
    "Updates a draft. Only the fields that are sent change. 409 CONFLICT if it has changed or was sent.",
  params,
  body: z.strictObject({ subject: z.optional(subject), text: z.optional(content) }),
  ...newsletter,
});

export const deleteNewsletter = endpoint({
  method: "DELETE",
  path: "/api/admin/newsletters/:id",
  summary: "Deletes a draft. 409 CONFLICT if it was sent.",
  session: "admin",
  params,
  response: z.object({ _id: Id }),
});

export const previewNewsletter = endpoint({
  method: "GET",
  path: "/api/admin/newsletters/:id/preview",
  summary: "Returns a newsletter as it is emailed: the plain text, and the URL of the HTML.",
  session: "admin",
  params,
  response: z.object({ subject: z.string(), text: z.string(), htmlUrl: z.string() }),
});

export const openNewsletterPreview = endpoint({
  method: "GET",
  path: "/api/newsletter/preview/:token",
  summary: "Returns the HTML of a newsletter's preview, for a frame of the admin page.",
  session: "none",
  params: z.object({ token: z.string().check(z.maxLength(64)) }),
  response: z.any(),
  bytes: ["text/html"],
});

export const testNewsletter = endpoint({
  method: "POST",
  path: "/api/admin/newsletters/:id/test",
  summary: "Emails a newsletter to the current user only.",
  session: "admin",
  params,
  response: z.object({ email: z.string() }),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "account" }] },
});

export const sendNewsletter = endpoint({
  method: "POST",
  path: "/api/admin/newsletters/:id/send",
  summary:
    "Starts sending a newsletter to all confirmed subscribers, once to each, or resumes it. Sending it again has no effect. 409 CONFLICT if it has changed.",
  params,
  ...newsletter,
});

export const stopNewsletter = endpoint({
  method: "POST",
  path: "/api/admin/newsletters/:id/stop",
  summary: "Stops sending a newsletter. Emails that haven't been sent yet are canceled.",
  params,
  ...newsletter,
});
