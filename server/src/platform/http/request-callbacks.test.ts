import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { requestCallback } from "../callbacks.ts";
import { callInProcess } from "./in-process.ts";
import { answerErrors } from "./error-responses.ts";
import { ownCallbacks } from "./request-callbacks.ts";

type Line = { level: number; reqId: string; err: { message: string } };

let app: FastifyInstance;
afterEach(() => app.close());

const never = () => new Promise<never>(() => undefined);
const raise = () => {
  throw new Error("in a callback");
};

/** A server whose routes never response, and whose callbacks throw. */
async function start() {
  const lines: Line[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  app = Fastify({ logger: { level: "error", stream }, forceCloseConnections: true });
  ownCallbacks(app);
  answerErrors(app);
  app.post("/timer", async () => {
    setTimeout(requestCallback(raise), 0);
    return never();
  });
  app.get("/rejection", async () => {
    setTimeout(
      requestCallback(async () => raise()),
      0,
    );
    return never();
  });
  app.get("/listener", async (request) => {
    request.raw.once("pause", requestCallback(raise));
    await wait(0);
    request.raw.emit("pause");
    return never();
  });
  app.get("/begun", async (_request, reply) => {
    reply.hijack();
    reply.raw.write("half");
    setTimeout(requestCallback(raise), 20);
  });
  app.get("/late", async (_request, reply) => {
    reply.raw.once("close", requestCallback(raise));
    return "whole";
  });
  app.get("/fine", async () => "fine");
  return { address: await app.listen({ port: 0, host: "127.0.0.1" }), lines };
}

test.each([
  ["a timer after a body was read", "/timer", "{}"],
  ["a rejection in a timer", "/rejection", undefined],
  ["a listener", "/listener", undefined],
])("%s that throws fails only its own request, which the log names", async (_, path, body) => {
  const { address, lines } = await start();
  const headers = { "content-type": "application/json" };
  const failed = await fetch(address + path, body ? { method: "POST", body, headers } : {});
  expect([failed.status, failed.headers.get("connection")]).toEqual([500, "close"]);
  const { code, requestId } = await failed.json();
  expect(code).toBe("INTERNAL");
  expect(lines).toMatchObject([{ level: 50, reqId: requestId, err: { message: "in a callback" } }]);
  expect(await (await fetch(`${address}/fine`)).text()).toBe("fine");
});

test("a started response is cut, and a sent one stays complete", async () => {
  const { address, lines } = await start();
  await expect(fetch(`${address}/begun`).then((answer) => answer.text())).rejects.toThrow(
    "terminated",
  );
  expect(await (await fetch(`${address}/late`)).text()).toBe("whole");
  await expect.poll(() => lines.length).toBe(2);
  expect(await (await fetch(`${address}/fine`)).text()).toBe("fine");
});

test("in process it fails the inner request, not the outer one", async () => {
  const { address, lines } = await start();
  const { status } = await callInProcess(app, { method: "GET", url: "/rejection" });
  expect(status).toBe(500);
  expect(lines).toHaveLength(1);
  expect((await fetch(`${address}/fine`)).status).toBe(200);
});
