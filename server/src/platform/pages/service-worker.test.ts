import Fastify from "fastify";
import { expect, test } from "vitest";
import { removeServiceWorkers, shareWithoutWorker } from "./service-worker.ts";

test("an operator can have the worker remove itself and all its caches", async () => {
  const app = Fastify();
  app.get("/service-worker.js", () => "the worker");
  removeServiceWorkers(app);
  const { headers, body } = await app.inject("/service-worker.js?x=1");
  await app.close();
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("text/javascript"),
  });
  expect(body).toContain("registration.unregister()");
  expect(body).toContain("caches.delete(name)");
});

test("what another app shares without a worker leads to a page that says so", async () => {
  const app = Fastify();
  shareWithoutWorker(app);
  const payload = "text=Booking";
  const answer = await app.inject({ method: "POST", url: "/share", payload });
  await app.close();
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/share?empty"]);
});
