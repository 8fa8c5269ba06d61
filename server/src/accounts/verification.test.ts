import * as contract from "#contracts/accounts.ts";
import { createCalendarAddress } from "#contracts/calendars.ts";
import { createHoot, getHoot } from "#contracts/hoots.ts";
import { createPlan } from "#contracts/plans.ts";
import { getOwnProfile } from "#contracts/profiles.ts";
import { createShare } from "#contracts/shares.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestHouse, testHouse } from "../testing/house.ts";
import { mailsTo, tokenIn } from "../testing/mails.ts";
import { newPerson, postForm, postJson } from "../testing/people.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());

const password = "seven quiet otters";
const newPassword = "eight louder otters";
let count = 0;

/** Somebody who signed up in a browser: the answer's cookie marks it. */
async function signUpInBrowser(name = "Sam Squatter") {
  count += 1;
  const email = `owner${count}@example.com`;
  const answer = await postJson(house, "/api/auth/signup", { name, email, password });
  const session: string = await answer.json();
  const cookie = (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  const mail = (await mailsTo(house, email))[0] ?? "";
  return { email, cookie, mail, token: tokenIn(mail), session, call: house.withToken(session) };
}

const check = async (token: string, cookie?: string) => {
  const answer = await house.fetch("/api/auth/verify/check", {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ token }),
  });
  return contract.checkVerification.response.parse(await answer.json());
};

const logIn = (email: string, secret: string) =>
  house.call(contract.logIn, { body: { email, password: secret } });

test("the verification email names who signed up and when, and offers to say that it was somebody else", async () => {
  const { mail, token } = await signUpInBrowser("Mallory Stone");
  const text = mail.replace(/=\r?\n/g, "").replace(/\s+/g, " ");
  expect(text).toMatch(/under the name .{1,12}Mallory Stone.{1,12} on \w+ \d+, 20\d\d, .* UTC/);
  expect(text).toContain("I didn't create this account");
  expect(text).toContain(`?token=${token}#not-mine`);
});

test("a name that is an advertisement is not passed on by the email", async () => {
  const { mail } = await signUpInBrowser("win at https://evil.example");
  expect(mail).not.toContain("evil.example");
});

test("the link says who signed up and when, and whether in this browser, and stays valid", async () => {
  const { token, cookie, email } = await signUpInBrowser("Ana Ruiz");
  const there = await check(token);
  expect(there).toMatchObject({ name: "Ana Ruiz", isSameBrowser: false });
  expect(Math.abs(Date.now() - Date.parse(there.createdAt))).toBeLessThan(10 * 60_000);
  expect(await check(token, cookie)).toMatchObject({ isSameBrowser: true });
  const stranger = await signUpInBrowser();
  expect(await check(token, stranger.cookie)).toMatchObject({ isSameBrowser: false });
  expect((await postJson(house, "/api/auth/verify", { token })).status).toBe(303);
  await logIn(email, password);
});

test("the token alone verifies in one step, and ends nothing", async () => {
  for (const post of [postJson, postForm]) {
    const { token, email, call } = await signUpInBrowser();
    const answer = await post(house, "/api/auth/verify", { token });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login?verified=true"]);
    await call(getOwnProfile);
    await logIn(email, password);
  }
});

