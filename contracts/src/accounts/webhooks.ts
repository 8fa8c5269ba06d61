import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { isStorable } from "../kernel/plain-text.ts";
import { Id, Moment } from "../kernel/text.ts";

export const webhooksMax = 10;
export const webhookUrlMax = 500;
/** How long the log of deliveries is stored. */
export const webhookLogDays = 30;
/** Tries of one delivery, over about a day. */
export const webhookTriesMax = 5;
/** Days of failures after which a webhook is switched off. */
export const webhookFailingDays = 3;

/** What a webhook can be sent: what happens to its owner's own trips and pets. */
export const webhookEvents = [
  "trip.created",
  "trip.changed",
  "trip.deleted",
  "pet.created",
  "pet.changed",
  "pet.deleted",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * The body of a delivery. It has the ID of what changed and where to read it, and nothing that is private: the
 * operator of the receiving server needs an access token to read more.
 */
export const WebhookPayload = z.object({
  type: z.enum([...webhookEvents, "test"]),
  timestamp: Moment,
  data: z.object({ _id: Id, path: z.string() }),
});
export type WebhookPayload = z.output<typeof WebhookPayload>;

const Webhook = z.object({
  _id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: Moment,
  /** Since when every delivery failed. */
  failingSince: z.nullable(Moment),
  /** When it was switched off, by its owner or after days of failures. */
  disabledAt: z.nullable(Moment),
});
export type Webhook = z.output<typeof Webhook>;

const urlText = "URL must be an address that begins with https:// and has a host name.";
const url = z
  .string({ error: urlText })
  .check(
    z.trim(),
    z.maxLength(webhookUrlMax, `URL must be ${webhookUrlMax} characters or fewer.`),
    z.regex(/^https?:\/\/[^\s\\<>"]+$/i, urlText),
    z.refine(isStorable, urlText),
  );

const eventsText = "Events must be a list of one or more of the events.";
const events = z
  .array(z.enum(webhookEvents, { error: eventsText }), { error: eventsText })
  .check(z.minLength(1, eventsText), z.maxLength(webhookEvents.length, eventsText));

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks",
  summary: `Sends events of the current user's own trips and pets to a URL, signed by Standard Webhooks. The secret is returned once. A person has at most ${webhooksMax}.`,
  session: "required",
  proof: true,
  body: z.strictObject({ url, events }),
  example: { url: "https://hooks.example.com/wagabond", events: ["trip.changed"] },
  response: z.object({ ...Webhook.shape, secret: z.string() }),
  status: 201,
  limits: { rates: [{ times: 30, seconds: 30 * 60, per: "account" }] },
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/webhooks",
  summary: "Lists the current user's webhooks, newest first.",
  session: "required",
  tokens: "never",
  response: z.array(Webhook),
});

export const updateWebhook = endpoint({
  method: "PUT",
  path: "/api/webhooks/:id",
  summary: "Changes the URL or the events of a webhook, or switches it on or off.",
  session: "required",
  proof: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    url: z.optional(url),
    events: z.optional(events),
    enabled: z.optional(z.boolean({ error: "Enabled must be true or false." })),
  }),
  response: Webhook,
  limits: { rates: [{ times: 60, seconds: 30 * 60, per: "account" }] },
});

export const removeWebhook = endpoint({
  method: "DELETE",
  path: "/api/webhooks/:id",
  summary: "Removes one of the current user's webhooks with its log.",
  session: "required",
  tokens: "never",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

const Delivery = z.object({
  _id: Id,
  event: z.enum([...webhookEvents, "test"]),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number(),
  /** The HTTP status of the last try; null where there was no answer. */
  status: z.nullable(z.number()),
  /** The beginning of the last answer, or why there was none. */
  answer: z.nullable(z.string()),
  createdAt: Moment,
  triedAt: z.nullable(Moment),
  /** Null during a try, and after the last one. */
  nextTryAt: z.nullable(Moment),
});
export type Delivery = z.output<typeof Delivery>;

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/webhooks/:id/deliveries",
  summary: `Returns what a webhook was sent in the last ${webhookLogDays} days, newest first.`,
  session: "required",
  tokens: "never",
  params: z.object({ id: Id }),
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: page(Delivery),
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks/:id/test",
  summary: "Sends a webhook a test event.",
  session: "required",
  tokens: "never",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
  limits: { rates: [{ times: 20, seconds: 10 * 60, per: "account" }] },
});
