import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { signUp } from "#contracts/accounts/accounts.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { createHoot, pageHoots } from "#contracts/community/hoots.ts";
import { getTrip, createTrip } from "#contracts/travel/trips.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";

/** One check and its result. */
export type ClockCheck = { what: string; held: boolean; details: string };

const hour = 3_600;
const day = 24 * hour;
/** Time for a change to take effect: the library reads its file at each call. */
const settleMs = 100;
/** Seconds before a clock change; the server gets requests on both sides of it. */
const beforeChange = 3;

/** Path of Debian's libfaketime; undefined if it is not installed. */
export const faketime = (): string | undefined =>
  globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];

type Clocked = {
  folder: string;
  /** Sets the offset of the server's clock in seconds. */
  set: (seconds: number) => Promise<void>;
  variables: Record<string, string>;
};

/** A server whose clock changes while it runs: two hours forward and back, past the end of a session, and across both clock changes of a year. */
export async function clockSet(library: string): Promise<ClockCheck[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-clock-"));
  const file = join(folder, "clock");
  const clocked: Clocked = {
    folder,
    async set(seconds) {
      writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}`);
      await wait(settleMs);
    },
    variables: {
      DATA_DIR: join(folder, "data"),
      DEMO: "off",
      RATE_LIMITS: "on",
      TRUST_PROXY: "127.0.0.1",
      TZ: "Europe/Berlin",
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
  await clocked.set(0);
  let server = await startServer(clocked.variables);
  try {
    const checks = [
      ...(await steps(server, clocked)),
      ...(await sessionExpiry(server, clocked)),
      ...(await daylightSaving(server, clocked)),
    ];
    await clocked.set(0);
    const { token, plan } = await testUser(server, "203.0.113.40");
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await kill(server);
      server = await startServer({ ...clocked.variables, TZ: zone });
      const seen = await callOf(server, token)(getTrip, { params: { id: plan._id } });
      checks.push(check(`a trip has its dates in ${zone}`, isDeepStrictEqual(seen, plan), ""));
    }
    return checks;
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const check = (what: string, held: boolean, details: string): ClockCheck => ({
  what,
  held,
  details,
});

const callOf = (server: ServerProcess, token?: string, from = "203.0.113.1"): Call =>
  makeClient({
    fetch: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", from);
      return fetch(server.address + path, { ...init, headers });
    },
    token: () => token,
  });

/** Dates on both sides of the clock changes. */
const days = {
  destination: "Faro",
  month: "March" as const,
  day: 27,
  year: 2027,
  endDate: "2027-10-31",
  stays: [{ address: "1 Quay", checkIn: "2027-03-28", checkOut: "2027-10-31" }],
  legs: [{ departureDate: "2027-03-28", from: "BER", to: "FAO" }],
};

/** A new user with their own address and a trip. */
async function testUser(server: ServerProcess, from: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = { name: "Clock Watcher", email, password: "nine patient geese" };
  const token = await callOf(server, undefined, from)(signUp, { body });
  const call = callOf(server, token, from);
  return { token, call, plan: await call(createTrip, { body: days }) };
}

/** The status of an error response; 200 for a success. */
async function statusOf(work: Promise<unknown>): Promise<{ status: number; after: number }> {
  try {
    await work;
    return { status: 200, after: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.status, after: error.retryAfter ?? 0 };
  }
}

async function steps(server: ServerProcess, { set }: Clocked): Promise<ClockCheck[]> {
  const from = "203.0.113.10";
  const { call, plan } = await testUser(server, from);
  const post = (title: string) => call(createHoot, { body: { title, text: "x" } });
  const titles = async () => (await call(pageHoots, { query: {} })).data.map(({ title }) => title);
  // Five sign-ups per address in half an hour; the user above was one.
  const again = () =>
    statusOf(
      callOf(
        server,
        undefined,
        from,
      )(signUp, {
        body: {
          name: "B",
          email: `${crypto.randomUUID()}@b.example`,
          password: "nine patient geese",
        },
      }),
    );
  let limit = await again();
  for (let tries = 0; limit.status === 200 && tries < 10; tries += 1) limit = await again();
  await post("At the hour");
  const checks: ClockCheck[] = [];
  for (const [name, seconds] of [
    ["two hours forward", 2 * hour],
    ["two hours back", -2 * hour],
  ] as const) {
    await set(seconds);
    const own = await statusOf(call(getOwnProfile));
    checks.push(check(`${name}, a session is valid`, own.status === 200, `${own.status}`));
    const tried = await again();
    const waits = tried.status === 429 && tried.after <= limit.after;
    const text = `${tried.status}, Retry-After ${tried.after} s of ${limit.after} s`;
    checks.push(check(`${name}, attempts are counted as before`, waits, text));
    const other = await testUser(server, seconds > 0 ? "203.0.113.11" : "203.0.113.12");
    await other.call(createHoot, { body: { title: `Posted ${name}`, text: "x" } });
    checks.push(check(`${name}, a new user signs up and posts`, true, ""));
    checks.push(check(`${name}, the server is ready`, await isReady(server.address), ""));
    const page = await (await fetch(`${server.address}/posts`)).text();
    const future = /\bin \d+ (?:h|min|hours?|minutes?)\b|-\d+ (?:h|min|days?) ago/.exec(page)?.[0];
    checks.push(check(`${name}, no page shows a future time`, future === undefined, future ?? ""));
  }
  await set(0);
  const all = (await titles()).toSorted();
  const expected = ["At the hour", "Posted two hours back", "Posted two hours forward"];
  checks.push(check("every post exists once", isDeepStrictEqual(all, expected), all.join()));
  const saved = await call(getTrip, { params: { id: plan._id } });
  checks.push(check("the trip has its dates", isDeepStrictEqual(saved, plan), ""));
  return checks;
}

async function sessionExpiry(server: ServerProcess, { set }: Clocked): Promise<ClockCheck[]> {
  const { call } = await testUser(server, "203.0.113.20");
  const checks: ClockCheck[] = [];
  for (const [text, seconds, expected] of [
    ["half a minute past its end", day + 30, 200],
    ["a minute and a half past its end", day + 90, 401],
  ] as const) {
    await set(seconds);
    const { status } = await statusOf(call(getOwnProfile));
    checks.push(check(`a session ${text} gets ${expected}`, status === expected, `${status}`));
  }
  await set(0);
  return checks;
}

async function daylightSaving(server: ServerProcess, { set }: Clocked): Promise<ClockCheck[]> {
  const checks: ClockCheck[] = [];
  for (const [n, [name, at]] of (
    [
      ["spring", "2027-03-28T01:00:00Z"],
      ["autumn", "2027-10-31T01:00:00Z"],
    ] as const
  ).entries()) {
    await set(Math.round((Date.parse(at) - Date.now()) / 1000) - beforeChange);
    const { call, plan } = await testUser(server, `203.0.113.3${n}`);
    await wait((beforeChange + 1) * 1_000);
    const seen = await call(getTrip, { params: { id: plan._id } });
    const made = await call(createTrip, { body: days });
    const same = isDeepStrictEqual(seen, plan);
    const alike =
      made.endDate === plan.endDate && isDeepStrictEqual(made.stays[0]?.checkIn, "2027-03-28");
    checks.push(
      check(`a trip keeps its dates across the clock change in ${name}`, same && alike, ""),
    );
    const own = await statusOf(call(getOwnProfile));
    checks.push(check(`and a session stays valid`, own.status === 200, `${own.status}`));
  }
  return checks;
}
