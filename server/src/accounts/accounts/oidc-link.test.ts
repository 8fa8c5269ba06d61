import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accounts from "#contracts/accounts/accounts.ts";
import * as contract from "#contracts/accounts/oidc.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { prove } from "#contracts/accounts/proof.ts";
import { logInWithCode } from "#contracts/accounts/two-factor.ts";
import {
  addPasskeyOf,
  appCode,
  newDevice,
  timeStep,
  withTwoFactor,
} from "../../../testing/authenticators.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newBrowser } from "../../../testing/oidc-browser.ts";
import type { OidcProvider } from "../../../testing/oidc-provider.ts";
import { newPerson, newUnverified } from "../../../testing/people.ts";
import type { TestServer } from "../../../testing/server.ts";
import { eventsOf, siteWithProvider } from "./oidc.testing.ts";

let site: Awaited<ReturnType<typeof siteWithProvider>>;
let server: TestServer;
let provider: OidcProvider;
beforeAll(async () => {
  site = await siteWithProvider();
  ({ server, provider } = site);
});
afterAll(() => site.close());

describe("an account that has two-factor log-in", () => {
  async function withApp() {
    const person = await newPerson(server);
    const subject = site.newSubject();
    expect(await site.connect(person)).toBe("/account/security?oidc=connected");
    const { secret } = await withTwoFactor(person.call);
    return { subject, secret };
  }

  test("asks for its code, unless the provider asked for a second factor", async () => {
    const { subject, secret } = await withApp();
    provider.logsIn({ ...subject, amr: ["pwd"] });
    const response = await newBrowser(server).logIn();
    expect(response).toMatchObject({ status: 401, answer: { code: "SECOND_FACTOR_REQUIRED" } });
    await timeStep();
    const ticket = typeof response.answer === "string" ? "" : (response.answer.ticket ?? "");
    const body = { ticket, code: appCode(secret) };
    expect(await server.call(logInWithCode, { body })).toEqual(expect.any(String));
    const multi = "http://schemas.openid.net/pape/policies/2007/06/multi-factor";
    for (const more of [{ amr: ["mfa"] }, { amr: ["pwd", "otp"] }, { acr: multi }]) {
      provider.logsIn({ ...subject, ...more });
      const token = await site.tokenBy();
      const { is_two } = await server.db
        .selectFrom("sessions")
        .select("two_factor as is_two")
        .where("id", "=", accounts.TokenPayload.parse(payloadOf(token)).jti)
        .executeTakeFirstOrThrow();
      expect(is_two).toBe(true);
    }
    for (const amr of [["otp"], ["hwk"], ["fpt"], []]) {
      provider.logsIn({ ...subject, amr });
      expect((await newBrowser(server).logIn()).status).toBe(401);
    }
  });
});

