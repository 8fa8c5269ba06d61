import type { Endpoint } from "./endpoint.ts";

/** What an access token may do: read, or write. Neither includes the other. */
export const scopes = ["read", "write"] as const;
export type Scope = (typeof scopes)[number];

/** How every access token begins, so that people and scanners recognize one. */
export const accessTokenPrefix = "wag_";

/**
 * The scope that an access token needs for a call: `none` where no token will do, `any` where the call knows no caller.
 * Calls of the account, of moderators and of admins take none, nor do those that need a fresh proof of the person.
 */
export function scopeOf({
  method,
  path,
  session,
  proof,
  tokens,
}: Pick<Endpoint, "method" | "path" | "session" | "proof" | "tokens">): Scope | "none" | "any" {
  const isClosed = /^\/api\/(?:auth|admin)\//.test(path) || tokens === "never" || proof === true;
  if (isClosed || session === "moderator" || session === "admin") return "none";
  if (session === "none") return "any";
  return method === "GET" || tokens === "read" ? "read" : "write";
}
