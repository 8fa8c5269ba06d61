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
  /** With several hosts, the only one with cached responses. */
  host?: string | undefined;
};

/**
 * Serves cached guest responses before Fastify sees the request. Its hooks wouldn't change a cached response and cost
 * as much as sending it. Cache misses, and all requests during startup and shutdown, go to `next`.
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
