import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseGibberish } from "./front-door.ts";

const lookMs = 15_000;
/** A body that comes slower than this in one look at it is not waited for. */
const bytesPerLook = 32 * 1024;
const smallBodyMs = 30_000;

/** Hangs up as Node does where a request takes too long. */
const hangUp = ({ raw }: FastifyRequest) =>
  refuseGibberish(
    Object.assign(new Error("too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
    raw.socket,
  );

/** Hangs up on a large body that hardly moves. Answers how to stop looking. */
export function keepPace(request: FastifyRequest): () => void {
  const { socket } = request.raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < bytesPerLook && !request.raw.complete) hangUp(request);
    before = socket.bytesRead;
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Gives a body that is no upload 30 seconds; the server's own limit is long enough for uploads. */
export function hurryBodies(
  app: FastifyInstance,
  isUpload: (request: FastifyRequest) => boolean,
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    const hasBody = "content-length" in raw.headers || "transfer-encoding" in raw.headers;
    if (!hasBody || isUpload(request)) return done();
    const timer = setTimeout(() => {
      if (!raw.complete) hangUp(request);
    }, smallBodyMs);
    timer.unref();
    const stop = () => clearTimeout(timer);
    raw.once("end", stop).once("close", stop);
    done();
  });
}
