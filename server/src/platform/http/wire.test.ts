import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as plainRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHoot, getHoot, likeHoot, pageHoots } from "#contracts/community/hoots.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const list = "/api/hoots/paginated";

/** A request without what fetch adds by itself. */
function bare(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>();
  const request = plainRequest(server.address + path, { method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(parts),
      }),
    );
  });
  request.on("error", reject).end();
  return promise;
}

test("every error response has one shape, and reveals no stack, SQL or path", async () => {
  const cases: [string, RequestInit, number, string][] = [
    ["/api/nowhere", {}, 404, "NOT_FOUND"],
    ["/api/hoots/x/y/z", {}, 404, "NOT_FOUND"],
    ["/api/hoots", { method: "PATCH" }, 405, "METHOD_NOT_ALLOWED"],
    ["/api/hoots/random", { method: "POST", headers: json, body: "{}" }, 405, "METHOD_NOT_ALLOWED"],
    ["/api/auth/login", { method: "POST", headers: json, body: "{" }, 400, "BAD_JSON"],
    ["/api/auth/login", { method: "POST", headers: json, body: "" }, 400, "VALIDATION"],
    ["/api/auth/login", { method: "POST", headers: json, body: "[]" }, 400, "VALIDATION"],
    ["/api/auth/login", { method: "POST", headers: json, body: "null" }, 400, "VALIDATION"],
    [
      "/api/auth/login",
      { method: "POST", headers: json, body: '{"email":1,"password":2}' },
      400,
      "VALIDATION",
    ],
    [
      "/api/auth/login",
      { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" },
      415,
      "UNSUPPORTED_MEDIA",
    ],
    [
      "/api/auth/login",
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "email=a",
      },
      415,
      "UNSUPPORTED_MEDIA",
    ],
    [
      "/api/auth/login",
      { method: "POST", headers: json, body: `{"email":"${"x".repeat(70_000)}"}` },
      413,
      "BODY_TOO_LARGE",
    ],
    ["/api/auth/sessions", {}, 401, "SIGN_IN_REQUIRED"],
    ["/api/hoots", { headers: { authorization: "Bearer forged" } }, 401, "SIGN_IN_REQUIRED"],
    ["/api/hoots", { headers: { authorization: "Basic YTpi" } }, 401, "SIGN_IN_REQUIRED"],
  ];
  for (const [path, init, status, code] of cases) {
    const answer = await server.fetch(path, init);
    const body: unknown = await answer.json();
    expect([path, init.body, answer.status, body], `${path} ${code}`).toMatchObject([
      path,
      init.body,
      status,
      { code, message: expect.any(String), requestId: expect.any(String) },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|select |\.ts:/i);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
    if (status === 405) expect(answer.headers.get("allow")).toMatch(/GET|POST/);
  }
});

test("an endpoint without a body rejects keys in one, and accepts an empty one", async () => {
  const authorization = `Bearer ${await server.tokenOf("dana")}`;
  const path = "/api/hoots/01900000-0000-7000-8000-000000000000/like";
  const like = async (body: string) => {
    const init = { method: "PUT", headers: { ...json, authorization }, body };
    const errorResponse: { code: string } = await (await server.fetch(path, init)).json();
    return errorResponse.code;
  };
  expect(await like('{"author":"somebody"}')).toBe("UNKNOWN_FIELD");
  for (const body of ["", "{}", "null", "[]"]) expect(await like(body)).toBe("NOT_FOUND");
});

test("a deeply nested body is rejected, not fatal", async () => {
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  const answer = await server.fetch("/api/auth/login", {
    method: "POST",
    headers: json,
    body: deep,
  });
  expect(answer.status).toBe(400);
});

test("an object with a length instead of text is rejected, not fatal", async () => {
  const token = await server.tokenOf("dana");
  const response = await server.fetch("/api/hoots", {
    method: "POST",
    headers: { ...json, authorization: `Bearer ${token}` },
    body: '{"title":{"length":{"toString":false}},"text":"x"}',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "VALIDATION" });
});

test("guests get the requested compression, and a 304 when nothing has changed", async () => {
  const plain = await bare(list);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const brotli = await bare(list, { "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const zipped = await bare(list, { "accept-encoding": "gzip, br;q=0" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body)).toEqual(plain.body);
  expect(String(plain.headers["vary"])).toMatch(/accept-encoding/i);
  const again = await bare(list, { "if-none-match": String(plain.headers["etag"]) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await bare(list, {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
});

test("a guest sees every write acknowledged before the request", async () => {
  const dana = await server.as("dana");
  const vale = await server.as("vale");
  for (let turn = 0; turn < 15; turn += 1) {
    const title = `Fresh ${turn}`;
    // Readers all the while, so that fills are under way when the write lands.
    const readers = Array.from({ length: 6 }, () => server.call(pageHoots));
    const [hoot] = await Promise.all([
      dana(createHoot, { body: { title, text: "x" } }),
      ...readers,
    ]);
    expect((await server.call(pageHoots)).data[0]?.title).toBe(title);
    const params = { id: hoot._id };
    expect((await server.call(getHoot, { params })).likeCount).toBe(0);
    await Promise.all([
      vale(likeHoot, { params }),
      ...[1, 2, 3].map(() => server.call(getHoot, { params })),
    ]);
    expect((await server.call(getHoot, { params })).likeCount).toBe(1);
    expect((await server.call(pageHoots)).data[0]?.likeCount).toBe(1);
  }
});

test("a response to a signed-in user is never cached", async () => {
  const token = await server.tokenOf("dana");
  const own = await server.fetch(list, { headers: { authorization: `Bearer ${token}` } });
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(own.headers.get("etag")).toBeNull();
});

test("the server serves liveness, readiness and metrics, the last only to its own machine", async () => {
  expect(await (await server.fetch("/api/health")).json()).toEqual({ status: "ok" });
  expect((await server.fetch("/api/ready")).status).toBe(200);
  expect(await (await server.fetch("/api/metrics")).text()).toMatch(
    /http_request_duration_seconds_count\{.*route="\/api\/ready"/,
  );
  for (const name of [
    ..."Forwarded Via X-Real-IP X-Client-IP Client-IP True-Client-IP CF-Connecting-IP CF-Ray".split(
      " ",
    ),
    ..."Fastly-Client-IP Fly-Client-IP X-Cluster-Client-IP X-ProxyUser-Ip X-Remote-Addr".split(" "),
    ..."X-Original-Forwarded-For X-Envoy-External-Address X-Azure-ClientIP X-Amzn-Trace-Id".split(
      " ",
    ),
    ..."X-Appengine-User-IP DO-Connecting-IP CDN-Loop X-Scheme".split(" "),
    ..."For Host Proto Port Server Ssl Prefix By Path Scheme Uri Method"
      .split(" ")
      .map((end) => `X-Forwarded-${end}`),
  ]) {
    const forwarded = await server.fetch("/api/metrics", { headers: { [name]: "127.0.0.1" } });
    expect([name, forwarded.status]).toEqual([name, 404]);
  }
});

test("the metrics count rejections under overload, and requests from an untrusted proxy", async () => {
  const metrics = await (await server.fetch("/api/metrics")).text();
  expect(metrics).toContain("# TYPE overload_refusals_total counter");
  expect(metrics).toMatch(/^untrusted_forwarded_requests_total \d+$/m);
});

test("every response has the security headers", async () => {
  for (const path of [
    list,
    "/api/nowhere",
    "/feed.atom",
    "/art/v1/posters/chile.portrait.day.svg",
    "/api/docs",
  ]) {
    const { headers } = await server.fetch(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toMatch(/default-src 'none'/);
    expect(headers.get("access-control-allow-origin"), path).toBeNull();
    expect(headers.get("set-cookie"), path).toBeNull();
  }
});

test("drawings are cached forever, and only those of the closed lists exist", async () => {
  // Cached pages refer to the first collection, so it stays.
  for (const name of [
    "v1/posters/chile.portrait.day.svg",
    "v2/posters/chile.portrait.day.terrier-golden.1.svg",
    "v2/posters/ferry.landscape.night.persian-cream.svg",
    "v2/figures/shiba.rust.sit.svg",
  ]) {
    const poster = await server.fetch(`/art/${name}`);
    expect(poster.status, name).toBe(200);
    expect(poster.headers.get("cache-control")).toContain("immutable");
    expect(poster.headers.get("content-type")).toBe("image/svg+xml");
  }
  for (const name of [
    "posters/atlantis.portrait.day.svg",
    "../package.json",
    "posters/chile.portrait.day.svg?x=1",
    "posters/ferry.hero.day.svg",
    "posters/ferry.square.day.png",
  ]) {
    expect((await server.fetch(`/art/v1/${name}`)).status, name).toBe(404);
    expect((await server.fetch(`/art/v2/${name}`)).status, name).toBe(404);
  }
});

test("the feed, the sitemap and robots.txt exist", async () => {
  const feed = await (await server.fetch("/feed.atom")).text();
  expect(feed.match(/<entry>/g)).toHaveLength(30);
  const map = await (await server.fetch("/sitemap.xml")).text();
  expect(map).toContain(`<loc>${server.env.publicUrl}/allposts</loc>`);
  expect(map.match(/\/hoots\//g)?.length).toBeGreaterThanOrEqual(80);
  expect(await (await server.fetch("/robots.txt")).text()).toContain(
    `Sitemap: ${server.env.publicUrl}/sitemap.xml`,
  );
});
