import type { IncomingMessage, RequestListener } from "node:http";
import type { ResponseCache } from "../cache/cache.ts";
import { processCallback } from "../callbacks.ts";
import type { Lifecycle } from "./health.ts";
import { repeatedHeader } from "./repeated-headers.ts";
import type { RecordRequest } from "./request-durations.ts";

export type CacheInFront = {
  cache: ResponseCache;
  lifecycle: Lifecycle;
  record: RecordRequest;
  /** If the server has several hosts: the only one whose responses may be cached. */
  host?: string | undefined;
};

/**
 * Responds to guests from the cache before Fastify sees the request: none of its hooks would change a cached response,
 * and together they cost as much as sending the bytes. Other requests go to `next`, as do all requests while the server
 * starts or drains.
 */
export function withResponseCache(
  next: RequestListener,
  { cache, lifecycle, record, host }: CacheInFront,
): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    const route =
      lifecycle.is === "serving" &&
      !hasBody(request) &&
      repeatedHeader(request) === undefined &&
      isAt(request, host)
        ? cache.serve(request, response)
        : undefined;
    if (route === undefined) return next(request, response);
    response.once(
      "finish",
      processCallback(() =>
        record(
          { method: request.method ?? "", route, status: response.statusCode },
          performance.now() - startedAt,
        ),
      ),
    );
  };
}

/** Fastify's hooks check the pace and size of a body. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

const isAt = ({ headers }: IncomingMessage, host?: string) =>
  host === undefined || (headers.host === host && headers["x-forwarded-host"] === undefined);
