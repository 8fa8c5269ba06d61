import { once } from "node:events";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { shedOverload } from "./overload.ts";
import { answerErrors } from "./error-responses.ts";

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await app.close();
});

/** A server that works on two things at a time; `/slow` waits until it is let go. */
async function smallServer() {
  app = Fastify();
  const waiting: (() => void)[] = [];
  answerErrors(app);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === "/kept") return reply.send("kept");
  });
  const { underWay } = shedOverload(app, 2);
  app.get("/slow", async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return "done";
  });
  app.get("/fails", async () => {
    throw new Error("On purpose.");
  });
  app.get("/api/health", async () => "alive");
  app.post("/slow", async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return "done";
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, init?: RequestInit) => fetch(address + path, init);
  const until = async (isSo: () => boolean) => {
    await vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });
  };
  return { ask: get, waiting, underWay, until };
}

test("requests above the limit are rejected at once with Retry-After; all others are answered", async () => {
  const { ask: get, waiting, underWay, until } = await smallServer();
  const slow = [get("/slow"), get("/slow", { method: "POST", body: "{}" })];
  await until(() => waiting.length === 2);
  const rejected = await get("/slow");
  expect(rejected.status).toBe(503);
  expect(rejected.headers.get("retry-after")).toBe("1");
  expect(await rejected.json()).toMatchObject({ code: "OVERLOADED" });
  expect((await get("/kept")).status).toBe(200);
  expect((await get("/api/health")).status).toBe(200);
  for (const letGo of waiting) letGo();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  expect(underWay()).toBe(0);
  const again = get("/slow");
  await until(() => waiting.length === 3);
  waiting.at(-1)?.();
  expect((await again).status).toBe(200);
});

test("a request with another response is not rejected", async () => {
  app = Fastify();
  answerErrors(app);
  shedOverload(app, 0, ({ url }, reply) => {
    const isCached = url === "/page";
    if (isCached) void reply.send("a little older");
    return isCached;
  });
  app.get("/*", async () => "new");
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  expect(await (await fetch(`${address}/page`)).text()).toBe("a little older");
  expect((await fetch(`${address}/other`)).status).toBe(503);
});

test("a request that is aborted, fails or is rejected frees its place", async () => {
  const { ask: get, waiting, underWay, until } = await smallServer();
  const leaving = new AbortController();
  const gone = get("/slow", { signal: leaving.signal }).catch(() => "gone");
  await until(() => waiting.length === 1);
  leaving.abort();
  expect(await gone).toBe("gone");
  await until(() => underWay() === 0);
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await get("/fails")).status).toBe(500);
    expect((await get("/nowhere")).status).toBe(404);
  }
  expect(underWay()).toBe(0);
  waiting[0]?.();
});

test("a slow body takes no place while it arrives", async () => {
  const { ask: get, waiting, underWay, until } = await smallServer();
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const headers = { "content-type": "application/json" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  const received = once(app.server, "request").then(async ([request]) => once(request, "data"));
  const slow = get("/slow", init);
  send?.enqueue(new TextEncoder().encode("{"));
  await received;
  expect(underWay()).toBe(0);
  send?.enqueue(new TextEncoder().encode("}"));
  send?.close();
  await until(() => waiting.length === 1);
  expect(underWay()).toBe(1);
  waiting[0]?.();
  expect((await slow).status).toBe(200);
});

test("after a stall of the event loop, the backlog is worked off before more is accepted", async () => {
  // The test advances the server's clock and its timer.
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const beatAfter = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(250);
  };
  app = Fastify();
  answerErrors(app);
  shedOverload(app, 1_000);
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  app.get("/work", async () => {
    await over;
    return "done";
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const getStatus = async () => (await fetch(`${address}/work`)).status;
  beatAfter(250);
  beatAfter(2_200);
  const statuses: number[] = [];
  const requests = Array.from({ length: 30 }, async () => void statuses.push(await getStatus()));
  // Twenty are worked on; it is the others that are answered first.
  await expect.poll(() => statuses).toEqual(Array(10).fill(503));
  now += 600;
  const more = getStatus();
  finish();
  await Promise.all(requests);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await more).toBe(200);
});
