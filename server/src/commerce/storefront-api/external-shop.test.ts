import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { makeAskShop } from "./external-shop.ts";

const good = JSON.stringify({ data: { products: [] } });
const hour = 60 * 60 * 1000;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A shop with prepared responses that counts requests. */
async function shopThat() {
  let listener: RequestListener = (_request, response) => response.end(good);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/2025-01/graphql`,
    does: (next: RequestListener) => void (listener = next),
    requestCount: () => requests,
  };
}

const query = (body: string): RequestInit => ({ method: "POST", body });

test.each([
  ["breaks the connection", (request) => void request.socket.destroy()],
  ["answers with a page", (_request, response) => response.end("<html>")],
  ["fails", (_request, response) => response.writeHead(500).end("{}")],
  ["has no time", (_request, response) => response.end('{"errors":[{"message":"Throttled"}]}')],
  ["answers with nothing", (_request, response) => response.end('{"data":null}')],
  [
    "never stops answering",
    (_request, response) => response.end(" ".repeat(33 * 1024 * 1024) + good),
  ],
] satisfies [string, RequestListener][])(
  "a shop that %s is replaced by its earlier answer",
  async (_what, listener) => {
    const shop = await shopThat();
    let time = 0;
    const ask = makeAskShop(() => time);
    expect(await ask(shop.url, query("a"))).toEqual({ text: good, status: 200 });
    shop.does(listener);
    time = 23 * hour;
    expect(await ask(shop.url, query("a"))).toEqual({ text: good, status: 200, asOf: new Date(0) });
  },
);

test("a response older than a day is not used", async () => {
  const shop = await shopThat();
  let time = 0;
  const ask = makeAskShop(() => time);
  await ask(shop.url, query("a"));
  shop.does((_request, response) => response.writeHead(500).end("{}"));
  time = 24 * hour + 1;
  expect(await ask(shop.url, query("a"))).toEqual({ text: "{}", status: 500 });
});

test("without an earlier response the shop's failure is passed on", async () => {
  const shop = await shopThat();
  const ask = makeAskShop();
  shop.does((request) => request.socket.destroy());
  await expect(ask(shop.url, query("a"))).rejects.toThrow("fetch failed");
});

test("after five failures the shop is not queried if a response is cached", async () => {
  const shop = await shopThat();
  let time = 0;
  const ask = makeAskShop(() => time);
  await ask(shop.url, query("a"));
  shop.does((_request, response) => response.writeHead(500).end("{}"));
  for (let count = 0; count < 8; count += 1) await ask(shop.url, query("a"));
  expect(shop.requestCount()).toBe(6);
  shop.does((_request, response) => response.end(good));
  time = 20_000;
  expect(await ask(shop.url, query("a"))).toEqual({ text: good, status: 200 });
});

test("aborting ends the wait", async () => {
  const shop = await shopThat();
  const ask = makeAskShop();
  await ask(shop.url, query("a"));
  shop.does(() => undefined);
  const answer = await ask(shop.url, { ...query("a"), signal: AbortSignal.timeout(200) });
  expect(answer.asOf).toBeInstanceOf(Date);
});
