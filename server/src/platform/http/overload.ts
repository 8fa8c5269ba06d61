import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { processCallback } from "../callbacks.ts";
import { onClientRequest } from "./guards.ts";
import { isInProcess } from "./in-process.ts";
import { sendErrorResponse } from "./error-responses.ts";

/** The number of concurrent requests with PostgreSQL and with PGlite, which runs one statement at a time. */
export const workAtOnce = { postgres: 1_000, pglite: 300 } as const;

/** How often the delay of the event loop is measured. */
const beatMs = 250;
/** The delay that counts as a stall of the event loop, after which the backlog is worked off first. */
const stallMs = 1_500;
/** The number of concurrent requests allowed after a stall, and for how long. */
const atOnceAfterStall = 20;
const afterStallMs = 500;

const always = new Set(["/api/health", "/api/ready", "/api/metrics"]);

/**
 * Rejects requests above `atOnce` concurrent ones immediately with OVERLOADED, so that the others are served and memory
 * stays bounded. Cached responses, time spent on receiving a body or sending a response, and in-process requests do not
 * count. `instead` may send another response; it returns true if it did.
 */
export function shedOverload(
  app: FastifyInstance,
  atOnce: number,
  instead: (request: FastifyRequest, reply: FastifyReply) => boolean = () => false,
): { underWay: () => number } {
  const working = new WeakSet<FastifyRequest>();
  let underWay = 0;
  let stalledUntil = 0;

  let beatAt = performance.now();
  const beat = setInterval(
    processCallback(() => {
      const now = performance.now();
      if (now - beatAt - beatMs > stallMs) stalledUntil = now + afterStallMs;
      beatAt = now;
    }),
    beatMs,
  );
  beat.unref();
  app.addHook("onClose", async () => clearInterval(beat));

  const begin = (request: FastifyRequest) => {
    if (working.has(request)) return;
    working.add(request);
    underWay += 1;
  };
  const end = (request: FastifyRequest) => {
    if (working.delete(request)) underWay -= 1;
  };
  const isCounted = (request: FastifyRequest) =>
    !isInProcess(request) && !always.has(request.url.split("?")[0] ?? "");

  onClientRequest(app, (request, reply, done) => {
    if (!isCounted(request)) return done();
    const most = performance.now() < stalledUntil ? atOnceAfterStall : atOnce;
    if (underWay < most) {
      begin(request);
      return done();
    }
    if (instead(request, reply)) return;
    const text = "The site is very busy right now. Try again in a moment.";
    void sendErrorResponse(request, reply, new AppError("OVERLOADED", text, { retryAfter: 1 }));
  });
  app.addHook("preParsing", (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
  app.addHook("preHandler", (request, _reply, done) => {
    // Files are received in the handler, and are limited separately.
    const isUpload = request.headers["content-type"]?.startsWith("multipart/") === true;
    if (isCounted(request) && !isUpload) begin(request);
    done();
  });
  app.addHook("onSend", async (request) => end(request));
  app.addHook("onRequestAbort", async (request) => end(request));
  app.addHook("onResponse", async (request) => end(request));
  return { underWay: () => underWay };
}
