import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requestCallback } from "../callbacks.ts";
import { matchesEtag } from "./etag.ts";

/** The response of an endpoint that returns a file. */
export type Bytes = { stream: Readable; headers: Readonly<Record<string, string>> };

/** Sends a file, or 304 where the caller has it already. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const { stream, headers } = answer as Bytes;
  if (matchesEtag(request.headers["if-none-match"], headers["etag"])) {
    stream.destroy();
    return reply.code(304).headers(headers).send();
  }
  // Also for requests that need no body, such as HEAD.
  reply.raw.once(
    "close",
    requestCallback(() => stream.destroy()),
  );
  return reply.headers(headers).send(stream);
}
