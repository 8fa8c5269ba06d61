import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import {
  createComment,
  createHoot,
  deleteHoot,
  pageHoots,
  randomHoots,
} from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import type { RenderPage } from "./pages.ts";

let server: TestServer;
let made = 0;

/** Pages as the web room makes them: from answers of the API, each part standing without the others. */
const renderPage: RenderPage = async ({ request, call }) => {
  made += 1;
  const { pathname } = new URL(request.url);
  const hoots = await (
    pathname === "/drawn"
      ? call(randomHoots, { query: { count: 20 } })
      : call(pageHoots, { query: { limit: 50 } }).then(({ data }) => data)
  ).catch(() => undefined);
  if (pathname === "/marked") {
    const mark = crypto.randomUUID();
    const title = new URL(request.url).searchParams.get("title");
    return new Response(`<script nonce="${mark}">ours()</script><h1>${title}</h1>`, {
      headers: { "content-type": "text/html", "script-mark": mark },
    });
  }
  if (pathname === "/away") return new Response("<p>away</p>", { status: 503 });
  const lines = hoots?.map((hoot) => `${hoot._id} ${hoot.author?.name} ${hoot.commentCount}`);
  return new Response(`<p>${lines?.join("\n") ?? "missing"}</p>`, {
    headers: { "content-type": "text/html" },
  });
};

beforeAll(async () => {
  server = await testServer({ renderPage });
});
afterAll(() => server.close());

const page = async (path: string) => (await server.fetch(path)).text();

test("a page is rendered once for all guests", async () => {
  await page("/listed");
  made = 0;
  const token = await server.tokenOf("dana");
  await Promise.all([page("/listed"), page("/listed")]);
  const own = await server.fetch("/listed", { headers: { authorization: `Bearer ${token}` } });
  expect(own.headers.get("cache-control")).toBe("public, no-cache");
  expect(made).toBe(0);
});

test("every page shows all writes, comments and deletions before its request", async () => {
  const { call, password } = await newPerson(server, "Page Turner");
  const { _id: id } = await call(createHoot, { body: { title: "On a page", text: "x" } });
  expect(await page("/listed")).toContain(`${id} page.turner 0`);
  await call(createComment, { params: { id }, body: { text: "x" } });
  expect(await page("/listed")).toContain(`${id} page.turner 1`);
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(await page("/listed")).toContain(`${id} undefined 1`);
});

test("a page of hoots drawn at random does not show one that was deleted", async () => {
  const dana = await server.as("dana");
  const own = new Map<string, string>();
  for (let n = 0; n < 60; n += 1) {
    const { _id } = await dana(createHoot, { body: { title: `Drawn ${n}`, text: "x" } });
    own.set(_id, _id);
  }
  const before = await page("/drawn");
  expect(await page("/drawn")).toBe(before);
  const shown = [...own.keys()].find((id) => before.includes(id)) ?? "";
  await dana(deleteHoot, { params: { id: shown } });
  expect(await page("/drawn")).not.toContain(shown);
});

test("a page with a missing part is rendered again for the next reader", async () => {
  await sql`alter table hoots rename to hidden`.execute(server.db);
  const poor = await server.fetch("/poor");
  expect([poor.status, await poor.text(), poor.headers.get("cache-control")]).toEqual([
    200,
    "<p>missing</p>",
    "private, no-store",
  ]);
  await sql`alter table hidden rename to hoots`.execute(server.db);
  expect(await page("/poor")).not.toContain("missing");
});

test.each([
  "/api/auth/verify",
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/notifications/unsubscribe",
])("the link %s of an email opens a page", async (path) => {
  const answer = await server.fetch(`${path}?token=${"a".repeat(43)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html");
});

test.each([
  "/listed?token=abc",
  "/listed?x=1&token=abc",
  "/listed?%74oken=abc",
  "/listed?TOKEN=abc",
  "/listed?invitation=abc",
  "/listed.data?token=abc",
  "/appeals/0197f7a0-0000-7000-8000-000000000000?token=abc",
  "/missing?token=abc",
  "/shared/abc",
  "/%73hared/abc",
  "/api/hoots/paginated?token=abc",
  "/api/missing?token=abc",
])("%s, which has a secret, is never cached, indexed or sent as a referrer", async (path) => {
  // The same page without the secret is cached by then.
  const bare = await server.fetch(path.split("?")[0] ?? "");
  await bare.text();
  const requests: Record<string, string>[] = [{}, { "accept-encoding": "br" }];
  for (const headers of requests) {
    const answer = await server.fetch(path, { headers });
    await answer.text();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(answer.headers.get("etag")).toBeNull();
  }
});

test("an unavailable page sends Retry-After", async () => {
  const away = await server.fetch("/away");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("one address cannot stand for another, whatever a proxy's headers claim", async () => {
  const headers = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    "x-original-url": "/account",
    "x-rewrite-url": "/account",
  };
  const first = await server.fetch("/poisoned", { headers });
  const second = await server.fetch("/poisoned");
  expect(await first.text()).not.toContain("evil.example");
  expect(await second.text()).not.toContain("evil.example");
  expect(second.headers.get("content-security-policy")).not.toContain("evil.example");
});

test("a script that gets into a page by its content is not among those that may run", async () => {
  const injected = "<script>evil()</script>";
  const answer = await server.fetch(`/marked?title=${encodeURIComponent(injected)}`);
  expect(await answer.text()).toBe(`<script>ours()</script><h1>${injected}</h1>`);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain(`script-src 'self' ${hashOf("ours()")};`);
  expect(policy).not.toContain(hashOf("evil()"));
  expect(answer.headers.get("script-mark")).toBeNull();
});

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
