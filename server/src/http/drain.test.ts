import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeGently } from "./drain.ts";

test("who waits for an answer while the house closes gets it, and does not hold the door open", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeGently(app);
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
