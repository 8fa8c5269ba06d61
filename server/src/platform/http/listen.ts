import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { processCallback } from "../callbacks.ts";

type Where = { port: number; host: string; backlog: number };

/**
 * Listens and returns the address. Fastify binds only one address of a server from a `serverFactory`, and `localhost`
 * often has two.
 */
export async function listen(app: FastifyInstance, where: Where): Promise<string> {
  const address = await app.listen(where);
  const bound = app.server.address();
  if (where.host !== "localhost" || typeof bound !== "object" || !bound) return address;
  const all = await lookup(where.host, { all: true });
  const others = all.filter((each) => each.address !== bound.address);
  for (const { address: host } of others)
    await listenToo(app, { ...where, port: bound.port, host });
  return address;
}

/** Passes connections to another address to the same server, so that its limits and its shutdown apply to them. */
export async function listenToo(app: FastifyInstance, where: Where): Promise<void> {
  const other = createServer(
    processCallback((socket) => void app.server.emit("connection", socket)),
  );
  // A host name may resolve to an address that the machine does not have.
  other.on("error", () => undefined);
  app.server.once(
    "close",
    processCallback(() => other.close()),
  );
  other.listen(where);
  await once(other, "listening").catch(() => undefined);
}
