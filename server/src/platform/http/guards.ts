import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { isInProcess } from "./in-process.ts";

/**
 * Looks at requests of clients before their body is read: their connection, their pace, how many there are. The one
 * way to register such a guard, so that none applies to what is asked in process.
 */
export function onClientRequest(app: FastifyInstance, guard: onRequestHookHandler): void {
  app.addHook("onRequest", function onRequest(request, reply, done) {
    if (isInProcess(request)) return done();
    guard.call(this, request, reply, done);
  });
}

/** Does something to each response, also to those in process. What it does must need no connection. */
export function onEveryRequest(app: FastifyInstance, hook: onRequestHookHandler): void {
  app.addHook("onRequest", hook);
}
