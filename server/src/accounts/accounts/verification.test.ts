import * as contract from "#contracts/accounts/accounts.ts";
import { createCalendarAddress } from "#contracts/travel/calendars.ts";
import { createHoot, getHoot } from "#contracts/community/hoots.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { createShare } from "#contracts/travel/shares.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, postForm, postJson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const password = "seven quiet otters";
const newPassword = "eight louder otters";
let count = 0;

/** A new user who signed up in a browser; the answer's cookie marks it. */
async function signUpInBrowser(name = "Sam Squatter") {
  count += 1;
  const email = `owner${count}@example.com`;
  const answer = await postJson(server, "/api/auth/signup", { name, email, password });
  const session: string = await answer.json();
  const cookie = (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  const mail = (await mailsTo(server, email))[0] ?? "";
  return { email, cookie, mail, token: tokenIn(mail), session, call: server.withToken(session) };
}

const check = async (token: string, cookie?: string) => {
  const answer = await server.fetch("/api/auth/verify/check", {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ token }),
  });
  return contract.checkVerification.response.parse(await answer.json());
};

const logIn = (email: string, secret: string) =>
  server.call(contract.logIn, { body: { email, password: secret } });

test("the verification mail names who signed up and when, and offers to disown the account", async () => {
  const { mail, token } = await signUpInBrowser("Mallory Stone");
  const text = mail.replace(/=\r?\n/g, "").replace(/\s+/g, " ");
  expect(text).toMatch(
    /under the username .{1,12}mallory\.stone.{1,12} on \w+ \d+, 20\d\d, .* UTC/,
  );
  expect(text).toContain("I didn't create this account");
  expect(text).toContain(`?token=${token}#not-mine`);
});

test("a name with a URL is not repeated in the mail", async () => {
  const { mail } = await signUpInBrowser("win at https://evil.example");
  expect(mail).not.toContain("evil.example");
});

test("checking a link shows who signed up, when, and whether in this browser, and does not use it", async () => {
  const { token, cookie, email } = await signUpInBrowser("Ana Ruiz");
  const fromElsewhere = await check(token);
  expect(fromElsewhere).toMatchObject({ name: "ana.ruiz", isSameBrowser: false });
  expect(Math.abs(Date.now() - Date.parse(fromElsewhere.createdAt))).toBeLessThan(10 * 60_000);
  expect(await check(token, cookie)).toMatchObject({ isSameBrowser: true });
  const stranger = await signUpInBrowser();
  expect(await check(token, stranger.cookie)).toMatchObject({ isSameBrowser: false });
  expect((await postJson(server, "/api/auth/verify", { token })).status).toBe(303);
  await logIn(email, password);
});

test("the token alone verifies and ends no access", async () => {
  for (const post of [postJson, postForm]) {
    const { token, email, call } = await signUpInBrowser();
    const answer = await post(server, "/api/auth/verify", { token });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login?verified=true"]);
    await call(getOwnProfile);
    await logIn(email, password);
  }
});

