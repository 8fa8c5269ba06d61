import type { FastifyInstance, FastifyRequest } from "fastify";
import { requestCallback } from "../callbacks.ts";
import { rejectGibberish } from "./request-target.ts";
import { onClientRequest } from "./guards.ts";

type Pace = {
  /** The time limit of a small body, in milliseconds. */
  smallBodyMs: number;
  /** The interval of the checks of an upload, and the bytes that must have arrived in it. */
  checkMs: number;
  minBytes: number;
  /** The time for which the connection of an upload may be idle, until its response. */
  uploadMs: number;
  /** The time limits of an upload, and of one for which its endpoint allows more bytes. */
  uploadMaxMs: number;
  largeMaxMs: number;
};

/** What a body is: a document, files, or files of which the endpoint accepts larger ones. */
export type BodyKind = "small" | "upload" | "large";

/** The longest time that any request may take to arrive. */
export const largestUploadMs = 60 * 60_000;

const usual: Pace = {
  smallBodyMs: 30_000,
  checkMs: 15_000,
  minBytes: 32 * 1024,
  uploadMs: 5 * 60_000,
  uploadMaxMs: 5 * 60_000,
  largeMaxMs: largestUploadMs,
};

/**
 * Closes connections whose bodies arrive too slowly: an upload may take five minutes while it makes progress, a large one
 * an hour, any other body has 30 seconds. This also applies after the response, while the rest is discarded.
 */
export function limitBodyPace(
  app: FastifyInstance,
  kindOf: (request: FastifyRequest) => BodyKind,
  pace: Pace = usual,
): void {
  onClientRequest(app, (request, reply, done) => {
    const { raw } = request;
    const hasBody = "content-length" in raw.headers || "transfer-encoding" in raw.headers;
    if (!hasBody) return done();
    // A received file may wait for its turn longer than an idle connection is allowed.
    const kind = kindOf(request);
    if (kind !== "small") raw.setTimeout(pace.uploadMs);
    const longest = { small: pace.smallBodyMs, upload: pace.uploadMaxMs, large: pace.largeMaxMs };
    const timers = [giveTime(request, longest[kind])];
    if (kind !== "small") timers.push(watchPace(request, pace));
    for (const timer of timers) timer.unref();
    // What is left of a large body after its answer isn't worth an hour.
    if (kind === "large") {
      reply.raw.once(
        "finish",
        requestCallback(() => {
          if (!raw.complete) timers.push(giveTime(request, pace.smallBodyMs).unref());
        }),
      );
    }
    const stop = requestCallback(() => {
      for (const timer of timers) clearInterval(timer);
    });
    raw.once("end", stop).once("close", stop);
    done();
  });
}

const giveTime = (request: FastifyRequest, ms: number) =>
  setTimeout(
    requestCallback(() => hangUp(request)),
    ms,
  );

function watchPace(request: FastifyRequest, { checkMs, minBytes }: Pace) {
  const { socket } = request.raw;
  let before = socket.bytesRead;
  return setInterval(
    requestCallback(() => {
      if (socket.bytesRead - before < minBytes) hangUp(request);
      before = socket.bytesRead;
    }),
    checkMs,
  );
}

/** Like Node for a request that takes too long, unless all of it has arrived and only waits to be read. */
function hangUp({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const slow = Object.assign(new Error("too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  rejectGibberish(slow, raw.socket);
}
