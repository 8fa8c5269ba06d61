import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setImmediate as tick, setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { limitBodyPace } from "./pace.ts";

const pace = {
  smallBodyMs: 400,
  checkMs: 200,
  minBytes: 1_000,
  uploadMs: 5_000,
  uploadMaxMs: 2_100,
  largeMaxMs: 4_000,
};
const silentMs = 300;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ connectionTimeout: silentMs });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, body, done) => {
    body.resume().once("end", () => done(null));
  });
  const kindOf = ({ url }: { url: string }) => {
    if (url.startsWith("/large")) return "large";
    return url.startsWith("/upload") ? "upload" : "small";
  };
  limitBodyPace(app, kindOf, pace);
  app.post("/upload", async () => ({ is: "read" }));
  app.post("/large", async () => ({ is: "read" }));
  app.post("/other", async () => ({ is: "read" }));
  app.post("/upload/waiting", async () => {
    await wait(3 * silentMs);
    return { is: "looked into" };
  });
  const reject = async () => {
    throw Object.assign(new Error("no"), { statusCode: 403 });
  };
  app.post("/upload/refused", { onRequest: reject }, reject);
  await app.listen({ port: 0 });
  port = Number(new URL(app.listeningOrigin).port);
});
afterAll(() => app.close());

/** The clock of the server stands still but for `pass`. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Begins to post a body of so many bytes. */
async function post(path: string, length: number) {
  const socket = connect(port, "localhost");
  const request = once(app.server, "request").then(([first]): IncomingMessage => first);
  let answer = "";
  socket.on("data", (piece) => (answer += piece.toString()));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n`);
  socket.write("Content-Type: text/plain\r\nConnection: close\r\n\r\n");
  const { socket: received } = await request;
  return {
    /** Resolves when all of it has come. */
    send: async (bytes: number) => {
      const until = received.bytesRead + bytes;
      socket.write("x".repeat(bytes));
      while (received.bytesRead < until) await tick();
    },
    /** Resolves when something was answered. */
    answered: async () => {
      if (answer === "") await once(socket, "data");
    },
    /** The statuses that came until the connection was closed. */
    statuses: async () => {
      await closed;
      return Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = ""]) => status);
    },
  };
}

test("an upload that makes progress may take long", async () => {
  const { send, statuses } = await post("/upload", 10 * 2_000);
  for (let check = 0; check < 10; check += 1) {
    await send(2_000);
    pass(pace.checkMs);
  }
  expect(await statuses()).toEqual(["200"]);
});

test.each([
  { path: "/upload", status: "408" },
  { path: "/large", status: "200" },
])("one that takes longer than an upload may: $path", async ({ path, status }) => {
  const { send, statuses } = await post(path, 12 * 2_000);
  for (let check = 0; check < 11; check += 1) {
    await send(2_000);
    pass(pace.checkMs);
  }
  if (status === "200") await send(2_000);
  expect(await statuses()).toEqual([status]);
});

test("an upload that waits for its turn is not treated as an idle connection", async () => {
  vi.useRealTimers();
  const { send, statuses } = await post("/upload/waiting", 10);
  await send(10);
  expect(await statuses()).toEqual(["200"]);
});

test("an upload that makes no progress is closed", async () => {
  const { send, statuses } = await post("/upload", 60_000);
  await send(2_000);
  pass(pace.checkMs);
  await send(10);
  pass(pace.checkMs);
  expect(await statuses()).toEqual(["408"]);
});

test("so is the rest of an upload that was rejected before it was read", async () => {
  const { answered, statuses } = await post("/upload/refused", 60_000);
  await answered();
  pass(2 * pace.checkMs);
  expect((await statuses())[0]).toBe("403");
});

test("any other body has a fixed time, at any pace", async () => {
  const quick = await post("/other", 10);
  await quick.send(10);
  expect(await quick.statuses()).toEqual(["200"]);
  const slow = await post("/other", 60 * 2_000);
  await slow.send(2_000);
  pass(pace.smallBodyMs - 1);
  await slow.send(2_000);
  pass(1);
  expect(await slow.statuses()).toEqual(["408"]);
});