test("verifying from another browser with a new password ends the access of the person who signed up", async () => {
  const { token, email, call, cookie } = await signUpInBrowser();
  const trip = await call(createTrip, { body: { destination: "Chile" } });
  const calendar = await call(createCalendarAddress, { body: {} });
  const share = await call(createShare, { params: { id: trip._id }, body: {} });
  const answer = await server.call(contract.verifyWithPassword, {
    body: { token, password: newPassword },
  });
  expect(answer).toEqual({ passwordChanged: true });
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logIn(email, password)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  const own = server.withToken(await logIn(email, newPassword));
  expect((await server.fetch(new URL(calendar.url).pathname)).status).toBe(410);
  const shared = `/api/shared/${share.url.split("/").at(-1)}`;
  expect((await server.fetch(shared)).status).toBe(410);
  expect(await own(contract.listSessions)).toHaveLength(1);
  // Mark and link of the sign-up are invalid.
  await server.call(contract.resendVerification, { body: { email } });
  await expect(server.call(contract.disownAccount, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  expect(cookie).not.toBe("");
});

test("verifying elsewhere with the sign-up's password keeps its session", async () => {
  const { token, email, call } = await signUpInBrowser("Ana Ruiz");
  expect(await server.call(contract.verifyWithPassword, { body: { token, password } })).toEqual({
    passwordChanged: false,
  });
  await call(getOwnProfile);
  await logIn(email, password);
});

test("a rejected password does not use the verification link", async () => {
  const { token } = await signUpInBrowser();
  for (const bad of ["short", "password1", "a".repeat(129)]) {
    await expect(
      server.call(contract.verifyWithPassword, { body: { token, password: bad } }),
    ).rejects.toMatchObject({ code: "VALIDATION", fields: { password: expect.any(String) } });
  }
  await server.call(contract.verifyWithPassword, { body: { token, password: newPassword } });
});

test("of concurrent verifications with two links one succeeds", async () => {
  const { token, email } = await signUpInBrowser();
  await server.call(contract.resendVerification, { body: { email } });
  const second = tokenIn((await mailsTo(server, email, 2)).at(-1));
  const passwords = ["otters of monday", "otters of tuesday"] as const;
  const uses = await Promise.all([
    postJson(server, "/api/auth/verify/password", { token, password: passwords[0] }),
    postJson(server, "/api/auth/verify/password", { token: second, password: passwords[1] }),
  ]);
  expect(uses.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400"]);
  const works = await Promise.allSettled(passwords.map((one) => logIn(email, one)));
  expect(works.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the owner of an email deletes an account that someone else created with it", async () => {
  const { token, email, call } = await signUpInBrowser();
  const hoot = await call(createHoot, { body: { title: "Spam", text: "Not by the owner." } });
  expect(await server.call(contract.disownAccount, { body: { token } })).toEqual({});
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logIn(email, password)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  expect(await server.call(getHoot, { params: { id: hoot._id } })).toMatchObject({ author: null });
  await expect(server.call(contract.disownAccount, { body: { token } })).rejects.toMatchObject({
    status: 400,
    code: "TOKEN_INVALID",
  });
  // The email can sign up again.
  await server.call(contract.signUp, { body: { name: "Owner", email, password: newPassword } });
});

test.each(["verify", "reset"])(
  "after verification by %s no verification link deletes the account",
  async (use) => {
    const { token, email } = await signUpInBrowser();
    const links = [token];
    if (use === "verify") {
      await server.call(contract.resendVerification, { body: { email } });
      links.push(tokenIn((await mailsTo(server, email, 2)).at(-1)));
      await postJson(server, "/api/auth/verify", { token });
    } else {
      // Two emails an hour is what an address gets that was never verified.
      await server.call(contract.forgotPassword, { body: { email } });
      const reset = tokenIn((await mailsTo(server, email, 2)).at(-1));
      const body = { token: reset, password: newPassword };
      await server.call(contract.resetPassword, { body });
    }
    for (const old of links) {
      await expect(
        server.call(contract.disownAccount, { body: { token: old } }),
      ).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    }
    await logIn(email, use === "verify" ? password : newPassword);
  },
);

test("a reset link neither deletes nor verifies an account", async () => {
  const { email } = await newPerson(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const token = tokenIn((await mailsTo(server, email, 2)).at(-1));
  for (const path of ["/api/auth/disown", "/api/auth/verify/check", "/api/auth/verify"]) {
    const answer = await postJson(server, path, { token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "TOKEN_INVALID" });
  }
});

test.each(["isSameBrowser", "email", "verified", "confirm", "password2"])(
  "%s is rejected as an unknown field of a verification",
  async (key) => {
    const { token } = await signUpInBrowser();
    for (const path of ["/api/auth/verify/check", "/api/auth/disown"]) {
      const answer = await postJson(server, path, { token, [key]: true });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "UNKNOWN_FIELD" });
    }
  },
);
