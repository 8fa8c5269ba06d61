import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { closeGracefully } from "./drain.ts";

const patience = { timeout: 60_000, interval: 5 };

test("a pending request is answered while the server closes, and does not delay the close", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeGracefully(app);
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    arrived.resolve();
    await released.promise;
    return { is: "done" };
  });
  await app.listen({ port: 0 });
  const agent = new Agent({ keepAlive: true });
  const sent = request(`${app.listeningOrigin}/slow`, { agent }).end();
  await arrived.promise;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening, patience);
  released.resolve();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  answer?.resume();
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([200, "close"]);
  // The agent would hold its connection longer than any test waits.
  await closed;
  agent.destroy();
});

test("a connection during the shutdown is served or rejected, never accepted and cut", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeGracefully(app);
  app.post("/", async () => ({ is: "done" }));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const fates: Record<string, number> = {};
  const leaving = new AbortController();
  const tryToConnect = () =>
    new Promise<string>((resolve) => {
      const sent = request(origin, { method: "POST", agent: false });
      sent.once("error", (error) => resolve("code" in error ? String(error.code) : "broken"));
      sent.once("response", (answer) => {
        answer.resume();
        answer.once("close", () => resolve("served"));
      });
      sent.end();
    });
  const visitor = async () => {
    while (!leaving.signal.aborted) {
      const fate = await tryToConnect();
      fates[fate] = (fates[fate] ?? 0) + 1;
      // The server closes in a quiet moment, so there have to be some.
      await wait(5);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  await vi.waitUntil(() => (fates["served"] ?? 0) > 50, patience);
  await app.close();
  await vi.waitUntil(() => (fates["ECONNREFUSED"] ?? 0) > 10, patience);
  leaving.abort();
  await visitors;
  expect(Object.keys(fates).toSorted()).toEqual(["ECONNREFUSED", "served"]);
});
