import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Email, MailedToken } from "../kernel/email.ts";

export const getEmail = endpoint({
  method: "GET",
  path: "/api/auth/email",
  summary:
    "Returns the email of the current user's account, and the address that waits to be confirmed.",
  session: "required",
  response: z.object({
    email: z.string(),
    isVerified: z.boolean(),
    /** The address of the newest change that wasn't confirmed; null if there is none. */
    pending: z.nullable(z.string()),
  }),
});

export const changeEmail = endpoint({
  method: "PUT",
  path: "/api/auth/email",
  summary:
    "Emails a link to the new address, which confirms it. Until then the old one stays. The response is the same whether or not the address has an account.",
  session: "required",
  proof: true,
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  limits: { rates: [{ times: 5, seconds: 60 * 60, per: "account" }] },
});

const token = z.strictObject({ token: MailedToken });
const rates = { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] } as const;

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/auth/email/confirm",
  summary:
    "Makes the address to which this token was mailed the email of its account. The old address gets a link to undo it for 7 days.",
  session: "none",
  body: token,
  response: z.object({}),
  limits: rates,
});

export const undoEmail = endpoint({
  method: "POST",
  path: "/api/auth/email/undo",
  summary:
    "Takes a change of the email back with the token that was mailed to the old address, and ends every session. Returns a token to set a new password with.",
  session: "none",
  body: token,
  response: z.object({ resetToken: z.string() }),
  limits: rates,
});