test("an owner who verifies from another browser with a password of their own locks out who signed up", async () => {
  const { token, email, call, cookie } = await signUpInBrowser();
  const plan = await call(createPlan, { body: { destination: "Chile" } });
  const calendar = await call(createCalendarAddress, { body: {} });
  const share = await call(createShare, { params: { id: plan._id }, body: {} });
  const answer = await house.call(contract.verifyWithPassword, {
    body: { token, password: newPassword },
  });
  expect(answer).toEqual({ passwordChanged: true });
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logIn(email, password)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  const own = house.withToken(await logIn(email, newPassword));
  expect((await house.fetch(new URL(calendar.url).pathname)).status).toBe(410);
  const shared = `/api/shared/${share.url.split("/").at(-1)}`;
  expect((await house.fetch(shared)).status).toBe(410);
  expect(await own(contract.listSessions)).toHaveLength(1);
  // The mark of the browser that signed up is worth nothing, and the link neither.
  await house.call(contract.resendVerification, { body: { email } });
  await expect(house.call(contract.disownAccount, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  expect(cookie).not.toBe("");
});

test("a person who verifies on the phone with the password of the sign-up stays signed in at the desk", async () => {
  const { token, email, call } = await signUpInBrowser("Ana Ruiz");
  expect(await house.call(contract.verifyWithPassword, { body: { token, password } })).toEqual({
    passwordChanged: false,
  });
  await call(getOwnProfile);
  await logIn(email, password);
});

test("a password that is refused leaves the verification link valid", async () => {
  const { token } = await signUpInBrowser();
  for (const bad of ["short", "password1", "a".repeat(129)]) {
    await expect(
      house.call(contract.verifyWithPassword, { body: { token, password: bad } }),
    ).rejects.toMatchObject({ code: "VALIDATION", fields: { password: expect.any(String) } });
  }
  await house.call(contract.verifyWithPassword, { body: { token, password: newPassword } });
});

test("of two passwords at once with two links, one counts", async () => {
  const { token, email } = await signUpInBrowser();
  await house.call(contract.resendVerification, { body: { email } });
  const second = tokenIn((await mailsTo(house, email, 2)).at(-1));
  const passwords = ["otters of monday", "otters of tuesday"] as const;
  const uses = await Promise.all([
    postJson(house, "/api/auth/verify/password", { token, password: passwords[0] }),
    postJson(house, "/api/auth/verify/password", { token: second, password: passwords[1] }),
  ]);
  expect(uses.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400"]);
  const works = await Promise.allSettled(passwords.map((one) => logIn(email, one)));
  expect(works.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the owner of an email deletes an account that somebody else made with it", async () => {
  const { token, email, call } = await signUpInBrowser();
  const hoot = await call(createHoot, { body: { title: "Spam", text: "Not by the owner." } });
  expect(await house.call(contract.disownAccount, { body: { token } })).toEqual({});
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logIn(email, password)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  expect(await house.call(getHoot, { params: { id: hoot._id } })).toMatchObject({ author: null });
  await expect(house.call(contract.disownAccount, { body: { token } })).rejects.toMatchObject({
    status: 400,
    code: "TOKEN_INVALID",
  });
  // The email is free for its owner.
  await house.call(contract.signUp, { body: { name: "Owner", email, password: newPassword } });
});

test.each(["verify", "reset"])(
  "once the account is in use by %s, no verification link deletes it",
  async (way) => {
    const { token, email } = await signUpInBrowser();
    await house.call(contract.resendVerification, { body: { email } });
    const second = tokenIn((await mailsTo(house, email, 2)).at(-1));
    if (way === "verify") {
      await postJson(house, "/api/auth/verify", { token });
    } else {
      await house.call(contract.forgotPassword, { body: { email } });
      const reset = tokenIn((await mailsTo(house, email, 3)).at(-1));
      const body = { token: reset, password: newPassword };
      await house.call(contract.resetPassword, { body });
    }
    for (const old of [token, second]) {
      await expect(
        house.call(contract.disownAccount, { body: { token: old } }),
      ).rejects.toMatchObject({ code: "TOKEN_INVALID" });
    }
    await logIn(email, way === "verify" ? password : newPassword);
  },
);

test("a reset link deletes nothing and verifies nothing by itself", async () => {
  const { email } = await newPerson(house);
  await house.call(contract.forgotPassword, { body: { email } });
  const token = tokenIn((await mailsTo(house, email, 2)).at(-1));
  for (const path of ["/api/auth/disown", "/api/auth/verify/check", "/api/auth/verify"]) {
    const answer = await postJson(house, path, { token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "TOKEN_INVALID" });
  }
});

test.each(["isSameBrowser", "email", "verified", "confirm", "password2"])(
  "nobody can hand in %s with a verification",
  async (key) => {
    const { token } = await signUpInBrowser();
    for (const path of ["/api/auth/verify/check", "/api/auth/disown"]) {
      const answer = await postJson(house, path, { token, [key]: true });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "UNKNOWN_FIELD" });
    }
  },
);
