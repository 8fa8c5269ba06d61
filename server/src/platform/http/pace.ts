import type { FastifyInstance, FastifyRequest } from "fastify";
import { requestCallback } from "../callbacks.ts";
import { rejectGibberish } from "./request-target.ts";
import { onClientRequest } from "./guards.ts";

type Pace = {
  /** A small body has this long, in milliseconds. */
  smallBodyMs: number;
  /** How often an upload is checked, and how many bytes must have arrived since. */
  checkMs: number;
  minBytes: number;
  /** The connection of an upload may be silent this long, so until its answer comes. */
  uploadMs: number;
};

const usual: Pace = {
  smallBodyMs: 30_000,
  checkMs: 15_000,
  minBytes: 32 * 1024,
  uploadMs: 5 * 60_000,
};

/**
 * Hangs up on bodies that hardly move: an upload may take as long as the server's own limit while it comes at a
 * pace, any other body has 30 seconds. So too where the answer has gone out already and the rest is thrown away.
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
    // A file that is there may have to wait for its turn longer than a silent connection is borne with.
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

/** As Node does where a request takes too long; not where all of it is there and only waits to be read. */
function hangUp({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const slow = Object.assign(new Error("too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  rejectGibberish(slow, raw.socket);
}
