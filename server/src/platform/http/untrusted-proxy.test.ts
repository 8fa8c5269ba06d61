import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { checkForwarding } from "../../operations/doctor/forwarding.ts";
import { listOf } from "./address-list.ts";
import { manyForwarded, noticeUntrustedProxies } from "./untrusted-proxy.ts";

let app: FastifyInstance;
const dataDir = mkdtempSync(join(tmpdir(), "wagabond-proxy-"));
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(trustProxy: string[]) {
  const lines: { level: number; msg: string; proxy: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  app = Fastify({ trustProxy, logger: { level: "warn", stream }, forceCloseConnections: true });
  const isTrusted = listOf(trustProxy);
  const count = noticeUntrustedProxies(app, { dataDir, isTrusted });
  app.get("/", async () => "page");
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const send = async (times: number, headers: Record<string, string>) => {
    for (let n = 0; n < times; n += 1) await (await fetch(address, { headers })).text();
  };
  return { ask: send, lines, count };
}

test.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
  "many requests with %s of an address that is not trusted are reported once, with what to set, and doctor knows",
  async (header) => {
    const { ask: send, lines, count } = await start([]);
    await send(manyForwarded - 1, { [header]: "203.0.113.1" });
    expect(lines).toEqual([]);
    expect(checkForwarding({ dataDir, trustProxy: [] }).is).toBe("fine");
    await send(manyForwarded + 1, { [header]: "203.0.113.2" });
    expect(lines).toMatchObject([{ level: 40, proxy: "127.0.0.1" }]);
    expect(lines[0]?.msg).toContain("set TRUST_PROXY=127.0.0.1");
    expect(count()).toBe(2 * manyForwarded);
    await expect.poll(() => checkForwarding({ dataDir, trustProxy: [] }).is).toBe("wrong");
    const { text } = checkForwarding({ dataDir, trustProxy: ["10.0.0.0/8"] });
    expect(text).toContain("set TRUST_PROXY=10.0.0.0/8,127.0.0.1");
    expect(checkForwarding({ dataDir, trustProxy: ["127.0.0.0/8"] }).is).toBe("fine");
  },
);

test("a trusted proxy that names its clients is not reported, nor are clients without a proxy", async () => {
  const { ask: send, lines, count } = await start(["127.0.0.1"]);
  await send(manyForwarded + 1, { "x-forwarded-for": "203.0.113.1" });
  await send(manyForwarded + 1, {});
  expect([lines, count()]).toEqual([[], 0]);
  expect(checkForwarding({ dataDir, trustProxy: [] }).is).toBe("fine");
});

test("a trusted proxy with another client header is logged with the expected header", async () => {
  const { ask: send, lines } = await start(["127.0.0.1"]);
  await send(manyForwarded, { forwarded: "for=203.0.113.1" });
  expect(lines).toMatchObject([{ level: 40 }]);
  expect(lines[0]?.msg).toContain("doesn't send X-Forwarded-For");
});
