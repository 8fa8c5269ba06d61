import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { accessTokenPrefix, type Scope, scopeOf } from "#contracts/kernel/scopes.ts";
import type { FastifyRequest } from "fastify";
import type { Api, Session } from "./api.ts";
import { bearerOf } from "./bearer.ts";

/**
 * The caller of an endpoint, undefined for a guest. Throws SIGN_IN_REQUIRED for a guest who may not call it and for an
 * invalid token, and SUSPENDED, ADMIN_ONLY or SCOPE for a caller who may not.
 */
export async function callerOf(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const header = request.headers.authorization;
  const token = bearerOf(header);
  if (endpoint.session === "none") {
    if (token?.startsWith(accessTokenPrefix)) requireScope(endpoint, []);
    return undefined;
  }
  const session = token ? await api.sessionOf(token) : undefined;
  const isRejected = session?.suspended !== undefined && !endpoint.forSuspended;
  if (session?.suspended !== undefined && isRejected && endpoint.method !== "GET") {
    throw new AppError("SUSPENDED", session.suspended);
  }
  if (session && !isRejected) {
    if (session.scopes) requireScope(endpoint, session.scopes);
    const needsRole = endpoint.session === "admin" || endpoint.session === "moderator";
    if (needsRole && session.needsTwoFactor) {
      const text =
        "This needs a log-in with two-factor: a code or a passkey. Your account page has both.";
      throw new AppError("ADMIN_ONLY", text);
    }
    if (endpoint.session === "admin" && !session.isAdmin) {
      throw new AppError("ADMIN_ONLY", "Only admins can do this.");
    }
    if (endpoint.session === "moderator" && !session.isModerator) {
      throw new AppError("ADMIN_ONLY", "Only moderators can do this.");
    }
    return session;
  }
  // Every endpoint rejects an invalid token, so that the browser can drop it.
  if (endpoint.session !== "optional" || header !== undefined) {
    throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
  }
  return undefined;
}

/** Throws SCOPE where an access token with these scopes can't make a call. */
function requireScope(endpoint: Endpoint, scopes: readonly Scope[]): void {
  const needed = scopeOf(endpoint);
  if (needed === "any" || scopes.some((scope) => scope === needed)) return;
  const text =
    needed === "none"
      ? "Access tokens can't make this call. Log in to make it."
      : `This access token doesn't have the scope “${needed}”, which this call needs.`;
  throw new AppError("SCOPE", text);
}
