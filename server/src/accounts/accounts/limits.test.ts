import {
  knownBrowserAttempts,
  logInAttempts,
  logInAttemptsPerHour,
  mailsPerHalfHour,
  openLinksMax,
} from "#contracts/accounts/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { allMailsSent, mailsTo, tokenIn } from "../../../testing/mails.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
});
afterAll(() => server.close());

/** Password hashing is slow by design, and these tests do a lot of it. */
const timeoutMs = 120_000;

/** A request from the given address. */
const post = (path: string, body: unknown, from: string, cookie?: string) =>
  server.fetch(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": from,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  });

async function statuses(
  count: number,
  send: (index: number) => Promise<Response>,
): Promise<number[]> {
  const statusCodes: number[] = [];
  for (let index = 0; index < count; index += 1) statusCodes.push((await send(index)).status);
  return statusCodes;
}

const logInAt = (email: string, password: string, from: string, cookie?: string) =>
  post("/api/auth/login", { email, password }, from, cookie);

const cookieOf = (answer: Response): string =>
  (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";

test.each(["dana@wagabond.example", "unknown@example.com"])(
  "attempts for %s from one address block end in 429, whether the email is known or not",
  async (email) => {
    const block = email.startsWith("dana") ? "10.0.1.1" : "10.0.1.2";
    const statusCodes = await statuses(logInAttemptsPerHour + 1, () =>
      logInAt(email, "wrong horses", block),
    );
    expect(statusCodes).toEqual([...Array<number>(logInAttemptsPerHour).fill(401), 429]);
  },
);

test("attempts for many accounts from one address block end in 429", async () => {
  const { times } = logInAttempts.perAddress;
  const statusCodes = await statuses(times + 1, (index) =>
    logInAt(`stuffed${index}@example.com`, "wrong horses", `2001:db8:9:9::${index + 1}`),
  );
  expect(statusCodes).toEqual([...Array<number>(times).fill(401), 429]);
});

test(
  "after 100 failed attempts elsewhere the owner can log in, from new and known browsers",
  async () => {
    const email = "hana@wagabond.example";
    const first = await logInAt(email, demoPassword, "192.0.2.1");
    const cookie = cookieOf(first);
    // Ten address blocks at a time, ten attempts each.
    for (let round = 0; round < 10; round += 1) {
      const attempts = Array.from({ length: 10 }, (_, block) =>
        logInAt(email, "wrong horses", `10.5.${block}.1`),
      );
      for (const { status } of await Promise.all(attempts)) expect(status).toBe(401);
    }
    expect((await logInAt(email, demoPassword, "192.0.2.2")).status).toBe(200);
    expect((await logInAt(email, demoPassword, "192.0.2.1", cookie)).status).toBe(200);
  },
  timeoutMs,
);

test(
  "a known browser is not limited by others behind the same address",
  async () => {
    const email = "ravi@wagabond.example";
    const office = "192.0.2.9";
    const cookie = cookieOf(await logInAt(email, demoPassword, office));
    const statusCodes = await statuses(40, () => logInAt(email, "wrong horses", office));
    expect(statusCodes.at(-1)).toBe(429);
    expect((await logInAt(email, demoPassword, office)).status).toBe(429);
    expect((await logInAt(email, demoPassword, office, cookie)).status).toBe(200);
    // For another account the same browser is unknown.
    expect((await logInAt("leo@wagabond.example", demoPassword, office, cookie)).status).toBe(429);
  },
  timeoutMs,
);

test(
  "a known browser has its own limit first, then the common one",
  async () => {
    const email = "vale@wagabond.example";
    const cookie = cookieOf(await logInAt(email, demoPassword, "192.0.2.20"));
    const own = knownBrowserAttempts.times;
    const attempts = own + logInAttempts.perAddress.times + 1;
    const statusCodes = await statuses(attempts, () =>
      logInAt(email, "wrong horses", "192.0.2.21", cookie),
    );
    expect(statusCodes).toEqual([...Array<number>(attempts - 1).fill(401), 429]);
  },
  timeoutMs,
);

test("a browser's mark is a cookie for account calls only and does not log in", async () => {
  const answer = await logInAt("dell@wagabond.example", demoPassword, "192.0.2.30");
  const [header = ""] = answer.headers.getSetCookie();
  expect(header).toMatch(
    /^wagabond_device=[\w-]{64}; Max-Age=\d+; Path=\/api\/auth; HttpOnly; SameSite=Lax$/i,
  );
  const sessions = await server.fetch("/api/auth/sessions", {
    headers: { cookie: cookieOf(answer) },
  });
  expect(sessions.status).toBe(401);
});

const body = (index: number) => ({
  name: "Bo",
  email: `bo${index}@example.com`,
  password: "seven quiet otters",
});

test("one address block can sign up five times in half an hour, and gets Retry-After", async () => {
  // A /64 of IPv6 counts as one block.
  const statusCodes = await statuses(6, (index) =>
    post("/api/auth/signup", body(index), `2001:db8:1:2::${index + 1}`),
  );
  expect(statusCodes).toEqual([201, 201, 201, 201, 201, 429]);
  const rejected = await post("/api/auth/signup", body(7), "2001:db8:1:2::99");
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(1000);
  expect(await rejected.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect((await post("/api/auth/signup", body(8), "2001:db8:1:3::1")).status).toBe(201);
});

test.each(["/api/auth/forgot", "/api/auth/resend"])(
  "mails by %s per address block and account are limited, whether the email is known or not",
  async (path) => {
    const emails = ["ravi@wagabond.example", "unknown@example.com"];
    for (const [index, email] of emails.entries()) {
      const block = `10.1.${index}.1`;
      const statusCodes = await statuses(mailsPerHalfHour + 1, () => post(path, { email }, block));
      expect(statusCodes).toEqual([...Array<number>(mailsPerHalfHour).fill(200), 429]);
      expect((await post(path, { email }, "10.1.9.1")).status).toBe(200);
    }
  },
);

test(
  "requests by others neither exhaust nor invalidate the owner's reset links, and mails stay few",
  async () => {
    const email = "leo@wagabond.example";
    const forgot = (from: string, cookie?: string) =>
      post("/api/auth/forgot", { email }, from, cookie);
    const cookie = cookieOf(await logInAt(email, demoPassword, "192.0.2.40"));
    const [before] = await mailsAfter(email, () => forgot("192.0.2.41"));
    const statusCodes = await statuses(30, (index) => forgot(`10.6.${index}.1`));
    expect(new Set(statusCodes)).toEqual(new Set([200]));
    await allMailsSent(server);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(openLinksMax.perHour);
    // The owner's known browser is still served.
    expect((await forgot("192.0.2.40", cookie)).status).toBe(200);
    expect(await mailsTo(server, email, mails.length + 1)).toHaveLength(mails.length + 1);
    // Using the first link invalidates all.
    const reset = (mail: string | undefined) =>
      post(
        "/api/auth/reset",
        { token: tokenIn(mail), password: "nine other otters" },
        "192.0.2.42",
      );
    expect((await reset(before)).status).toBe(200);
    for (const mail of mails.slice(1)) {
      const answer = await reset(mail);
      expect(await answer.json()).toMatchObject({ code: "TOKEN_INVALID" });
    }
  },
  timeoutMs,
);

/** The mails to an address, after the one caused here has arrived. */
async function mailsAfter(email: string, send: () => Promise<Response>): Promise<string[]> {
  expect((await send()).status).toBe(200);
  return mailsTo(server, email);
}
