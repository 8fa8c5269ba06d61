import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { targetOf } from "./request-target.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
let seen: string[] = [];
beforeAll(async () => {
  server = await testServer({
    renderPage: async ({ request }) => {
      seen.push(request.url);
      return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
    },
  });
});
afterAll(() => server.close());

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends bytes as they are, as no client of ours would. */
function send(...parts: (string | Buffer)[]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  const got: Buffer[] = [];
  socket.on("data", (bytes) => got.push(bytes));
  socket.on("error", reject);
  socket.on("close", () => {
    const [head = "", ...body] = Buffer.concat(got).toString("utf8").split("\r\n\r\n");
    const [first = "", ...lines] = head.split("\r\n");
    const headers = lines.map((line) => line.split(/:\s*/, 2).map((part) => part.toLowerCase()));
    resolve({
      status: Number(first.split(" ")[1]),
      headers: Object.fromEntries(headers),
      body: body.join("\r\n\r\n"),
    });
  });
  for (const part of parts) socket.write(part);
  return promise;
}

const sendLine = (line: string, headers = "") =>
  send(`${line} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${headers}\r\n`);

const errorResponse = (code: string) => ({
  code,
  message: expect.any(String),
  requestId: expect.any(String),
});

test.each(["/api/hoots/%E0%A4%A", "/%", `/api/hoots/${"a".repeat(300)}`, "/hoots/%ff%"])(
  "%s cannot be anything, so nothing is there",
  async (path) => {
    const { status, headers, body } = await sendLine(`GET ${path}`);
    expect([status, JSON.parse(body)]).toEqual([404, errorResponse("NOT_FOUND")]);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(body).not.toContain(path);
  },
);

test.each([
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example/y", "/evil.example/y"],
  ["//", "/"],
  ["//:99999/", "/:99999/"],
  ["//[", "/["],
  ["http://evil.example/allposts?page=2", "/allposts?page=2"],
])("a page requested as %s is served", async (target, path) => {
  seen = [];
  expect((await sendLine(`GET ${target}`)).status).toBe(200);
  expect(seen).toEqual([server.env.publicUrl + path]);
});

test("an absolute URL requests its path", async () => {
  expect(targetOf({ url: "http://evil.example" })).toBe("/");
  expect(targetOf({ url: "*" })).toBe("/*");
  const list = await sendLine("GET http://evil.example/api/hoots/paginated?limit=1");
  expect([list.status, list.body.includes('"hasMore":true')]).toEqual([200, true]);
  const nothing = await sendLine("GET http://evil.example/api/nowhere");
  expect(JSON.parse(nothing.body)).toEqual(errorResponse("NOT_FOUND"));
});

