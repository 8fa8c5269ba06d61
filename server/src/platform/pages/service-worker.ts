import type { FastifyInstance } from "fastify";
import { onEveryRequest } from "../http/guards.ts";

export const workerPath = "/service-worker.js";

/** A worker takes the policy for its own requests from its script's response. */
export const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * Takes the place of the worker in every browser that has it, removes all its caches and itself; again when a page
 * speaks to it, as a page that registers it meanwhile brings it back.
 */
export const removal = `const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
};
addEventListener("install", () => skipWaiting());
for (const name of ["activate", "message"]) {
  addEventListener(name, (event) => event.waitUntil(remove()));
}
`;

/** Serves the worker that removes itself in place of the built one. Browsers ask for it at each navigation. */
export function removeServiceWorkers(app: FastifyInstance): void {
  onEveryRequest(app, (request, reply, done) => {
    if (request.url.split("?")[0] !== workerPath) return done();
    void reply.headers(workerHeaders).type("text/javascript; charset=utf-8").send(removal);
  });
}

/** Answers a share from another app that no worker received; the page explains it. The body is not read. */
export function shareWithoutWorker(app: FastifyInstance): void {
  onEveryRequest(app, (request, reply, done) => {
    if (request.method !== "POST" || request.url.split("?")[0] !== "/share") return done();
    void reply.header("cache-control", "no-store").redirect("/share?empty", 303);
  });
}
