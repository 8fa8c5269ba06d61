import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true, demo: false, trustProxy: [] } });
});
afterAll(() => server.close());

const tryLogIn = (headers: Record<string, string> = {}) =>
  server.fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: "guess" }),
  });

test("password guessing is blocked after 25 attempts in five minutes, also with forged forwarding headers", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const answer = await tryLogIn({ "x-forwarded-for": `203.0.113.${turn}` });
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
    }
  }
  expect(statuses.slice(0, 25)).toEqual(Array(25).fill(401));
  expect(statuses.slice(25)).toEqual(Array(5).fill(429));
});
