import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyRequest } from "fastify";

/** Pages whose form is posted to their own URL, so that it works without scripts. */
export const postedPages = [
  "/storefront/checkout/:token",
  "/documents/:from/:to",
  "/airlines/:airline/:location",
  "/operators/:operator",
  "/signup",
  "/verify",
  "/confirm/:what",
] as const;

export const isPosted = (path: string): boolean =>
  /^\/(?:signup|verify|confirm\/[^/]+|storefront\/checkout\/[^/]+|operators\/[^/]+|(?:documents|airlines)\/[^/]+\/[^/]+)$/.test(
    path,
  );

/** A form posted to a page. */
export function postedForm({ body }: FastifyRequest): URLSearchParams {
  const form = new URLSearchParams();
  if (typeof body !== "object" || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") form.append(name, value);
  }
  return form;
}

/**
 * Rejects a form from another site. A page without a referrer sends the origin `null`, and programs send none: these
 * still need the secret in the URL.
 */
export function rejectOtherOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin = "null", host } = headers;
  const site = headers["sec-fetch-site"];
  const isOurs = [new URL(publicUrl).host, host].includes(URL.parse(origin)?.host);
  if ((origin === "null" || isOurs) && site !== "cross-site") return;
  throw new AppError(
    "NOT_YOURS",
    "This form was submitted from another site. Open the page here and try again.",
  );
}
