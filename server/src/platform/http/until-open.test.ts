import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { type Lifecycle, waitUntilOpen } from "./health.ts";

let app: FastifyInstance;
afterEach(() => app.close());

async function startingServer() {
  const lifecycle: Lifecycle = { is: "starting" };
  app = Fastify({ forceCloseConnections: true });
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  app.server.on("request", ({ method }) => method === "POST" && resolve());
  waitUntilOpen(app, lifecycle);
  app.get("/api/health", async () => ({ status: "ok" }));
  app.post("/api/hoots", async () => ({ is: "posted" }));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const post = () => fetch(`${address}/api/hoots`, { method: "POST" });
  return { lifecycle, address, arrived, post };
}

test("requests during the start wait until the server is open; health checks respond at once", async () => {
  const { lifecycle, address, arrived, post } = await startingServer();
  let isAnswered = false;
  const posted = post().then((answer) => {
    isAnswered = true;
    return answer;
  });
  await arrived;
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  lifecycle.is = "serving";
  expect(await (await posted).json()).toEqual({ is: "posted" });
});

test("a request that waited too long gets Retry-After", async () => {
  const { post } = await startingServer();
  const answer = await post();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
});
