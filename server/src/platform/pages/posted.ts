import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyRequest } from "fastify";

/** Pages whose form is posted to their own address, so that it works without scripts. */
export const postedPages = ["/storefront/checkout/:token", "/documents/:from/:to"] as const;

export const isPosted = (path: string): boolean =>
  /^\/(?:storefront\/checkout\/[^/]+|documents\/[^/]+\/[^/]+)$/.test(path);

/** What was posted to a page, as its form sends it. */
export function postedForm({ body }: FastifyRequest): URLSearchParams {
  const form = new URLSearchParams();
  if (typeof body !== "object" || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") form.append(name, value);
  }
  return form;
}

/**
 * Refuses a form that another site sent. A page that tells nobody where one came from sends the origin `null`, and a
 * program sends none: such have to know the secret in the address, like everybody.
 */
export function rejectElsewhere({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin = "null", host } = headers;
  const site = headers["sec-fetch-site"];
  const isOurs = [new URL(publicUrl).host, host].includes(URL.parse(origin)?.host);
  if ((origin === "null" || isOurs) && site !== "cross-site") return;
  throw new AppError(
    "NOT_YOURS",
    "This form was submitted from another site. Open the page here and try again.",
  );
}
