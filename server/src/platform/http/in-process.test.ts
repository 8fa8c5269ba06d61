import { globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { widgetRoutes } from "../widgets/routes.ts";
import { clientAddress } from "./client-address.ts";
import { limitClients } from "./clients.ts";
import { callInProcess, inProcessClient } from "./in-process.ts";
import { makeLimiter } from "./limiter.ts";
import { shedOverload } from "./overload.ts";
import { chargeTargets, makeFairWork } from "./fair-work.ts";
import { limitBodyPace } from "./pace.ts";
import { usualAllowance } from "./work-budget.ts";
import { answerErrors } from "./error-responses.ts";
import { rejectRepeatedHeaders } from "./repeated-headers.ts";
import { noticeUntrustedProxies } from "./untrusted-proxy.ts";
import { waitUntilOpen } from "./health.ts";

let app: FastifyInstance = Fastify();
afterEach(() => app.close());

const src = join(import.meta.dirname, "../..");
const sources = globSync("**/*.ts", { cwd: src }).filter(
  (path) => !/\.test(?:ing)?\.ts$|^testing\//.test(path),
);
const filesWith = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(join(src, path), "utf8"))).toSorted();

type Guard = {
  /** Registers it so that it lets no client through. */
  register: () => unknown;
  /** A client that hits the guard; true if it was blocked. */
  isBlocked: (address: string) => Promise<boolean>;
};

const isRejected =
  (path: string, init?: RequestInit) =>
  async (address: string): Promise<boolean> => {
    const { status } = await fetch(address + path, init);
    return status !== 200;
  };

const pace = {
  smallBodyMs: 1,
  checkMs: 1,
  minBytes: 1,
  uploadMs: 1_000,
  uploadMaxMs: 1,
  largeMaxMs: 1,
};
const widgets = { origin: "http://127.0.0.1", widgets: [], cards: [] };
let forwarded = () => 0;

/** Every guard of clients, by the file that registers it. */
const guards: Record<string, Guard> = {
  "platform/http/clients.ts": {
    register: () => limitClients(app, { trustProxy: ["127.0.0.1"], atOnce: 0 }),
    isBlocked: isRejected("/page", { headers: { "x-forwarded-for": "203.0.113.1" } }),
  },
  "platform/http/fair-work.ts": {
    register: () => chargeTargets(app, makeFairWork(true)),
    isBlocked: async (address) => {
      const isOver = isRejected(`/page?${"x".repeat(8_000)}`);
      for (let turn = 0; turn < usualAllowance.points; turn += 1) {
        if (await isOver(address)) return true;
      }
      return false;
    },
  },
  "platform/http/overload.ts": {
    register: () => shedOverload(app, 0),
    isBlocked: isRejected("/page"),
  },
  "platform/http/pace.ts": {
    register: () => limitBodyPace(app, () => "small", pace),
    isBlocked: (address) =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(address).port), "127.0.0.1", () => {
          socket.write("POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
        });
        socket.once("close", () => resolve(true)).on("error", () => undefined);
        socket.resume();
      }),
  },
  "platform/http/repeated-headers.ts": {
    register: () => rejectRepeatedHeaders(app),
    isBlocked: (address) =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(address).port), "127.0.0.1", () => {
          socket.write("GET /page HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n");
        });
        socket.once("data", (bytes) => resolve(bytes.toString().startsWith("HTTP/1.1 400")));
      }),
  },
  "platform/http/untrusted-proxy.ts": {
    register: () => {
      forwarded = noticeUntrustedProxies(app, { dataDir: "/nowhere", isTrusted: () => false });
    },
    isBlocked: async (address) => {
      await fetch(`${address}/page`, { headers: { "x-forwarded-for": "203.0.113.1" } });
      return forwarded() === 1;
    },
  },
  "platform/http/health.ts": {
    register: () => waitUntilOpen(app, { is: "starting" }),
    isBlocked: isRejected("/page"),
  },
  "platform/widgets/routes.ts": {
    register: () => widgetRoutes(app, widgets, "http://localhost"),
    isBlocked: isRejected("/page"),
  },
};

test("each guard of clients is in this test", () => {
  const registering = filesWith(/\bonClientRequest\(/);
  // The drain rejects nothing: it notes responses until they are sent.
  const elsewhere = ["dev.ts", "platform/http/drain.ts", "platform/http/guards.ts"];
  expect(registering).toEqual([...Object.keys(guards), ...elsewhere].toSorted());
});

test.each(Object.entries(guards))(
  "the guard of %s keeps clients out and lets a request in process through, with a body that is never read",
  async (_, { register, isBlocked }) => {
    app = Fastify({
      trustProxy: ["127.0.0.1"].slice(0, forwardsOf(register)),
      forceCloseConnections: true,
    });
    answerErrors(app);
    await register();
    app.get("/page", async () => "page");
    app.post("/page", async () => "page");
    app.post("/refused", {
      onRequest: async (_request, reply) => reply.code(401).send("who?"),
      handler: async () => "never",
    });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    expect(await isBlocked(address)).toBe(true);
    const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.1" };
    const body = JSON.stringify({ is: "asked" });
    expect((await callInProcess(app, { method: "GET", url: "/page", headers })).status).toBe(200);
    const init = { method: "POST", headers, body } as const;
    expect((await callInProcess(app, { ...init, url: "/page" })).status).toBe(200);
    expect((await callInProcess(app, { ...init, url: "/refused" })).status).toBe(401);
    // What a timer does to a body that nobody reads would end this process.
    await wait(20);
    expect((await callInProcess(app, { ...init, url: "/page" })).status).toBe(200);
  },
);

const forwardsOf = (register: () => unknown) =>
  register === guards["platform/http/untrusted-proxy.ts"]?.register ? 0 : 1;

test("requests, guards and clients' addresses have one way each", () => {
  expect(filesWith(/\.inject\(/)).toEqual(["platform/http/in-process.ts"]);
  expect(filesWith(/addHook\(\s*"onRequest"/)).toEqual(["platform/http/guards.ts"]);
  expect(filesWith(/instanceof IncomingMessage/)).toEqual(["platform/http/in-process.ts"]);
  expect(filesWith(/request\.ip\b|addressBlock\(/)).toEqual([
    "platform/http/client-address.ts",
    "platform/http/clients.ts",
    "platform/http/request-target.ts",
  ]);
});

test("no limit counts in-process requests, and no client request can pass for one", async () => {
  app = Fastify({ trustProxy: ["127.0.0.1"] });
  answerErrors(app);
  const limiter = makeLimiter(true);
  app.get("/limited", async (request) => {
    await limiter("test", clientAddress(request), { times: 1, seconds: 60 });
    return clientAddress(request);
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const inside = async (onBehalfOf?: string) =>
    (await callInProcess(app, { method: "GET", url: "/limited", onBehalfOf })).status;
  expect([await inside(), await inside(), await inside()]).toEqual([200, 200, 200]);
  expect([await inside("203.0.113.9"), await inside("203.0.113.9")]).toEqual([200, 429]);
  const send = async (client: string) => {
    const headers = { "x-forwarded-for": client, "user-agent": "lightMyRequest" };
    const answer = await fetch(`${address}/limited`, { headers });
    return answer.status === 200 ? answer.text() : answer.status;
  };
  // What a proxy hands on and is no address counts for the proxy.
  expect(await send(inProcessClient)).toBe("127.0.0.1");
  expect(await send("somebody else")).toBe(429);
  expect(await send("203.0.113.7:1234")).toBe("203.0.113.7");
  expect(await send("[2001:db8::1]:1234")).toBe("2001:db8:0:0::/64");
});
