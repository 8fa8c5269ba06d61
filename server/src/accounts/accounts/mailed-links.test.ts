import * as contract from "#contracts/accounts/accounts.ts";
import { openLinksMax } from "#contracts/accounts/limits.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { allMailsSent, mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, newUnverified, postForm, postJson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const verify = "/api/auth/verify";
const newPassword = "eight louder otters";

const locationOf = (response: Response) => [response.status, response.headers.get("location")];
const isVerified = [303, "/login?verified=true"];
const isNotVerified = [303, "/login?verified=false"];

async function lastTokenTo(email: string, count: number): Promise<string> {
  return tokenIn((await mailsTo(server, email, count)).at(-1));
}

const canLogIn = (email: string, password: string) =>
  server.call(contract.logIn, { body: { email, password } }).then(
    () => true,
    () => false,
  );

test("the button of a mailed link verifies the address, and then logging in works", async () => {
  const { email, password } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  expect(await canLogIn(email, password)).toBe(false);
  expect(locationOf(await postForm(server, verify, { token }))).toEqual(isVerified);
  expect(await canLogIn(email, password)).toBe(true);
});

test("clients can verify by JSON", async () => {
  const { email, password } = await newUnverified(server);
  expect(
    locationOf(await postJson(server, verify, { token: await lastTokenTo(email, 1) })),
  ).toEqual(isVerified);
  expect(await canLogIn(email, password)).toBe(true);
});

test("a GET by a mail scanner does not use the link", async () => {
  const { email } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  await server.fetch(`${verify}?token=${token}`);
  await server.fetch(`${verify}?token=${token}`, { method: "HEAD" });
  expect(locationOf(await postForm(server, verify, { token }))).toEqual(isVerified);
});

test("a link works once", async () => {
  const { email } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  await postForm(server, verify, { token });
  expect(locationOf(await postForm(server, verify, { token }))).toEqual(isNotVerified);
  const again = await postJson(server, verify, { token });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ code: "TOKEN_INVALID" });
});

test("of concurrent uses of a link one succeeds", async () => {
  const { email, password } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  const presses = await Promise.all([1, 2, 3].map(() => postJson(server, verify, { token })));
  expect(presses.map(({ status }) => `${status}`).toSorted()).toEqual(["303", "400", "400"]);
  expect(await canLogIn(email, password)).toBe(true);
});

test("an expired, truncated, forged or foreign link does nothing", async () => {
  const { email, password } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  await server.call(contract.forgotPassword, { body: { email } });
  const reset = await lastTokenTo(email, 2);
  await server.db
    .updateTable("mailed_tokens")
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where("purpose", "=", "verify")
    .execute();
  for (const bad of [token, token.slice(0, 42), "A".repeat(43), reset, "' or 1=1 --"]) {
    const response = await postJson(server, verify, { token: bad });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "TOKEN_INVALID" });
    expect(locationOf(await postForm(server, verify, { token: bad }))).toEqual(isNotVerified);
  }
  expect(await canLogIn(email, password)).toBe(false);
});

test("mailed tokens are stored as hashes only", async () => {
  const { email } = await newUnverified(server);
  const token = await lastTokenTo(email, 1);
  const rows = await server.db.selectFrom("mailed_tokens").selectAll().execute();
  const hashes = rows.map(({ hash }) => Buffer.from(hash));
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) {
    expect(hash).toHaveLength(32);
    expect(hash.toString("base64url")).not.toBe(token);
  }
});

test("verification links stay valid until one is used", async () => {
  const { email } = await newUnverified(server);
  const first = await lastTokenTo(email, 1);
  expect(await server.call(contract.resendVerification, { body: { email } })).toEqual({});
  const second = await lastTokenTo(email, 2);
  expect(locationOf(await postJson(server, verify, { token: first }))).toEqual(isVerified);
  expect((await postJson(server, verify, { token: second })).status).toBe(400);
});

test("of two valid links used concurrently one succeeds", async () => {
  const { email } = await newUnverified(server);
  const first = await lastTokenTo(email, 1);
  await server.call(contract.resendVerification, { body: { email } });
  const second = await lastTokenTo(email, 2);
  const uses = await Promise.all(
    [first, second].map((token) => postJson(server, verify, { token })),
  );
  expect(uses.map(({ status }) => `${status}`).toSorted()).toEqual(["303", "400"]);
});

