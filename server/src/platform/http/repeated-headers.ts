import type { IncomingMessage } from "node:http";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance } from "fastify";
import { onClientRequest } from "./guards.ts";
import { sendErrorResponse } from "./error-responses.ts";

const longestName = "authorization".length;

/**
 * The name of a repeated header that identifies the caller or the host. Node uses the first of them; a proxy may have
 * used another.
 */
export function repeatedHeader({
  rawHeaders,
}: Pick<IncomingMessage, "rawHeaders">): string | undefined {
  let [hosts, authorizations] = [0, 0];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    // Most names are excluded by their length, as this runs for each request.
    if (name.length !== "host".length && name.length !== longestName) continue;
    const lower = name.toLowerCase();
    if (lower === "host") hosts += 1;
    else if (lower === "authorization") authorizations += 1;
  }
  if (hosts > 1) return "Host";
  return authorizations > 1 ? "Authorization" : undefined;
}

/** Rejects a request with two hosts or two callers with 400. */
export function rejectRepeatedHeaders(app: FastifyInstance): void {
  onClientRequest(app, (request, reply, done) => {
    const name = repeatedHeader(request.raw);
    if (name === undefined) return done();
    const text = `The header ${name} was sent twice.`;
    void sendErrorResponse(request, reply, new AppError("VALIDATION", text));
  });
}
