import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { isInProcess } from "./in-process.ts";

/**
 * Registers a guard that checks client requests before their body is read: their connection, pace or number. The only
 * way to register one, so that no guard applies to in-process requests.
 */
export function onClientRequest(app: FastifyInstance, guard: onRequestHookHandler): void {
  app.addHook("onRequest", function onRequest(request, reply, done) {
    if (isInProcess(request)) return done();
    guard.call(this, request, reply, done);
  });
}

/** Registers a hook for each response, including in-process ones. It must not need a connection. */
export function onEveryRequest(app: FastifyInstance, hook: onRequestHookHandler): void {
  app.addHook("onRequest", hook);
}
