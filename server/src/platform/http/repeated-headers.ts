import type { IncomingMessage } from "node:http";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance } from "fastify";
import { onClientRequest } from "./guards.ts";
import { sendErrorResponse } from "./error-responses.ts";

const longestName = "authorization".length;

/**
 * The name of a header that says who asks, or whom, and is there more than once. Node hands on the first of them; a
 * proxy may have looked at another.
 */
export function repeatedHeader({
  rawHeaders,
}: Pick<IncomingMessage, "rawHeaders">): string | undefined {
  let [hosts, authorizations] = [0, 0];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    // Most names are sorted out by their length: each request passes here.
    if (name.length !== "host".length && name.length !== longestName) continue;
    const lower = name.toLowerCase();
    if (lower === "host") hosts += 1;
    else if (lower === "authorization") authorizations += 1;
  }
  if (hosts > 1) return "Host";
  return authorizations > 1 ? "Authorization" : undefined;
}

/** Refuses a request that names two hosts or two callers with 400. */
export function rejectRepeatedHeaders(app: FastifyInstance): void {
  onClientRequest(app, (request, reply, done) => {
    const name = repeatedHeader(request.raw);
    if (name === undefined) return done();
    const text = `The header ${name} was sent twice.`;
    void sendErrorResponse(request, reply, new AppError("VALIDATION", text));
  });
}
