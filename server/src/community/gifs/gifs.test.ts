import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gifsUnavailable, searchGifs } from "#contracts/community/gifs.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { makeBreaker } from "../../platform/http/breaker.ts";
import { makeGiphy } from "./giphy.ts";
import { withCache } from "./service.ts";

const apiKey = "canary-key-5f1c";
const picture = (id: string, host = "media1.giphy.com") => ({
  url: `https://${host}/media/${id}/giphy.gif`,
});
const gif = (id: string, host?: string) => ({
  id,
  title: `GIF ${id}`,
  images: { original: picture(id, host), fixed_height: picture(id, host), preview: {} },
  user: { name: "left out" },
});

let provider: Server;
let address = "";
let answer: RequestListener;
let requests: URL[] = [];
let server: TestServer;
let serverWithKey: TestServer;

beforeAll(async () => {
  provider = createServer((request, response) => {
    requests.push(new URL(request.url ?? "", "http://giphy"));
    answer(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await testServer();
  serverWithKey = await testServer({ env: { giphyApiKey: apiKey }, giphyAddress: address });
});
afterEach(() => {
  requests = [];
});
afterAll(async () => {
  await Promise.all([server.close(), serverWithKey.close()]);
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const respondWith =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(value));
  };

const searchGiphy = (query: string) => makeGiphy(apiKey, address)(query);

test("without a key the built-in GIFs are searched", async () => {
  const dana = await server.as("dana");
  const { data } = await dana(searchGifs, { query: { q: "suitcase" } });
  expect(data.length).toBeGreaterThan(1);
  for (const { images } of data)
    expect(images.original.url).toMatch(/^\/art\/v1\/gifs\/[a-z-]+\.gif$/);
  expect(await dana(searchGifs, { query: { q: "xylophone" } })).toEqual({ data: [] });
});

test("guests cannot search", async () => {
  await expect(server.call(searchGifs, { query: { q: "dog" } })).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
});

test.each(["", "q=", "q=%20", `q=${"a".repeat(51)}`, "q=dog&q=cat"])(
  "'%s' is not a valid search",
  async (query) => {
    const authorization = `Bearer ${await server.tokenOf("dana")}`;
    const response = await server.fetch(`/api/gifs/search?${query}`, {
      headers: { authorization },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION",
      fields: { q: expect.any(String) },
    });
  },
);

test("the thirty-first search in a minute is rejected", async () => {
  const limited = await testServer({ env: { rateLimits: true } });
  const dana = await limited.as("dana");
  for (let count = 0; count < 30; count += 1) await dana(searchGifs, { query: { q: "dog" } });
  await expect(dana(searchGifs, { query: { q: "dog" } })).rejects.toMatchObject({
    status: 429,
    code: "RATE_LIMITED",
    retryAfter: expect.any(Number),
  });
  await limited.close();
});

test("with a key GIPHY is queried with its own parameters, and the key stays on the server", async () => {
  answer = respondWith({ data: [gif("one"), gif("two")], meta: { key: apiKey } });
  const authorization = `Bearer ${await serverWithKey.tokenOf("dana")}`;
  const response = await serverWithKey.fetch("/api/gifs/search?q=happy%20dog", {
    headers: { authorization },
  });
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    data: ["one", "two"].map((id) => ({
      id,
      title: `GIF ${id}`,
      images: { original: picture(id), fixed_height: picture(id) },
    })),
  });
  expect(text).not.toContain(apiKey);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.pathname).toBe("/v1/gifs/search");
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    api_key: apiKey,
    q: "happy dog",
    limit: "20",
    rating: "g",
  });
});

test("an upstream failure becomes the spec's message with a fitting status", async () => {
  answer = (_request, response) => response.writeHead(500).end(`broken ${apiKey}`);
  const dana = await serverWithKey.as("dana");
  await expect(dana(searchGifs, { query: { q: "breaks" } })).rejects.toMatchObject({
    status: 502,
    code: "UPSTREAM_FAILED",
    message: gifsUnavailable,
  });
});

test("other hosts, malformed URLs and results beyond twenty are dropped", async () => {
  const many = Array.from({ length: 30 }, (_, index) => gif(`n${index}`));
  answer = respondWith({
    data: [
      gif("evil", "evil.example"),
      gif("suffix", "media.giphy.com.evil.example"),
      {
        id: "script",
        images: { original: { url: "javascript:alert(1)" }, fixed_height: picture("x") },
      },
      {
        id: "plain",
        images: { original: { url: "http://media.giphy.com/x.gif" }, fixed_height: picture("x") },
      },
      { id: "key", images: { original: picture(apiKey), fixed_height: picture("x") } },
      { id: 7 },
      null,
      ...many,
    ],
  });
  expect((await searchGiphy("dog")).map(({ id }) => id)).toEqual(
    many.slice(0, 20).map(({ id }) => id),
  );
});

test.each<[string, RequestListener]>([
  ["an error", (_request, response) => response.writeHead(500).end("{}")],
  ["too many requests", (_request, response) => response.writeHead(429).end("{}")],
  ["a refused key", (_request, response) => response.writeHead(403).end("{}")],
  ["a page instead of JSON", (_request, response) => response.end("<html></html>")],
  ["JSON of another shape", respondWith({ error: "no" })],
  [
    "a redirect",
    (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ],
  [
    "a reply that breaks off",
    (_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    "a reply without end",
    (_request, response) => {
      const chunk = "a".repeat(100_000);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", more);
      more();
    },
  ],
])("%s fails without leaking its text", async (_, listener) => {
  answer = listener;
  await expect(searchGiphy("dog")).rejects.toMatchObject({
    code: "UPSTREAM_FAILED",
    message: gifsUnavailable,
  });
});

test("a request to GIPHY times out even if bytes keep coming", async () => {
  answer = (_request, response) => {
    response.writeHead(200).write("{");
    const dripping = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(dripping));
  };
  await expect(searchGiphy("dog")).rejects.toMatchObject({
    code: "UPSTREAM_TIMEOUT",
    message: gifsUnavailable,
  });
});

test("an unreachable host is a failure", async () => {
  await expect(makeGiphy(apiKey, "http://127.0.0.1:9")("dog")).rejects.toMatchObject({
    code: "UPSTREAM_FAILED",
  });
});

test("a query is sent once for concurrent requests, ignoring case", async () => {
  const provide = vi.fn(async () => [gif("one")]);
  const search = withCache(provide);
  await Promise.all([search("happy dog"), search("Happy  Dog"), search("happy dog")]);
  expect(await search("HAPPY DOG")).toEqual({ data: [gif("one")] });
  expect(provide).toHaveBeenCalledTimes(1);
  await search("sad dog");
  expect(provide).toHaveBeenCalledTimes(2);
});

test("after five failures GIPHY is not queried for half a minute, and cached results are served", async () => {
  let now = 0;
  let works = true;
  const provide = vi.fn(async () => {
    if (!works) throw new Error("down");
    return [gif("one")];
  });
  const search = withCache(provide, makeBreaker({ failures: 5, restMs: 30_000, now: () => now }));
  await search("kept");
  works = false;
  for (let count = 0; count < 5; count += 1)
    await expect(search(`q${count}`)).rejects.toThrow("down");
  for (const query of ["q5", "q5"]) {
    await expect(search(query)).rejects.toMatchObject({ code: "UPSTREAM_FAILED", retryAfter: 30 });
  }
  expect(provide).toHaveBeenCalledTimes(6);
  expect(await search("kept")).toEqual({ data: [gif("one")] });
  now += 30_000;
  works = true;
  expect(await search("q5")).toEqual({ data: [gif("one")] });
});
