import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { limitClients } from "./clients.ts";
import { answerErrors } from "./error-responses.ts";

const patience = { timeout: 60_000, interval: 5 };

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that lets each client do two things at a time; `/slow` waits until it is let go. */
async function smallServer(trustProxy: string[] = []) {
  app = Fastify({ trustProxy, forceCloseConnections: true });
  const waiting: (() => void)[] = [];
  answerErrors(app);
  limitClients(app, { trustProxy, atOnce: 2 });
  app.get("/quick", async () => "done");
  app.get("/slow", async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return "done";
  });
  await app.listen({ port: 0, host: "0.0.0.0" });
  const at = app.server.address();
  return { port: typeof at === "object" && at ? at.port : 0, waiting };
}

/** An address of this machine that is not its own name for itself; none where it has no network. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((at) => at?.family === "IPv4" && !at.internal)?.address;

test.skipIf(outside === undefined)(
  "one address holds so many connections; above that it is hung up on, until it lets one go",
  async () => {
    const { port } = await smallServer();
    const head = "GET /quick HTTP/1.1\r\nHost: x\r\n\r\n";
    /** Opens a connection and sends a request: it is answered, or the connection is closed. */
    const open = async () => {
      const socket = connect(port, outside ?? "", () => socket.write(head));
      const fate = await new Promise<"answered" | "hung up on">((resolve) => {
        socket.once("data", () => resolve("answered"));
        socket.on("error", () => resolve("hung up on")).once("close", () => resolve("hung up on"));
      });
      return { socket, fate };
    };
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first.fate, second.fate, third.fate]).toEqual(["answered", "answered", "hung up on"]);
    // The machine itself is not counted.
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
    first.socket.destroy();
    await expect.poll(async () => (await open()).fate, patience).toBe("answered");
  },
);

test("behind a proxy, concurrent requests are counted for the client in its header", async () => {
  const { port, waiting } = await smallServer(["127.0.0.1"]);
  const get = (path: string, client: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": client } });
  const slow = [get("/slow", "203.0.113.1"), get("/slow", "203.0.113.1")];
  await vi.waitUntil(() => waiting.length === 2, patience);
  const rejected = await get("/quick", "203.0.113.1");
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await get("/quick", "203.0.113.2")).status).toBe(200);
  for (const letGo of waiting) letGo();
  await Promise.all(slow);
  await expect.poll(async () => (await get("/quick", "203.0.113.1")).status, patience).toBe(200);
});
