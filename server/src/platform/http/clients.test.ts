import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { limitClients } from "./clients.ts";
import { answerErrors } from "./error-responses.ts";

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that lets each client do two things at a time; `/slow` waits until it is let go. */
async function smallHouse(trustProxy: string[] = []) {
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
    const { port } = await smallHouse();
    const open = async () => {
      const socket = connect(port, outside ?? "").on("error", () => undefined);
      await once(socket, "connect");
      await wait(50);
      return socket;
    };
    const first = await open();
    const second = await open();
    const third = await open();
    expect([first, second, third].map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
    // The machine itself is not counted.
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
    first.destroy();
    await wait(50);
    const fourth = await open();
    expect(fourth.destroyed).toBe(false);
    for (const socket of [second, fourth]) socket.destroy();
  },
);

test("behind a proxy the requests under way are counted for whom it names", async () => {
  const { port, waiting } = await smallHouse(["127.0.0.1"]);
  const ask = (path: string, client: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": client } });
  const slow = [ask("/slow", "203.0.113.1"), ask("/slow", "203.0.113.1")];
  while (waiting.length < 2) await wait(5);
  const refused = await ask("/quick", "203.0.113.1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await ask("/quick", "203.0.113.2")).status).toBe(200);
  for (const letGo of waiting) letGo();
  await Promise.all(slow);
  await wait(20);
  expect((await ask("/quick", "203.0.113.1")).status).toBe(200);
});
