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
};

const usual: Pace = {
  smallBodyMs: 30_000,
  checkMs: 15_000,
  minBytes: 32 * 1024,
  uploadMs: 5 * 60_000,
};

/**
 * Closes connections whose bodies arrive too slowly: an upload may take as long as the server's limit while it makes
 * progress, any other body has 30 seconds. This also applies after the response, while the rest is discarded.
 */
export function limitBodyPace(
  app: FastifyInstance,
  isUpload: (request: FastifyRequest) => boolean,
  pace: Pace = usual,
): void {
  onClientRequest(app, (request, _reply, done) => {
    const { raw } = request;
    const hasBody = "content-length" in raw.headers || "transfer-encoding" in raw.headers;
    if (!hasBody) return done();
    // A received file may wait for its turn longer than an idle connection is allowed.
    if (isUpload(request)) raw.setTimeout(pace.uploadMs);
    const timer = isUpload(request) ? watchPace(request, pace) : giveTime(request, pace);
    timer.unref();
    const stop = requestCallback(() => clearInterval(timer));
    raw.once("end", stop).once("close", stop);
    done();
  });
}

const giveTime = (request: FastifyRequest, { smallBodyMs }: Pace) =>
  setTimeout(
    requestCallback(() => hangUp(request)),
    smallBodyMs,
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
