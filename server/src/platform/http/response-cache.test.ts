import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const list = "/api/hoots/paginated";

type Answer = { status: number | undefined; headers: string[]; body: string };

/** As it comes over the wire, with a body where one is given. */
function send(method: string, path: string, headers = {}, body?: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const outgoing = request(server.address + path, { method, headers, agent: false }, (answer) => {
    const headers = answer.rawHeaders.filter((_, place, all) => all[place - 1] !== "Date");
    text(answer).then(
      (content) => resolve({ status: answer.statusCode, headers, body: content }),
      reject,
    );
  });
  outgoing.once("error", reject).end(body);
  return promise;
}

const countOf = async (method: string, status: number): Promise<number> => {
  const metrics = await (await server.fetch("/api/metrics")).text();
  const labels = `method="${method}",route="${list}",status="${status}"`;
  const line = metrics
    .split("\n")
    .find((row) => row.startsWith(`http_request_duration_seconds_count{${labels}}`));
  return Number(line?.split(" ").at(-1) ?? 0);
};

test("a cached response equals the original one, including its headers", async () => {
  const path = `${list}?limit=7`;
  const made = await send("GET", path);
  expect(await send("GET", path)).toEqual(made);
  expect(made.headers.map((name) => name.toLowerCase())).toEqual(
    expect.arrayContaining(["content-security-policy", "x-content-type-options", "etag"]),
  );
  expect(await send("HEAD", path)).toEqual({ ...made, body: "" });
  const etag = made.headers[made.headers.indexOf("etag") + 1] ?? "";
  const revalidated = await send("GET", path, { "if-none-match": etag });
  expect([revalidated.status, revalidated.body]).toEqual([304, ""]);
  expect(revalidated.headers).toEqual(expect.arrayContaining(["content-security-policy", etag]));
});

test("cached responses are counted under their route", async () => {
  await send("GET", list);
  const [read, looked] = [await countOf("GET", 200), await countOf("HEAD", 200)];
  await send("GET", list);
  await send("HEAD", list);
  await expect.poll(() => countOf("GET", 200)).toBe(read + 1);
  await expect.poll(() => countOf("HEAD", 200)).toBe(looked + 1);
});

test("requests with a token or a body do not come from the cache", async () => {
  await send("GET", list);
  const forged = await send("GET", list, { authorization: "Bearer forged" });
  expect(forged.status).toBe(401);
  const withBody = await send("GET", list, { "content-length": "5" }, "words");
  expect(withBody.headers).toEqual(expect.arrayContaining(["content-security-policy"]));
});
