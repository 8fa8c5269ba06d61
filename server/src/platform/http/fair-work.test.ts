import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, newUnverified } from "../../testing/people.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { bytesOfPoint, usualAllowance } from "./work-budget.ts";

let app: TestServer;
const proxy = "127.0.0.1";
beforeAll(async () => {
  app = await testServer({ env: { rateLimits: true, trustProxy: [proxy] } });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

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
