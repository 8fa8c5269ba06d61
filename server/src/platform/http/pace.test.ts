import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitBodyPace } from "./pace.ts";

const pace = { smallBodyMs: 400, lookMs: 200, bytesPerLook: 1_000, uploadMs: 5_000 };
const silentMs = 300;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ connectionTimeout: silentMs });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, body, done) => {
    body.resume().once("end", () => done(null));
  });
  limitBodyPace(app, ({ url }) => url.startsWith("/upload"), pace);
  app.post("/upload", async () => ({ is: "read" }));
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

/** Posts a body piece by piece, one each 50 ms, and answers the statuses that came, and after how many ms it was over. */
function post(path: string, pieces: number, bytes: number) {
  const begun = performance.now();
  return new Promise<{ statuses: string[]; ms: number }>((resolve) => {
    let answer = "";
    const socket = connect(port, "localhost", () => {
      const length = pieces * bytes;
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n`);
      socket.write("Content-Type: text/plain\r\nConnection: close\r\n\r\n");
    });
    let sent = 0;
    const sending = setInterval(() => {
      if (sent < pieces && socket.writable) socket.write("x".repeat(bytes));
      sent += 1;
    }, 50);
    socket.on("data", (piece) => (answer += piece.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(sending);
      const statuses = Array.from(
        answer.matchAll(/HTTP\/1\.1 (\d+)/g),
        ([, status = ""]) => status,
      );
      resolve({ statuses, ms: performance.now() - begun });
    });
  });
}

test("an upload that keeps moving may take its time", async () => {
  const { statuses, ms } = await post("/upload", 20, 2_000);
  expect(statuses).toEqual(["200"]);
  expect(ms).toBeGreaterThan(2 * pace.smallBodyMs);
});

test("an upload that waits for its turn is not taken for a silent connection", async () => {
  expect((await post("/upload/waiting", 1, 10)).statuses).toEqual(["200"]);
});

test("an upload that hardly moves is not waited for", async () => {
  const { statuses, ms } = await post("/upload", 60, 10);
  expect(statuses).toEqual(["408"]);
  expect(ms).toBeLessThan(1_500);
});

test("neither is what still comes of one that was refused before it was read", async () => {
  const { statuses, ms } = await post("/upload/refused", 60, 10);
  expect(statuses[0]).toBe("403");
  expect(ms).toBeLessThan(1_500);
});

test("any other body has its time, however fast it moves", async () => {
  expect((await post("/other", 2, 10)).statuses).toEqual(["200"]);
  const { statuses, ms } = await post("/other", 60, 2_000);
  expect(statuses).toEqual(["408"]);
  expect(ms).toBeLessThan(1_500);
});
