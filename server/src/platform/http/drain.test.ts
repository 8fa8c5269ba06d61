import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeGracefully } from "./drain.ts";

test("who waits for an answer while the server closes gets it, and does not hold the door open", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeGracefully(app);
  app.get("/slow", async () => {
    await wait(600);
    return { is: "done" };
  });
  await app.listen({ port: 0 });
  const agent = new Agent({ keepAlive: true });
  const asked = request(`${app.listeningOrigin}/slow`, { agent }).end();
  await wait(100);
  const begun = performance.now();
  const closed = app.close();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  answer?.resume();
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([200, "close"]);
  await closed;
  expect(performance.now() - begun).toBeLessThan(2_000);
  agent.destroy();
});

test("who knocks while the server closes is served or finds the door closed, and is never let in and cut", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeGracefully(app);
  app.post("/", async () => ({ is: "done" }));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const fates: Record<string, number> = {};
  const leaving = new AbortController();
  const knock = () =>
    new Promise<string>((resolve) => {
      const asked = request(origin, { method: "POST", agent: false });
      asked.once("error", (error) => resolve("code" in error ? String(error.code) : "broken"));
      asked.once("response", (answer) => {
        answer.resume();
        answer.once("close", () => resolve("served"));
      });
      asked.end();
    });
  const visitor = async () => {
    while (!leaving.signal.aborted) {
      const fate = await knock();
      fates[fate] = (fates[fate] ?? 0) + 1;
      await wait(3);
    }
  };
  const visitors = Promise.all(Array.from({ length: 10 }, visitor));
  await wait(200);
  await app.close();
  await wait(50);
  leaving.abort();
  await visitors;
  expect(Object.keys(fates).toSorted()).toEqual(["ECONNREFUSED", "served"]);
});
