import * as contract from "#contracts/accounts/accounts.ts";
import { createAccessToken } from "#contracts/accounts/access-tokens.ts";
import { logInAttemptsPerHour } from "#contracts/accounts/limits.ts";
import { createCalendarAddress } from "#contracts/travel/calendars.ts";
import { clearEndedLinks, listEndedLinks } from "#contracts/travel/ended-links.ts";
import { makeFileLink } from "#contracts/kernel/files.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { createShare } from "#contracts/travel/shares.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePassport } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, type Person, verify } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newPassword = "eight louder otters";
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");

const accessKinds = [
  "a session",
  "a session elsewhere",
  "an access token",
  "a calendar link of one trip",
  "a calendar link of all trips",
  "a share link",
  "a share link with codes, notes and costs",
  "a file link",
  "a reset link",
] as const;
type AccessKind = (typeof accessKinds)[number];

/** A verified person with every kind of access that an intruder could have created or copied. */
async function personWithLinks() {
  const person = await newPerson(server);
  const { call, email, password, token } = person;
  await verify(server, person);
  const elsewhere = await server.call(contract.logIn, { body: { email, password } });
  const trip = await call(createTrip, { body: { destination: "Chile" } });
  const params = { id: trip._id };
  const ofTrip = await call(createCalendarAddress, { body: { planId: trip._id } });
  const ofAll = await call(createCalendarAddress, { body: { planId: null } });
  const plain = await call(createShare, { params, body: {} });
  const open = await call(createShare, {
    params,
    body: { days: 90, costs: true, notes: true, codes: true },
  });
  const id = String(decodeJwt(token)["_id"]);
  const passport = await savePassport({ call, id });
  const program = await call(createAccessToken, {
    body: { name: "calendar", scopes: ["read"], days: 30 },
  });
  const file = await call(makeFileLink, { params: { id: passport } });
  await server.call(contract.forgotPassword, { body: { email } });
  const resetToken = tokenIn((await mailsTo(server, email, 2)).at(-1));
  const paths: Record<AccessKind, { path: string; bearer?: string } | { resetToken: string }> = {
    "a session": { path: "/api/profiles/me", bearer: token },
    "a session elsewhere": { path: "/api/profiles/me", bearer: elsewhere },
    "an access token": { path: "/api/profiles/me", bearer: program.token },
    "a calendar link of one trip": { path: pathOf(ofTrip.url) },
    "a calendar link of all trips": { path: pathOf(ofAll.url) },
    "a share link": { path: shareApi(plain.url) },
    "a share link with codes, notes and costs": { path: shareApi(open.url) },
    "a file link": { path: file.url },
    "a reset link": { resetToken },
  };
  return { person, planId: trip._id, paths };
}

const shareApi = (url: string) => `/api/shared/${url.split("/").at(-1)}`;

type Links = Awaited<ReturnType<typeof personWithLinks>>["paths"];

/** Kinds of access that still work. The reset link is tried last, since using it ends the others. */
async function stillWorking(links: Links): Promise<AccessKind[]> {
  const open: AccessKind[] = [];
  for (const kind of accessKinds) {
    const link = links[kind];
    if ("resetToken" in link) {
      const body = { token: link.resetToken, password: "seventeen odd herons" };
      const answer = await server.call(contract.resetPassword, { body }).catch(() => undefined);
      if (answer) open.push(kind);
      continue;
    }
    const headers = new Headers(link.bearer ? { authorization: `Bearer ${link.bearer}` } : []);
    const answer = await server.fetch(link.path, { headers });
    await answer.arrayBuffer();
    if (answer.ok) open.push(kind);
  }
  return open;
}

const calendarsAndShares = accessKinds.filter((kind) => /calendar|share/.test(kind));

async function reset({ email }: Person): Promise<void> {
  const before = await mailsTo(server, email);
  await server.call(contract.forgotPassword, { body: { email } });
  const mails = await mailsTo(server, email, before.length + 1);
  const body = { token: tokenIn(mails.at(-1)), password: newPassword };
  expect(await server.call(contract.resetPassword, { body })).toEqual({});
}

const changeOf =
  (endLinks?: boolean) =>
  async ({ call, password: current }: Person): Promise<void> => {
    const body = {
      current,
      password: newPassword,
      ...(endLinks === undefined ? {} : { endLinks }),
    };
    await call(contract.changePassword, { body });
  };

