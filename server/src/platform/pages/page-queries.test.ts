import { afterAll, beforeAll, expect, test } from "vitest";
import { pageHoots } from "#contracts/community/hoots.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import type { FindPage, RenderPage } from "./pages.ts";

let app: TestServer;
const rendered: string[] = [];

/** Pages that show the address they were rendered for. */
const renderPage: RenderPage = async ({ request, call }) => {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  const status = pathname === "/missing" ? 404 : 200;
  await call(pageHoots, { query: { limit: 5 } });
  const headers = { "content-type": "text/html" };
  return new Response(`<p>${pathname}${search}</p>`, { status, headers });
};

/** A site map of two pages, one of which knows a key. */
const findPage: FindPage = (url) => {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  if (pathname === "/home") return { url: "/home", queryKeys: [], isMissing: false };
  if (pathname !== "/list" && pathname !== "/reset") {
    return { url: "/missing", queryKeys: [], isMissing: true };
  }
  const key = pathname === "/list" ? "q" : "token";
  const value = searchParams.get(key);
  const query = value === null ? "" : `?${new URLSearchParams({ [key]: value })}`;
  return { url: pathname + query, queryKeys: [key], isMissing: false };
};

beforeAll(async () => {
  app = await testServer({ renderPage, findPage });
});
afterAll(() => app.close());

const misses = async () => {
  const metrics = await (await app.fetch("/api/metrics")).text();
  return Number(/^answer_cache_misses (\d+)/m.exec(metrics)?.[1]);
};

test("random query strings render a page once, and none of them is in it", async () => {
  rendered.length = 0;
  for (let n = 0; n < 40; n += 1) {
    const page = await app.fetch(`/home?u=random-${n}`);
    expect([page.status, await page.text()]).toEqual([200, "<p>/home</p>"]);
  }
  expect((await app.fetch("/home?u=1", { method: "HEAD" })).status).toBe(200);
  expect(rendered).toEqual(["/home"]);
});

test("a renderer sees the keys alone that the page knows", async () => {
  rendered.length = 0;
  const page = await app.fetch("/list?u=1&q=cat&x=2");
  expect(await page.text()).toBe("<p>/list?q=cat</p>");
  await app.fetch("/list?q=cat");
  await app.fetch("/list?q=cat&u=2");
  expect(rendered).toEqual(["/list?q=cat"]);
});

test("paths where nothing stands share one page, made once", async () => {
  rendered.length = 0;
  for (let n = 0; n < 20; n += 1) {
    const page = await app.fetch(`/random-${n}?u=${n}`);
    expect([page.status, await page.text()]).toEqual([404, "<p>/missing</p>"]);
    expect(page.headers.get("content-security-policy")).toContain("script-src");
  }
  expect(rendered).toEqual(["/missing"]);
});

test("a secret in the address is not cached, whether or not the page knows it", async () => {
  const reset = await app.fetch("/reset?token=secret");
  expect(reset.headers.get("cache-control")).toBe("no-store");
  const home = await app.fetch("/home?token=secret");
  expect([await home.text(), home.headers.get("cache-control")]).toEqual([
    "<p>/home</p>",
    "no-store",
  ]);
});

test("an endpoint's answer is made once for all spellings of what it knows", async () => {
  const before = await misses();
  const spellings = ["", "?", "?limit=10", "?limit=010", "?u=1", "?utm_source=x&limit=10", "?v&u"];
  const bodies = new Set<string>();
  for (const query of spellings) {
    bodies.add(await (await app.fetch(`/api/hoots/paginated${query}`)).text());
  }
  expect(bodies.size).toBe(1);
  expect((await misses()) - before).toBe(1);
  await app.fetch("/api/hoots/paginated?limit=7&page=1");
  await app.fetch("/api/hoots/paginated?page=001&limit=7&u=9");
  expect((await misses()) - before).toBe(2);
});

test("a key given twice is refused by endpoints, whatever is in memory", async () => {
  await app.fetch("/api/hoots/paginated");
  for (const query of ["u=1&u=2", "limit=10&limit=10", "limit=10&lim%69t=10"]) {
    const answer = await app.fetch(`/api/hoots/paginated?${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
  }
});

test("the page of the API and its description are rendered once, whatever the query", async () => {
  for (const path of ["/api/docs", "/api/openapi.json", "/feed.atom", "/sitemap.xml"]) {
    await app.fetch(path);
    const before = await misses();
    for (let n = 0; n < 10; n += 1) expect((await app.fetch(`${path}?u=${n}`)).status).toBe(200);
    expect([path, await misses()]).toEqual([path, before]);
  }
});
