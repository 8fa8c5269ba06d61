import type { FastifyInstance } from "fastify";
import { onEveryRequest } from "./guards.ts";

/** Headers that every answer carries, whatever it is. */
export function guardHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(self)",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** Puts the guarding headers on every answer. */
export function guardAnswers(app: FastifyInstance, publicUrl: string): void {
  const headers = guardHeaders(publicUrl);
  onEveryRequest(app, (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Where a page may reach beside its own origin; nowhere by default. */
export type Elsewhere = {
  /** What comes into its frames. */
  framed?: string | undefined;
  /** Where its scripts may connect. */
  connected?: readonly string[];
  /** Where its pictures may lie. */
  pictured?: readonly string[];
};

/**
 * What a page may load and run. `scripts` are the hashes of the inline scripts that its rendering put there, so that it
 * can be cached as it is; one that came in by its content is not among them.
 */
export function pagePolicy(scripts: string, elsewhere: Elsewhere = {}): string {
  const { framed = "'none'", connected: connectSources = [], pictured = [] } = elsewhere;
  return [
    "default-src 'self'",
    // No 'strict-dynamic': a module that a hashed script imports would be refused under it.
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${framed}`,
    ["img-src 'self' data: blob:", ...pictured].join(" "),
    ["connect-src 'self'", ...connectSources].join(" "),
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The one policy of our pages, web/app/shell/trusted-scripts.ts; nobody can make another.
    "trusted-types default",
  ].join("; ");
}
