import type { FastifyInstance } from "fastify";
import { onEveryRequest } from "./guards.ts";
import { hasSecret, secretHeaders } from "./secret-address.ts";

/** The headers of every response. */
export function guardHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** Adds the security headers to every response, and those of an address with a secret, errors and redirects too. */
export function guardAnswers(app: FastifyInstance, publicUrl: string): void {
  const headers = guardHeaders(publicUrl);
  onEveryRequest(app, (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (hasSecret(request.url)) {
      const own = String(reply.getHeader("cache-control") ?? "");
      reply.headers({ ...secretHeaders, ...(/no-store/.test(own) && { "cache-control": own }) });
    }
    done();
  });
}

/** The origins that a page may use besides its own; none by default. */
export type OtherOrigins = {
  /** The origins of its frames besides the PDF viewer, the only document of ours that can be framed. */
  framed?: string | undefined;
  /** Origins its scripts may connect to. */
  connected?: readonly string[];
  /** The origins of its images. */
  pictured?: readonly string[];
};

/**
 * The content security policy of a page. `scripts` are the hashes of the inline scripts of its rendering, so that the
 * page can be cached; scripts injected through its content are not among them.
 */
export function pagePolicy(scripts: string, origins: OtherOrigins = {}): string {
  const { framed, connected: connectSources = [], pictured = [] } = origins;
  return [
    "default-src 'self'",
    // No 'strict-dynamic': it would block modules imported by a hashed script.
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["frame-src 'self'", ...(framed ? [framed] : [])].join(" "),
    ["img-src 'self' data: blob:", ...pictured].join(" "),
    ["connect-src 'self'", ...connectSources].join(" "),
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The only policy of the pages, web/app/shell/trusted-scripts.ts; no other can be created.
    "trusted-types default",
  ].join("; ");
}
