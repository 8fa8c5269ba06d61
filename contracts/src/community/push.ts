import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment } from "../kernel/text.ts";

/** How many devices of a person get push notifications. */
export const pushDevicesMax = 10;
const endpointMax = 1_000;
const wrongEndpoint = "endpoint must be the https address of a push service.";

function isPushEndpoint(value: string): boolean {
  // Parsing removes or encodes line breaks and control characters, which a stored endpoint would still have.
  if (!/^[\x21-\x7E]*$/.test(value)) return false;
  const url = URL.parse(value);
  if (url?.protocol !== "https:" || url.port !== "" || url.username || url.password) return false;
  return isPublicName(url.hostname);
}

/** A name with a domain, no address. */
const isPublicName = (hostname: string): boolean =>
  /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+\.?$/.test(hostname) &&
  !/(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|onion)\.?$/.test(hostname);

/* @__NO_SIDE_EFFECTS__ */
const base64Url = (name: string, length: number) =>
  z
    .string({ error: `${name} must be text.` })
    .check(
      z.maxLength(length + 2, `${name} isn't valid.`),
      z.regex(new RegExp(`^[\\w-]{${length}}=*$`), `${name} isn't valid.`),
    );

/** The push subscription of a browser, as its `toJSON()` returns it. */
const PushSubscription = z.strictObject({
  endpoint: z
    .string({ error: wrongEndpoint })
    .check(z.maxLength(endpointMax, wrongEndpoint), z.refine(isPushEndpoint, wrongEndpoint)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: base64Url("p256dh", 87), auth: base64Url("auth", 22) }),
});

/** A device that gets push notifications. */
const PushDevice = z.object({ _id: Id, device: z.string(), createdAt: Moment });
export type PushDevice = z.output<typeof PushDevice>;

const limits = { rates: [{ times: 60, seconds: 10 * 60, per: "account" }] } as const;

export const listPushDevices = endpoint({
  method: "GET",
  path: "/api/push",
  summary:
    "Returns the key for subscribing to push notifications, and the current user's devices that get them.",
  session: "required",
  response: z.object({ key: z.string(), data: z.array(PushDevice) }),
});

export const addPushDevice = endpoint({
  method: "PUT",
  path: "/api/push/subscriptions",
  summary: `Sends push notifications to a browser, by its push subscription. Only a user's latest ${pushDevicesMax} browsers get them.`,
  session: "required",
  tokens: "never",
  body: PushSubscription,
  response: z.object({ _id: Id }),
  limits,
});

export const removePushDevice = endpoint({
  method: "DELETE",
  path: "/api/push/subscriptions/:id",
  summary: "Stops push notifications to one of the current user's devices.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
  limits,
});
