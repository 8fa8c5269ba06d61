import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { MailedToken } from "../kernel/email.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { Id, Moment } from "../kernel/text.ts";

/** How long an entry is stored. */
export const securityLogDays = 90;

/** What a person's security log has entries of. */
export const securityEvents = [
  "account.made",
  "login.password",
  "login.code",
  "login.recovery-code",
  "login.passkey",
  "login.oidc",
  "login.failed",
  "session.ended",
  "sessions.ended",
  "password.changed",
  "password.reset",
  "email.asked",
  "email.changed",
  "email.undone",
  "passkey.added",
  "passkey.removed",
  "two-factor.on",
  "two-factor.off",
  "recovery-codes.renewed",
  "oidc.linked",
  "oidc.unlinked",
  "token.made",
  "token.revoked",
  "webhook.made",
  "webhook.changed",
  "webhook.removed",
  "link.made",
  "link.ended",
  "archive.asked",
  "archive.downloaded",
  "archive.restored",
  "deletion.asked",
  "deletion.undone",
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

const SecurityEntry = z.object({
  _id: Id,
  what: z.enum(securityEvents),
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  /** The block of the address, such as `203.0.113.0/24`; null where the site itself did it. */
  network: z.nullable(z.string()),
  /** The name of what was added or ended, or how often it happened. */
  detail: z.nullable(z.string()),
  /** Whether it was a log-in by a browser that had not logged in before. */
  isNewDevice: z.boolean(),
  createdAt: Moment,
});
export type SecurityEntry = z.output<typeof SecurityEntry>;

export const disownLogIn = endpoint({
  method: "POST",
  path: "/api/auth/log/disown",
  summary:
    'Ends every session of an account with the token of an email about a log-in from a new device ("This wasn\'t me"). Returns a token to set a new password with.',
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  response: z.object({ resetToken: z.string() }),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});

export const getSecurityLog = endpoint({
  method: "GET",
  path: "/api/auth/log",
  summary:
    "Returns log-ins and changes of the current user's account of the last 90 days, newest first.",
  session: "required",
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: page(SecurityEntry),
});
