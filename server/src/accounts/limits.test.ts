import { logInTriesPerHour, mailsPerHalfHour } from "#contracts/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestHouse, testHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse({ env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
});
afterAll(() => house.close());

/** A request from an address block of its own. */
const post = (path: string, body: unknown, from: string) =>
  house.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

async function statuses(
  count: number,
  send: (index: number) => Promise<Response>,
): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await send(index)).status);
  return seen;
}

test.each(["dana@wagabond.example", "nobody@example.com"])(
  "tries for %s are counted wherever they come from, and known and unknown addresses alike",
  async (email) => {
    const seen = await statuses(logInTriesPerHour + 1, (index) =>
      post("/api/auth/login", { email, password: "wrong horses" }, `10.0.${index}.1`),
    );
    expect(seen).toEqual([...Array<number>(logInTriesPerHour).fill(401), 429]);
  },
);

const body = (index: number) => ({
  name: "Bo",
  email: `bo${index}@example.com`,
  password: "seven quiet otters",
});

test("one address block signs up five times in half an hour, and is told when to come again", async () => {
  // One /64 of IPv6 is one block.
  const seen = await statuses(6, (index) =>
    post("/api/auth/signup", body(index), `2001:db8:1:2::${index + 1}`),
  );
  expect(seen).toEqual([201, 201, 201, 201, 201, 429]);
  const refused = await post("/api/auth/signup", body(7), "2001:db8:1:2::99");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1000);
  expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect((await post("/api/auth/signup", body(8), "2001:db8:1:3::1")).status).toBe(201);
});

test.each(["/api/auth/forgot", "/api/auth/resend"])(
  "an address gets so many letters by %s, whether it is known or not",
  async (path) => {
    for (const email of ["ravi@wagabond.example", "unknown@example.com"]) {
      const seen = await statuses(mailsPerHalfHour + 1, (index) =>
        post(path, { email }, `10.1.${index}.1`),
      );
      expect(seen).toEqual([...Array<number>(mailsPerHalfHour).fill(200), 429]);
    }
  },
);
