import {
  endOtherSessions,
  endSession,
  listSessions,
  logIn,
  resetPassword,
} from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { disownLogIn, getSecurityLog } from "#contracts/accounts/security-log.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsOfNewDevices, tokenIn } from "../../../testing/mails.ts";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { deleteOld, networkText, noteFailedLogIn } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const logInBy = (
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
) =>
  server.fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": firefox, ...headers },
    body: JSON.stringify({ email, password }),
  });

test("a log-in from a new device is noted and mailed, one from a known device only noted", async () => {
  const person = await newPerson(server);
  const first = await logInBy(person);
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
  await logInBy(person, { cookie });
  const { data, hasMore } = await person.call(getSecurityLog, { query: {} });
  expect(hasMore).toBe(false);
  expect(data).toMatchObject([
    { what: "login.password", device: "Firefox on Linux", isNewDevice: false },
    {
      what: "login.password",
      device: "Firefox on Linux",
      network: "127.0.0.0/24",
      isNewDevice: true,
    },
    { what: "account.made" },
  ]);
  const mails = await mailsOfNewDevices(server, person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Device: Firefox on Linux. Network: 127.0.0.0/24.");
});

test("“This wasn't me” ends every session and lets the owner set a new password", async () => {
  const person = await newPerson(server);
  const intruder = server.withToken(
    await server.call(logIn, { body: { email: person.email, password: person.password } }),
  );
  const token = tokenIn((await mailsOfNewDevices(server, person.email))[0]);
  const { resetToken } = await server.call(disownLogIn, { body: { token } });
  for (const call of [person.call, intruder]) {
    await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  }
  await expect(server.call(disownLogIn, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  const password = "eleven calm herons";
  await server.call(resetPassword, { body: { token: resetToken, password } });
  const call = server.withToken(
    await server.call(logIn, { body: { email: person.email, password } }),
  );
  const { data } = await call(getSecurityLog, { query: {} });
  expect(data.map(({ what }) => what)).toEqual([
    "login.password",
    "password.reset",
    "sessions.ended",
    "login.password",
    "account.made",
  ]);
});

test("ended devices are named, and pages go back in time", async () => {
  const person = await newPerson(server);
  await logInBy(person);
  await logInBy(person);
  const other = (await person.call(listSessions)).find(({ current }) => !current);
  await person.call(endSession, { params: { id: other?._id ?? "" } });
  await person.call(endOtherSessions);
  const page = await person.call(getSecurityLog, { query: { limit: "2" } });
  expect(page).toMatchObject({
    hasMore: true,
    data: [
      { what: "sessions.ended", detail: "1" },
      { what: "session.ended", detail: "Firefox on Linux" },
    ],
  });
  const before = page.data.at(-1)?._id ?? "";
  const rest = await person.call(getSecurityLog, { query: { before } });
  expect(rest.data).toHaveLength(3);
});

test("wrong passwords are noted once an hour for each network, without an email", async () => {
  const person = await newPerson(server);
  const wrong = { ...person, password: "not the password" };
  const failures = async () =>
    (await person.call(getSecurityLog, { query: {} })).data.filter(
      ({ what }) => what === "login.failed",
    );
  const [known, unknown] = [
    await logInBy(wrong),
    await logInBy({ ...wrong, email: "unknown@example.com" }),
  ];
  const bodyOf = async (response: Response) => {
    const { requestId: _, ...body } = await response.json();
    return body;
  };
  expect(known.status).toBe(401);
  expect(await bodyOf(known)).toEqual(await bodyOf(unknown));
  await expect
    .poll(failures)
    .toMatchObject([
      { device: "Firefox on Linux", network: "127.0.0.0/24", detail: null, isNewDevice: false },
    ]);
  await Promise.all([logInBy(wrong), logInBy(wrong)]);
  const { id } = await server.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  const note = (address: string, hours = 0) =>
    noteFailedLogIn(server.db, id, {
      caller: { userAgent: firefox, address },
      now: new Date(Date.now() + hours * 60 * 60 * 1000),
    });
  await Promise.all([note("127.0.0.9"), note("203.0.113.7"), note("203.0.113.8")]);
  expect((await failures()).map(({ network }) => network)).toEqual([
    "203.0.113.0/24",
    "127.0.0.0/24",
  ]);
  await note("203.0.113.7", 1.1);
  expect(await failures()).toHaveLength(3);
  expect(await mailsOfNewDevices(server, person.email, 0)).toEqual([]);
});

test("entries go after 90 days, and strangers see none", async () => {
  const { call } = await newPerson(server);
  const stranger = await newPerson(server);
  expect((await stranger.call(getSecurityLog, { query: {} })).data).toHaveLength(1);
  await deleteOld(server.db, new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
  expect((await call(getSecurityLog, { query: {} })).data).toEqual([]);
});

test("a network is the coarse part of an address", () => {
  expect(networkText("203.0.113.77")).toBe("203.0.113.0/24");
  expect(networkText("2001:db8:9:7::/64")).toBe("2001:db8:9::/48");
  expect(networkText("")).toBeNull();
});
