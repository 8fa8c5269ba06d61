import { afterAll, beforeAll, expect, test } from "vitest";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { randomHoots } from "#contracts/community/hoots.ts";
import type { RenderPage } from "../pages/pages.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { newPerson, newUnverified } from "../../testing/people.ts";
import { bytesOfPoint, costs, usualAllowance } from "./work-budget.ts";

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

/** Requests of a member, each from an address of its own choice. */
async function requestsOf(token: string, address: string) {
  const headers = { ...from(address).headers, authorization: `Bearer ${token}` };
  return (path: string, init: RequestInit = {}) => app.fetch(path, { ...init, headers });
}

test("one account's flood is answered in turn or gets Retry-After, and other members aren't limited", async () => {
  const flood = await requestsOf((await newUnverified(app)).token, "198.51.100.20");
  const other = await requestsOf((await newPerson(app)).token, "198.51.100.20");
  const others: number[] = [];
  const all: Response[] = [];
  const crowdsAtMost = 5;
  for (let n = 0; n < crowdsAtMost && !all.some(({ status }) => status === 429); n += 1) {
    const crowd = Array.from({ length: 300 }, () => flood("/api/hoots/paginated?limit=50"));
    for (let m = 0; m < 10; m += 1) others.push((await other("/api/profiles/me")).status);
    all.push(...(await Promise.all(crowd)));
  }
  expect(new Set(others)).toEqual(new Set([200]));
  const rejected = all.find(({ status }) => status === 429);
  expect(await rejected?.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect(Number(rejected?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(all.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
});

test("a member who sends one request at a time, or as many as a page does, is never rejected", async () => {
  const ask = await requestsOf((await newPerson(app)).token, "198.51.100.21");
  const page = [
    "/api/profiles/me",
    "/api/plans",
    "/api/pets",
    "/api/notifications",
    "/api/bookmarks",
    "/api/files/usage",
    "/api/hoots/following",
    "/api/blocks",
  ];
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1) statuses.add((await ask("/api/hoots/paginated?limit=50")).status);
  for (let n = 0; n < 10; n += 1) {
    const tabs = [...page, ...page, ...page].map((path) => ask(path));
    for (const { status } of await Promise.all(tabs)) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

test("a long target costs its address points, on cached pages too", async () => {
  const path = `/api/hoots/paginated?x=${"x".repeat(8_000)}`;
  const affordable = Math.ceil(usualAllowance.points / Math.floor(8_000 / bytesOfPoint));
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < affordable * 2) {
    const answers = Array.from({ length: 20 }, () => app.fetch(path, from("198.51.100.22")));
    for (const { status } of await Promise.all(answers)) statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const short = "/api/hoots/paginated?limit=3";
  await app.fetch(short, from("198.51.100.23"));
  expect((await app.fetch(short, from("198.51.100.22"))).status).toBe(200);
});