test.each([
  ["/api/auth/verify", {}],
  ["/api/auth/verify/check", {}],
  ["/api/auth/verify/password", { password: newPassword }],
  ["/api/auth/disown", {}],
  ["/api/auth/reset", { password: newPassword }],
  ["/api/newsletter/confirm", {}],
  ["/api/newsletter/unsubscribe", {}],
])("%s answers TOKEN_INVALID for any string that is not a token", async (path, more) => {
  const noTokens = [
    "",
    " ",
    "x",
    "a".repeat(10_000),
    "\u0000",
    "\ud800",
    "' or 1=1 --",
    "☃".repeat(99),
  ];
  for (const token of noTokens) {
    const answer = await postJson(server, path, { token, ...more });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "TOKEN_INVALID" });
  }
  for (const token of [null, 7, {}, ["a"], true]) {
    const answer = await postJson(server, path, { token, ...more });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "VALIDATION" });
  }
});

test.each([contract.resendVerification, contract.forgotPassword])(
  "$path answers the same for an unknown email, and sends no email",
  async (endpoint) => {
    await allMailsSent(server);
    const before = (await server.outbox()).length;
    expect(await server.call(endpoint, { body: { email: "unknown@example.com" } })).toEqual({});
    await allMailsSent(server);
    expect(await server.outbox()).toHaveLength(before);
  },
);

test("a verified address gets no further verification link", async () => {
  await server.call(contract.resendVerification, { body: { email: "leo@wagabond.example" } });
  expect((await server.outbox()).filter((mail) => mail.includes("leo@"))).toEqual([]);
});

test("a mailed link replaces a forgotten password and ends every session", async () => {
  const email = "ravi@wagabond.example";
  const ravi = await server.as("ravi");
  await server.call(contract.forgotPassword, { body: { email } });
  const [mail = ""] = await mailsTo(server, email);
  expect(mail).toContain(`${server.env.publicUrl}/reset?token=`);
  const token = tokenIn(mail);
  expect(
    await server.call(contract.resetPassword, { body: { token, password: newPassword } }),
  ).toEqual({});
  await expect(ravi(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  expect(await canLogIn(email, demoPassword)).toBe(false);
  expect(await canLogIn(email, newPassword)).toBe(true);
  const [, notice = ""] = await mailsTo(server, email, 2);
  expect(notice).toContain("Subject: Your Wagabond password was changed");
  await expect(
    server.call(contract.resetPassword, { body: { token, password: "nine other otters" } }),
  ).rejects.toMatchObject({ status: 400, code: "TOKEN_INVALID" });
});

test("resetting the password verifies the email", async () => {
  const { email } = await newUnverified(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const token = await lastTokenTo(email, 2);
  await server.call(contract.resetPassword, { body: { token, password: newPassword } });
  expect(await canLogIn(email, newPassword)).toBe(true);
});

test("reset links stay valid until one is used", async () => {
  const { email } = await newPerson(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const first = await lastTokenTo(email, 2);
  await server.call(contract.forgotPassword, { body: { email } });
  const second = await lastTokenTo(email, 3);
  await server.call(contract.resetPassword, { body: { token: first, password: newPassword } });
  await expect(
    server.call(contract.resetPassword, { body: { token: second, password: "nine other otters" } }),
  ).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

test("an expired link makes room for another mail", async () => {
  const { email } = await newPerson(server);
  const request = () => server.call(contract.forgotPassword, { body: { email } });
  for (let mails = 0; mails < openLinksMax.perHour + 2; mails += 1) await request();
  await allMailsSent(server);
  const sent = 1 + openLinksMax.perHour;
  expect(await mailsTo(server, email)).toHaveLength(sent);
  await server.db
    .updateTable("mailed_tokens")
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where("purpose", "=", "reset")
    .execute();
  await request();
  expect(await mailsTo(server, email, sent + 1)).toHaveLength(sent + 1);
});

test("a rejected new password does not use the link", async () => {
  const { email } = await newUnverified(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const token = await lastTokenTo(email, 2);
  for (const password of ["short", "password1", "a".repeat(129)]) {
    await expect(
      server.call(contract.resetPassword, { body: { token, password } }),
    ).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { password: expect.any(String) },
    });
  }
  expect(
    await server.call(contract.resetPassword, { body: { token, password: newPassword } }),
  ).toEqual({});
});

test("of two concurrent resets with one link one succeeds", async () => {
  const { email } = await newUnverified(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const token = await lastTokenTo(email, 2);
  const passwords = ["otters of monday", "otters of tuesday"];
  const attempts = await Promise.all(
    passwords.map((password) => postJson(server, "/api/auth/reset", { token, password })),
  );
  expect(attempts.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400"]);
  const canLogInWith = await Promise.all(passwords.map((password) => canLogIn(email, password)));
  expect(canLogInWith.filter(Boolean)).toHaveLength(1);
});

test("form bodies are accepted only by calls that mailed pages post to", async () => {
  expect(
    (await postForm(server, "/api/auth/reset", { token: "x", password: newPassword })).status,
  ).toBe(415);
});