const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe("connecting an account", () => {
  test("works in a session with a fresh proof, and logs in from then on", async () => {
    const person = await newPerson(server);
    site.newSubject();
    expect(await site.connect(person)).toBe("/account/security?oidc=connected");
    expect(await eventsOf(person)).toContain("oidc.linked");
    const own = await person.call(getOwnProfile);
    expect((await server.withToken(await site.tokenBy())(getOwnProfile))._id).toBe(own._id);
    expect(await site.connect(person)).toMatchObject({ status: 409, answer: { code: "CONFLICT" } });
    await person.call(contract.unlinkOidc);
    expect(await eventsOf(person)).toContain("oidc.unlinked");
    await expect(person.call(contract.unlinkOidc)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("needs a verified email and a fresh proof", async () => {
    const unverified = await newUnverified(server);
    expect(await site.connect(unverified)).toMatchObject({ answer: { code: "NOT_VERIFIED" } });
    const person = await newPerson(server);
    await site.ageProofs();
    expect(await site.connect(person)).toMatchObject({ answer: { code: "PROOF_REQUIRED" } });
  });

  test("is refused where it is another account's, and after the session has ended", async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    site.newSubject();
    await site.connect(person);
    expect(await site.connect(other)).toBe("/account/security?oidc=taken");
    site.newSubject();
    const browser = newBrowser(server);
    const { answer } = await browser.post("/api/auth/oidc/link", undefined, other.token);
    await other.call(accounts.logOut);
    const url = typeof answer === "string" ? "" : (answer.url ?? "");
    const back = await browser.throughProvider(url);
    expect((await browser.fetch(back)).headers.get("location")).toBe(
      "/account/security?oidc=failed",
    );
  });

  test("can't be done by a stranger: the way back is bound to the browser that began", async () => {
    const [victim, attacker] = [await newPerson(server), await newPerson(server)];
    site.newSubject();
    const { answer } = await newBrowser(server).post(
      "/api/auth/oidc/link",
      undefined,
      attacker.token,
    );
    const url = typeof answer === "string" ? "" : (answer.url ?? "");
    const browser = newBrowser(server);
    await browser.post("/api/auth/oidc/link", undefined, victim.token);
    const back = await browser.throughProvider(url);
    expect((await browser.fetch(back)).headers.get("location")).toBe("/login?reason=oidc");
    expect(await victim.call(contract.getOidc)).toMatchObject({ linked: null });
  });
});

describe("an account without a password", () => {
  const newMember = async () => {
    const subject = site.newSubject();
    const browser = newBrowser(server);
    const token = await site.tokenBy(browser);
    return { subject, browser, token, call: server.withToken(token) };
  };

  test("proves who it is by the connected account at the provider, and by no other", async () => {
    const { subject, browser, token, call } = await newMember();
    await site.ageProofs();
    await expect(call(contract.unlinkOidc)).rejects.toMatchObject({ code: "PROOF_REQUIRED" });
    const proofBy = async () => {
      const { answer } = await browser.post("/api/auth/oidc/proof", undefined, token);
      const url = typeof answer === "string" ? "" : (answer.url ?? "");
      expect(new URL(url).searchParams.get("prompt")).toBe("login");
      return (await browser.fetch(await browser.throughProvider(url))).headers.get("location");
    };
    site.newSubject();
    expect(await proofBy()).toBe("/account/security?oidc=failed");
    provider.logsIn({ ...subject, auth_time: Math.floor(Date.now() / 1000) - 3_600 });
    expect(await proofBy()).toBe("/account/security?oidc=failed");
    provider.logsIn(subject);
    expect(await proofBy()).toBe("/account/security?oidc=proved");
    // Now the call itself answers.
    await expect(call(contract.unlinkOidc)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test.each([
    ["without a time of the log-in", () => undefined],
    ["an hour after its log-in there", () => Math.floor(Date.now() / 1000) - 3_600],
  ])("comes back %s without a fresh proof", async (_when, timeOf) => {
    const { subject, browser } = await newMember();
    const { auth_time: _, ...others } = subject;
    const at = timeOf();
    provider.logsIn({ ...others, ...(at !== undefined && { auth_time: at }) });
    const call = server.withToken(await site.tokenBy(browser));
    await expect(call(contract.unlinkOidc)).rejects.toMatchObject({ code: "PROOF_REQUIRED" });
    provider.logsIn({ ...others, auth_time: Math.floor(Date.now() / 1000) + 3_600 });
    const fresh = server.withToken(await site.tokenBy(browser));
    await expect(fresh(contract.unlinkOidc)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("stays connected until it has another way to log in", async () => {
    const { call } = await newMember();
    await expect(call(contract.unlinkOidc)).rejects.toMatchObject({ code: "CONFLICT" });
    await addPasskeyOf(call, newDevice(server));
    await call(contract.unlinkOidc);
    expect(await call(contract.getOidc)).toMatchObject({ linked: null });
  });

  test("has no password to change or to prove, and is deleted with a fresh proof alone", async () => {
    const { subject, call } = await newMember();
    const body = { current: "anything at all", password: "eleven loud otters" };
    await expect(call(accounts.changePassword, { body })).rejects.toMatchObject({
      fields: { current: expect.stringContaining("no password") },
    });
    const proof = call(prove, { body: { password: "anything at all" } });
    await expect(proof).rejects.toMatchObject({ code: "VALIDATION" });
    await call(accounts.deleteAccount, { body: {} });
    await server.removeClosed();
    const links = server.db.selectFrom("oidc_links").selectAll().where("subject", "=", subject.sub);
    expect(await links.execute()).toEqual([]);
    // The same person at the provider can sign up again.
    await site.tokenBy();
  });

  test("gets a password by email, which ends the connection like every other way in", async () => {
    const { subject, call } = await newMember();
    const { email } = subject;
    await server.call(accounts.forgotPassword, { body: { email } });
    const token = tokenIn((await mailsTo(server, email, 1)).at(-1));
    const password = "eleven loud otters";
    await server.call(accounts.resetPassword, { body: { token, password } });
    await expect(call(contract.getOidc)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
    const own = server.withToken(await server.call(accounts.logIn, { body: { email, password } }));
    expect(await own(contract.getOidc)).toMatchObject({ linked: null, hasPassword: true });
    expect(await newBrowser(server).logIn()).toMatchObject({ answer: { code: "SIGNUP_FAILED" } });
    expect((await mailsTo(server, email, 2)).join()).toContain("another provider");
  });
});

test("an account with a password is not deleted without it", async () => {
  const { call } = await newPerson(server);
  await expect(call(accounts.deleteAccount, { body: {} })).rejects.toMatchObject({
    fields: { password: expect.any(String) },
  });
});
