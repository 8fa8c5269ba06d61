import { createHash } from "node:crypto";
import { gifHosts } from "#contracts/gifs.ts";
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

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Where a page may reach beside its own origin; nowhere where nothing is said. */
export type Elsewhere = {
  /** What comes into its frames. */
  framed?: string | undefined;
  /** What its scripts may ask. */
  asked?: readonly string[];
  /** Where its pictures may lie. */
  pictured?: readonly string[];
};

/** What a page may load and run. Its inline scripts are named by hash, so that it can be kept as it is. */
export function pagePolicy(html: string, elsewhere: Elsewhere = {}): string {
  const { framed = "'none'", asked = [], pictured = [] } = elsewhere;
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  const gifs = gifHosts.map((host) => `https://${host}`).join(" ");
  return [
    "default-src 'self'",
    // No 'strict-dynamic': a module that a hashed script imports would be refused under it.
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${framed}`,
    ["img-src 'self' data: blob:", gifs, ...pictured].join(" "),
    ["connect-src 'self'", ...asked].join(" "),
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