test.each([
  ["a made-up method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  [
    "two lengths",
    "POST /api/hoots HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    400,
  ],
  [
    "length and chunks",
    "POST /api/hoots HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["an endless header", `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(70_000)}\r\n\r\n`, 431],
])("%s is rejected in the usual error format", async (_, bytes, status) => {
  const answer = await send(bytes);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([status, errorResponse("VALIDATION")]);
});

test.each([
  ["POST /api/health", "GET, HEAD"],
  ["DELETE /api/openapi.json", "GET, HEAD"],
  ["PUT /api/hoots", "GET, HEAD, POST"],
  ["QUERY /api/hoots", "GET, HEAD, POST"],
  ["GET /api/auth/login", "POST"],
  ["DELETE /api/auth/verify", "GET, HEAD, POST"],
  ["POST /allposts", "GET, HEAD"],
  ["OPTIONS *", "GET, HEAD"],
])("%s is not allowed and gets an Allow header, whatever the body", async (line, allow) => {
  const body = "Content-Type: text/plain\r\nContent-Length: 3\r\n";
  const {
    status,
    headers,
    body: answer,
  } = await send(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${body}\r\nabc`);
  expect([status, headers["allow"]]).toEqual([405, allow.toLowerCase()]);
  expect(JSON.parse(answer)).toEqual(errorResponse("METHOD_NOT_ALLOWED"));
});

test("HEAD has the response of GET without the body", async () => {
  const path = "/api/hoots/paginated?limit=3";
  const head = await sendLine(`HEAD ${path}`);
  const get = await sendLine(`GET ${path}`);
  const { date: _, ...headers } = get.headers;
  expect(head).toMatchObject({ status: 200, body: "", headers });
});

async function postHoot(headers: string, ...body: (string | Buffer)[]): Promise<Answer> {
  const token = await server.tokenOf("dana");
  const length = body.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  return send(
    `POST /api/hoots HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n`,
    ...body,
  );
}

test("invalid UTF-8 is rejected, not replaced", async () => {
  const answer = await postHoot("", '{"title":"', Buffer.from([0xff, 0xfe]), '","text":"x"}');
  expect([answer.status, JSON.parse(answer.body)]).toEqual([400, errorResponse("BAD_JSON")]);
});

test("a byte order mark is not part of the text", async () => {
  const answer = await postHoot("", '\uFEFF{"title":"Marked","text":"x"}');
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.body)).toMatchObject({ title: "Marked" });
});

test("a compressed body is not decompressed", async () => {
  const answer = await postHoot("Content-Encoding: gzip\r\n", '{"title":"x","text":"x"}');
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    415,
    errorResponse("UNSUPPORTED_MEDIA"),
  ]);
});

test("a repeated query key is rejected everywhere, also by endpoints without a query", async () => {
  for (const path of ["/api/hoots?x=1&x=2", "/api/hoots/random?count=1&count=2"]) {
    const answer = await sendLine(`GET ${path}`);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, "VALIDATION"]);
  }
});

test.each([
  ["Host", "GET /allposts HTTP/1.1\r\nHost: x\r\nHost: y\r\n"],
  ["Host", "GET /api/hoots/paginated?limit=1 HTTP/1.1\r\nHost: x\r\nhost: x\r\n"],
  [
    "Authorization",
    "GET /api/auth/sessions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nauthorization: Bearer b\r\n",
  ],
])("two headers %s are rejected on every route, cached or not", async (name, head) => {
  const once = head.split("\r\n").slice(0, 2).join("\r\n");
  // It may be cached from now on.
  await send(`${once}\r\nConnection: close\r\n\r\n`);
  const answer = await send(`${head}Connection: close\r\n\r\n`);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([400, errorResponse("VALIDATION")]);
  expect(JSON.parse(answer.body).message).toBe(`The header ${name} was sent twice.`);
});

test("a sitemap starts at an existing hoot or is not found", async () => {
  for (const from of ["-".repeat(36), "a".repeat(36)]) {
    seen = [];
    await sendLine(`GET /sitemap-hoots-${from}.xml`);
    expect(seen).toHaveLength(1);
  }
});

test("a search of 7 kB gets a page, and a 400 from the API", async () => {
  const long = "x".repeat(7 * 1024);
  const page = await fetch(new URL(`/search?q=${long}`, server.address));
  expect([page.status, await page.text()]).toEqual([200, "<p>page</p>"]);
  const answer = await fetch(new URL(`/api/search?q=${long}`, server.address));
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: "VALIDATION", fields: { q: expect.any(String) } },
  ]);
});

const paths = [
  "/",
  "/allposts",
  "/nowhere",
  "/api/hoots/paginated",
  "/api/live",
  "/api/health",
  "/api/docs",
  "/api/nowhere",
  "/art/v1/posters/lima.svg",
  "/files/x/1280.webp",
  "/robots.txt",
  "/assets/x.js",
  "/calendars/x.ics",
  "/storefront/api/2025-01/graphql",
];
const many = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=1`).join("&");
const fill = (path: string, bytes: number) => `${path}?q=`.padEnd(bytes, "x");

test.each(["GET", "HEAD", "POST", "OPTIONS"])(
  "%s: a target of more than 8 kB is 414, and more than 100 keys are 400, on every route",
  async (method) => {
    seen = [];
    for (const path of paths) {
      for (const [target, status, code] of [
        [fill(path, 8 * 1024 + 1), 414, "BODY_TOO_LARGE"],
        [fill(path, 60_000), 414, "BODY_TOO_LARGE"],
        [`/${"a".repeat(9_000)}${path}`, 414, "BODY_TOO_LARGE"],
        [`http://evil.example${fill(path, 8 * 1024)}`, 414, "BODY_TOO_LARGE"],
        [`${path}?${many(101)}`, 400, "VALIDATION"],
        [`${path}?${"a[]=1&".repeat(101)}`, 400, "VALIDATION"],
        [`${path}?${"a&".repeat(1_000)}`, 400, "VALIDATION"],
      ] as const) {
        const answer = await sendLine(`${method} ${target}`);
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
        if (method === "HEAD") continue;
        const body = JSON.parse(answer.body);
        expect(body).toMatchObject(errorResponse(code));
        if (status === 400) expect(body.fields).toEqual({ query: expect.stringContaining("100") });
      }
    }
    expect(seen).toEqual([]);
  },
);

test("8 kB and 100 keys are accepted", async () => {
  const cached = "/api/hoots/paginated";
  for (const target of [
    fill(cached, 8 * 1024),
    `${cached}?${many(100)}`,
    `${cached}?&&${many(100)}&&`,
  ]) {
    expect((await sendLine(`GET ${target}`)).status).toBe(200);
  }
});

test("an endless target is 414 too, and a person gets a page", async () => {
  for (const bytes of [64_000, 100_000, 500_000]) {
    const answer = await send(`GET /${"a".repeat(bytes)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      414,
      errorResponse("BODY_TOO_LARGE"),
    ]);
  }
  const page = await sendLine(`GET ${fill("/search", 9_000)}`, "Accept: text/html\r\n");
  expect([page.status, page.headers["content-type"]]).toEqual([414, "text/html; charset=utf-8"]);
  expect(page.body).toContain("This link doesn't work");
});

test("more than 100 headers are rejected", async () => {
  const answer = await sendLine("GET /allposts", "Cookie: a=b\r\n".repeat(101));
  expect([answer.status, JSON.parse(answer.body)]).toEqual([431, errorResponse("VALIDATION")]);
});

test("a client that sends 1 MB of headers still reads the error response", async () => {
  const headers = { "x-long": "x".repeat(1e6) };
  const answer = await fetch(new URL("/", server.address), { headers });
  expect([answer.status, await answer.json()]).toEqual([431, errorResponse("VALIDATION")]);
});
