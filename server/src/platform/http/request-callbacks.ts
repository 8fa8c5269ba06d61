import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CallbackOwner, runAsOwner } from "../callbacks.ts";
import { onEveryRequest } from "./guards.ts";
import { sendErrorResponse } from "./error-responses.ts";

/** Assigns callbacks to the request during which they were registered. */
export function ownCallbacks(app: FastifyInstance): void {
  const owners = new WeakMap<FastifyRequest, CallbackOwner>();
  onEveryRequest(app, (request, reply, done) => {
    const owner = ownerOf(request, reply);
    owners.set(request, owner);
    runAsOwner(owner, done);
  });
  // A body is read in the context of its connection, which belongs to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    const owner = owners.get(request);
    if (owner) runAsOwner(owner, done);
    else done();
  });
}

const ownerOf = (request: FastifyRequest, reply: FastifyReply): CallbackOwner => ({
  fail(error) {
    request.log.error({ err: error }, "Uncaught exception in a callback of this request");
    if (reply.raw.writableFinished) return;
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    const text = "Something went wrong on our end. Try again.";
    void sendErrorResponse(
      request,
      // The state of its connection is now unknown.
      reply.header("connection", "close"),
      new AppError("INTERNAL", text),
    );
  },
});
