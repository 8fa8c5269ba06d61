import { afterAll, beforeAll, expect, test } from "vitest";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { randomHoots } from "#contracts/community/hoots.ts";
import type { RenderPage } from "../pages/pages.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { costs, usualAllowance } from "./work-budget.ts";

let app: TestServer;
const pagesAtOnce = usualAllowance.points / costs.page;

/** Each page calls the API once, in the process. */
const renderPage: RenderPage = async ({ request, call }) => {
  await call(randomHoots, { query: { count: 1 } });
  const headers = { "content-type": "text/html" };
  return new Response(`<p>${new URL(request.url).search}</p>`, { headers });
};

const proxy = "127.0.0.1";
beforeAll(async () => {
  app = await testServer({ renderPage, env: { rateLimits: true, trustProxy: [proxy] } });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("one address may render a number of pages; then it gets Retry-After, and cached pages are still served", async () => {
  const get = (n: number) => app.fetch(`/list?q=${n}`, from("198.51.100.7"));
  let rejected: Response | undefined;
  let answered = 0;
  while (answered < pagesAtOnce * 2) {
    const page = await get(answered);
    if (page.status !== 200) rejected = page;
    if (rejected) break;
    answered += 1;
  }
  // API calls of a page in the process are not charged a second time.
  expect(answered).toBeGreaterThanOrEqual(pagesAtOnce);
  expect(rejected?.status).toBe(429);
  expect(rejected?.headers.get("content-type")).toContain("text/html");
  expect(Number(rejected?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await rejected?.text()).toContain("Wagabond is busy");
  expect((await get(1)).status).toBe(200);

  // One that asks by itself, so that its budget is used up sooner than it fills.
  const requests = Array.from({ length: 90 }, () =>
    app.fetch("/api/hoots/random?count=2", from("198.51.100.7")),
  );
  const all = await Promise.all(requests);
  const refusedCall = all.find(({ status }) => status === 429);
  expect(await refusedCall?.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect(refusedCall?.headers.get("retry-after")).toBeTruthy();

  expect((await app.fetch("/list?q=other", from("198.51.100.8"))).status).toBe(200);
  const member = await app.as("dana");
  expect(await member(getOwnProfile)).toMatchObject({ username: expect.any(String) });
});

test("concurrent requests from one address are answered in sequence or get Retry-After", async () => {
  const pages = await Promise.all(
    Array.from({ length: 90 }, (_, n) => app.fetch(`/list?q=crowd-${n}`, from("198.51.100.9"))),
  );
  const statuses = new Set(pages.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
});
