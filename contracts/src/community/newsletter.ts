import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Email, MailedToken } from "../kernel/email.ts";
import { optionalNameText, optionalText } from "../kernel/text.ts";

export const newsletterNameMax = 80;
export const newsletterCommentMax = 1_000;
export const consentMissing = "You must agree to receive our newsletter.";

export const subscribe = endpoint({
  method: "POST",
  path: "/api/newsletter",
  summary: "Signs an email address up for the newsletter and emails a confirmation link.",
  session: "none",
  body: z.strictObject({
    name: optionalNameText("Name", newsletterNameMax),
    email: Email,
    comment: optionalText("Comment", newsletterCommentMax),
    consent: z.literal(true, { error: consentMissing }),
    /** Honeypot: people do not see this field, so a value means a bot. */
    website: optionalText("Website", 200),
  }),
  response: z.object({}),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "address" }] },
});

export const confirmSubscription = endpoint({
  method: "POST",
  path: "/api/newsletter/confirm",
  summary: "Confirms a newsletter subscription with its emailed token and redirects.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  accepts: "form",
  response: z.string(),
  status: 303,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  summary: "Unsubscribes an email address with the token from any newsletter email and redirects.",
  session: "none",
  query: z.object({ token: z.optional(MailedToken) }),
  // Unknown keys are allowed: whatever a mail program adds must not prevent unsubscribing.
  body: z.object({
    token: z.optional(MailedToken),
    /** Posted by a mail program (RFC 8058 one-click), which must not be redirected: the answer is null. */
    "List-Unsubscribe": optionalText("List-Unsubscribe", 200),
  }),
  accepts: "form",
  response: z.nullable(z.string()),
  status: 303,
});
