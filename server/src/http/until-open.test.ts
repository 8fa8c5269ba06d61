import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { type Life, untilOpen } from "./vital-signs.ts";

function startingHouse() {
  const life: Life = { is: "starting" };
  const app = Fastify();
  untilOpen(app, life);
  app.get("/api/health", async () => ({ status: "ok" }));
  app.post("/api/hoots", async () => ({ is: "posted" }));
  return { life, app };
}

test("who comes while the house starts waits until it is open; its signs of life are told at once", async () => {
  const { life, app } = startingHouse();
  let isAnswered = false;
  const posted = app.inject({ method: "POST", url: "/api/hoots" }).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await app.inject("/api/health")).statusCode).toBe(200);
  await wait(100);
  expect(isAnswered).toBe(false);
  life.is = "serving";
  expect((await posted).json()).toEqual({ is: "posted" });
});

test("who has waited for long is told to come again", async () => {
  const { app } = startingHouse();
  const answer = await app.inject({ method: "POST", url: "/api/hoots" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  expect(answer.json()).toMatchObject({ code: "UNAVAILABLE" });
});
