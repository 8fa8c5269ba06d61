import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Env } from "../env.ts";
import { processCallback } from "../callbacks.ts";
import { closeGracefully } from "./drain.ts";
import { withoutTokens } from "./link-tokens.ts";
import { serializeError } from "./error-serializer.ts";
import { largestUploadMs } from "./pace.ts";
import { type CacheInFront, withResponseCache } from "./response-cache.ts";
import { rejectAddress, rejectGibberish, targetOf, withTargetLimits } from "./request-target.ts";

type Settings = Pick<Env, "logLevel" | "trustProxy" | "publicUrl">;

const noSchemas = (): never => {
  throw new Error("Routes must declare a contract, not a Fastify schema.");
};

const seconds = 1_000;
/** The connections of one process; more are rejected instead of left waiting. */
const maxConnections = 12_000;

/** Creates Fastify with limits on time and size, logs without secrets, and the response cache in front. */
export function makeServer(
  { logLevel, trustProxy, publicUrl }: Settings,
  responseCache?: CacheInFront,
): FastifyInstance {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      serializers: {
        err: serializeError,
        req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
          method,
          // The query of an emailed link is a secret too.
          path: withoutTokens(url.split("?")[0] ?? ""),
          ip,
        }),
      },
    },
    // Contracts validate requests and responses, so Fastify needs no schema compilers.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: 64 * 1024,
    serverFactory: (handler) =>
      makeHttpServer(
        withTargetLimits(
          responseCache ? withResponseCache(handler, responseCache) : handler,
          publicUrl,
        ),
      ),
    forceCloseConnections: "idle",
    // The server reports that it is not ready by then; further requests are served normally.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: targetOf,
    frameworkErrors: rejectAddress(publicUrl),
    clientErrorHandler: rejectGibberish,
  });
  closeGracefully(app);
  return app;
}

/**
 * URL and headers in bytes; a longer URL gets its own error response up to this size. Less than what one read returns,
 * so that a URL that exceeds it in one piece is recognized.
 */
const maxHeaderSize = 62 * 1024;

function makeHttpServer(handler: RequestListener): Server {
  const listener = processCallback(handler, (_request, response) => response.destroy());
  const server = createServer(
    {
      // Long enough for the largest upload; other bodies have less (pace.ts).
      requestTimeout: largestUploadMs,
      headersTimeout: 10 * seconds,
      keepAliveTimeout: 10 * seconds,
      maxHeaderSize,
    },
    listener,
  );
  server.setTimeout(60 * seconds);
  server.maxConnections = maxConnections;
  return server;
}