test("all kinds of access work at first", async () => {
  const { paths } = await personWithLinks();
  expect(await stillWorking(paths)).toEqual(accessKinds);
});

describe.each([
  { what: "a reset", end: reset, open: [] },
  { what: "a changed password that ends links too", end: changeOf(true), open: [] },
  { what: "a changed password", end: changeOf(), open: calendarsAndShares },
  { what: "a changed password that keeps links", end: changeOf(false), open: calendarsAndShares },
])("after $what", ({ end, open }) => {
  test(`these still work: ${open.join(", ") || "none"}`, async () => {
    const { person, paths } = await personWithLinks();
    await end(person);
    expect(await stillWorking(paths)).toEqual(open);
  });
});

test("after a reset the owner sees what ended, in the email and in a list, and can recreate it", async () => {
  const { person, planId: tripId } = await personWithLinks();
  const { email } = person;
  await reset(person);
  const notice = (await mailsTo(server, email, 4)).at(-1) ?? "";
  expect(notice.replace(/\s+/g, " ")).toContain(
    "2 private calendar links and 2 share links stopped working too.",
  );
  const token = await server.call(contract.logIn, { body: { email, password: newPassword } });
  const call = server.withToken(token);
  const ended = await call(listEndedLinks);
  expect(ended.calendars).toMatchObject([
    { planId: tripId, destination: "Chile" },
    { planId: null, destination: "" },
  ]);
  expect(ended.shares).toMatchObject([
    { planId: tripId, destination: "Chile", days: 30, costs: false, notes: false, codes: false },
    { planId: tripId, destination: "Chile", days: 90, costs: true, notes: true, codes: true },
  ]);

  // A recreated link leaves the list; the ended one stays ended.
  await call(createCalendarAddress, { body: { planId: tripId } });
  const [, open] = ended.shares;
  if (!open) throw new Error("There is no second share.");
  const { days, costs, notes, codes } = open;
  const params = { id: tripId };
  const again = await call(createShare, { params, body: { days, costs, notes, codes } });
  expect((await server.fetch(shareApi(again.url))).status).toBe(200);
  const remaining = await call(listEndedLinks);
  expect(remaining.calendars).toMatchObject([{ planId: null }]);
  expect(remaining.shares).toMatchObject([{ days: 30 }]);

  expect(await call(clearEndedLinks)).toEqual({ cleared: 4 });
  expect(await call(listEndedLinks)).toEqual({ calendars: [], shares: [] });
});

test("the list omits links that the owner revoked, and other people's", async () => {
  const { person } = await personWithLinks();
  await reset(person);
  const other = await newPerson(server);
  expect(await other.call(listEndedLinks)).toEqual({ calendars: [], shares: [] });
  expect(await other.call(clearEndedLinks)).toEqual({ cleared: 0 });
  const token = await server.call(contract.logIn, {
    body: { email: person.email, password: newPassword },
  });
  expect((await server.withToken(token)(listEndedLinks)).shares).toHaveLength(2);
});

test("a reset that ended only sessions does not mention links", async () => {
  const person = await newPerson(server);
  await reset(person);
  const notice = (await mailsTo(server, person.email, 3)).at(-1) ?? "";
  expect(notice).toContain("Subject: Your Wagabond password was changed");
  expect(notice).not.toContain("stopped working");
});

test.each([7, "true", null, {}])("endLinks of %j is reported by field", async (endLinks) => {
  const { token, password } = await newPerson(server);
  const answer = await server.fetch("/api/auth/password", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ current: password, password: newPassword, endLinks }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "VALIDATION",
    fields: { endLinks: expect.any(String) },
  });
});

test("a browser's mark becomes invalid with the password", async () => {
  const limited = await testServer({ env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
  try {
    const { email, password, call } = await newPerson(limited);
    await verify(limited, { email });
    const signIn = (secret: string, from: string, cookie = "") =>
      limited.fetch("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
        body: JSON.stringify({ email, password: secret }),
      });
    const answer = await signIn(password, "192.0.2.1");
    const cookie = (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
    await call(contract.changePassword, { body: { current: password, password: newPassword } });
    const attempts = logInAttemptsPerHour + 1;
    for (let count = 0; count < attempts; count += 1) await signIn("wrong horses", "192.0.2.2");
    expect((await signIn(newPassword, "192.0.2.2", cookie)).status).toBe(429);
  } finally {
    await limited.close();
  }
});
