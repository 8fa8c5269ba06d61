import { afterEach, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { listen, listenToo } from "./listen.ts";
import { makeServer } from "./server.ts";

let app: FastifyInstance;
afterEach(() => app.close());

test("a server listens at several addresses with one set of limits, and closes all of them", async () => {
  app = makeServer({ logLevel: "silent", trustProxy: [], publicUrl: "http://localhost" });
  app.get("/", async () => "here");
  const { port } = new URL(await listen(app, { port: 0, host: "localhost", backlog: 16 }));
  const first = app.server.address();
  const other = typeof first === "object" && first?.family === "IPv6" ? "127.0.0.1" : "127.0.0.2";
  await listenToo(app, { port: Number(port), host: other, backlog: 16 });
  const addresses = [`http://localhost:${port}`, `http://${other}:${port}`];
  for (const each of addresses) expect(await (await fetch(each)).text()).toBe("here");
  await app.close();
  for (const each of addresses) await expect(fetch(each)).rejects.toThrow("fetch failed");
});
