import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { type Life, untilOpen } from "./vital-signs.ts";

let app: FastifyInstance;
afterEach(() => app.close());

async function startingHouse() {
  const life: Life = { is: "starting" };
  app = Fastify({ forceCloseConnections: true });
  untilOpen(app, life);
  app.get("/api/health", async () => ({ status: "ok" }));
  app.post("/api/hoots", async () => ({ is: "posted" }));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const post = () => fetch(`${address}/api/hoots`, { method: "POST" });
  return { life, address, post };
}

test("who comes while the house starts waits until it is open; its signs of life are told at once", async () => {
  const { life, address, post } = await startingHouse();
  let isAnswered = false;
  const posted = post().then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  await wait(100);
  expect(isAnswered).toBe(false);
  life.is = "serving";
  expect(await (await posted).json()).toEqual({ is: "posted" });
});

test("who has waited for long is told to come again", async () => {
  const { post } = await startingHouse();
  const answer = await post();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
});
