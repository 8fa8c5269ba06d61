import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id } from "./text.ts";

/** Lifetime of a session token in seconds; it can be renewed in the second half. */
export const sessionSeconds = 24 * 60 * 60;
export const renewWithinSeconds = 12 * 60 * 60;

/** The session token, a JWT whose payload has `_id`, `name`, `exp`, `iat`, `iss`, `aud`, `jti`. */
export const Token = z.string();

/** Payload of the token, as the browser reads it. */
export const TokenPayload = z.object({
  _id: Id,
  name: z.string(),
  exp: z.number(),
  jti: z.string(),
});
export type TokenPayload = z.output<typeof TokenPayload>;

export const logOut = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the current session.",
  session: "required",
  response: z.object({}),
});

export const renewSession = endpoint({
  method: "POST",
  path: "/api/auth/renew",
  summary:
    "Returns a new token if the current one expires within 12 hours; otherwise returns the same one.",
  session: "required",
  response: Token,
});
