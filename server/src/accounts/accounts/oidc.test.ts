import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as accounts from "#contracts/accounts/accounts.ts";
import { listAgreements } from "#contracts/accounts/agreements.ts";
import * as contract from "#contracts/accounts/oidc.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { codeIn, newBrowser, type OidcBrowser } from "../../../testing/oidc-browser.ts";
import { type OidcProvider, startOidcProvider } from "../../../testing/oidc-provider.ts";
import { newPerson, newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { updateSuspension } from "../../community/moderation/accounts-store.ts";
import { connect, eventsOf, siteWithProvider } from "./oidc.testing.ts";

let site: Awaited<ReturnType<typeof siteWithProvider>>;
let server: TestServer;
let provider: OidcProvider;
beforeAll(async () => {
  site = await siteWithProvider();
  ({ server, provider } = site);
});
afterEach(() => {
  provider.lies(undefined);
  provider.putsClaims("id-token");
});
afterAll(() => site.close());

describe("a first log-in", () => {
  test("makes a verified account with profile and agreements, and the next one finds it again", async () => {
    const { email } = site.newSubject();
    const browser = newBrowser(server);
    const token = await site.tokenBy(browser);
    const call = server.withToken(token);
    const profile = await call(getOwnProfile);
    expect(profile).toMatchObject({ isVerified: true, username: expect.stringMatching(/^nora/i) });
    expect(await call(listAgreements)).toHaveLength(2);
    expect(await eventsOf({ call })).toEqual(["oidc.linked", "account.made"]);
    const again = await server.withToken(await site.tokenBy(browser))(getOwnProfile);
    expect(again._id).toBe(profile._id);
    expect(await eventsOf({ call })).toContain("login.oidc");
    expect(await call(contract.getOidc)).toMatchObject({
      name: "Pet Club",
      linked: { lastUsedAt: expect.any(String) },
      hasPassword: false,
    });
    const byPassword = server.call(accounts.logIn, { body: { email, password: "no-password:x" } });
    await expect(byPassword).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  });

  test("asks userinfo for what the ID token leaves out", async () => {
    site.newSubject();
    provider.putsClaims("userinfo");
    expect(await server.withToken(await site.tokenBy())(getOwnProfile)).toMatchObject({
      username: expect.stringMatching(/^nora/i),
    });
  });

  test.each([false, "true", undefined])(
    "with email_verified %s makes no account",
    async (value) => {
      const { email } = site.newSubject({ email_verified: value });
      expect(await newBrowser(server).logIn()).toMatchObject({
        status: 403,
        answer: { code: "NOT_VERIFIED" },
      });
      const row = server.db.selectFrom("accounts").select("id").where("email", "=", email);
      expect(await row.execute()).toEqual([]);
    },
  );

  test.each(["", "admin\u202E", "Wagabond", "x".repeat(200)])(
    "with the name %j gets another one",
    async (name) => {
      site.newSubject({ name });
      const { username } = await server.withToken(await site.tokenBy())(getOwnProfile);
      expect(username).toMatch(/^traveler/i);
    },
  );

  test("never joins an account that has the email, not even an unverified one", async () => {
    for (const person of [await newPerson(server), await newUnverified(server)]) {
      site.newSubject({ email: person.email.toUpperCase() });
      expect(await newBrowser(server).logIn()).toMatchObject({
        status: 409,
        answer: { code: "SIGNUP_FAILED", message: expect.stringContaining("connect Pet Club") },
      });
      expect(await person.call(contract.getOidc)).toMatchObject({ linked: null });
    }
  });

  test.each(["closed", "invited"] as const)(
    "where sign-ups are %s makes no account, but members log in",
    async (signUps) => {
      const closed = await testServer({ env: { oidc: provider.settings, signUps } });
      site.newSubject();
      expect(await newBrowser(closed).logIn()).toMatchObject({
        status: 403,
        answer: { code: "SIGNUPS_CLOSED" },
      });
      const member = { token: await closed.tokenOf("vale") };
      expect(await connect(member, newBrowser(closed))).toBe("/account/security?oidc=connected");
      expect((await newBrowser(closed).logIn()).status).toBe(200);
      await closed.close();
    },
  );
});

describe("an answer of the provider that isn't exactly right", () => {
  const lies = [
    "issuer",
    "issuer of the answer",
    "nonce",
    "state",
    "audience",
    "expired",
    "unsigned",
    "other key",
    "symmetric",
    "no id token",
    "too much",
    "cancelled",
  ] as const;

  test.each(lies)("%s: leads to the log-in page with a reason, and to no code", async (lie) => {
    site.newSubject();
    provider.lies(lie);
    const path = await newBrowser(server).goAndComeBack("/trips");
    const next = lie === "state" ? "" : "&next=%2Ftrips";
    expect(path).toBe(`/login?reason=oidc${next}`);
  });

  test("userinfo of another person is refused", async () => {
    site.newSubject();
    provider.putsClaims("userinfo");
    provider.lies("userinfo");
    expect(await newBrowser(server).goAndComeBack()).toBe("/login?reason=oidc");
  });

  test("without a start, with another browser's, or a second time is refused", async () => {
    site.newSubject();
    const [browser, other] = [newBrowser(server), newBrowser(server)];
    const started = await browser.fetch("/api/auth/oidc/start");
    const back = await browser.throughProvider(started.headers.get("location") ?? "");
    await other.fetch("/api/auth/oidc/start");
    for (const one of [newBrowser(server), other]) {
      expect((await one.fetch(back)).headers.get("location")).toBe("/login?reason=oidc");
    }
    // A copy of the cookie doesn't help either.
    const [cookie = ""] = started.headers.getSetCookie()[0]?.split(";") ?? [];
    const copied = () => server.fetch(back, { headers: { cookie } });
    expect((await copied()).headers.get("location")).toMatch(/^\/login\?code=/);
    expect((await copied()).headers.get("location")).toBe("/login?reason=oidc");
  });
});

describe("the way to the provider", () => {
  test("has PKCE, state and nonce, and a cookie that scripts and other sites can't use", async () => {
    const started = await server.fetch("/api/auth/oidc/start");
    expect(started.status).toBe(303);
    expect(started.headers.get("cache-control")).toBe("no-store");
    const query = new URL(started.headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: expect.any(String),
      state: expect.any(String),
      nonce: expect.any(String),
      redirect_uri: `${server.env.publicUrl}/api/auth/oidc/callback`,
    });
    const [cookie = ""] = started.headers.getSetCookie();
    expect(cookie).toMatch(
      /^wagabond_oidc=.+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax/,
    );
    expect(cookie).not.toContain(query.get("nonce"));
  });

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "never leads to %s",
    async (next) => {
      site.newSubject();
      expect(await newBrowser(server).goAndComeBack(next)).toMatch(/^\/login\?code=[\w-]+$/);
    },
  );

  test("keeps a path of the site", async () => {
    site.newSubject();
    const path = await newBrowser(server).goAndComeBack("/trips?a=1");
    expect(path).toMatch(/^\/login\?code=[\w-]+&next=%2Ftrips%3Fa%3D1$/);
  });

  test("is closed while the provider is down, which doesn't stop the start of the server", async () => {
    const gone = await startOidcProvider();
    gone.lies("down");
    const own = await testServer({ env: { oidc: gone.settings } });
    expect(await newBrowser(own).goAndComeBack("/trips")).toBe("/login?reason=oidc&next=%2Ftrips");
    const person = await newPerson(own);
    await expect(person.call(contract.linkOidc)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    gone.lies(undefined);
    gone.logsIn(site.newSubject());
    const path = await newBrowser(own).goAndComeBack();
    expect(path).toMatch(/^\/login\?code=/);
    await own.close();
    await gone.close();
  });

  test("is not there on a site without a provider", async () => {
    const own = await testServer();
    expect((await own.fetch("/api/auth/oidc/start")).status).toBe(404);
    expect((await own.fetch("/api/auth/oidc/callback?code=a&state=b")).status).toBe(404);
    const exchanged = own.call(contract.exchangeOidc, { body: { code: "x" } });
    await expect(exchanged).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { call } = await newPerson(own);
    expect(await call(contract.getOidc)).toEqual({ name: null, linked: null, hasPassword: true });
    await own.close();
  });
});

describe("a code of the log-in page", () => {
  test("works once, in its own browser", async () => {
    site.newSubject();
    const browser = newBrowser(server);
    const code = codeIn(await browser.goAndComeBack());
    const exchange = (by: OidcBrowser) => by.post("/api/auth/oidc/exchange", { code });
    const failed = { status: 401, answer: { code: "LOGIN_FAILED" } };
    expect(await exchange(newBrowser(server))).toMatchObject(failed);
    const tries = await Promise.all([exchange(browser), exchange(browser), exchange(browser)]);
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await exchange(browser)).toMatchObject(failed);
  });
});

test("a suspended person isn't let in", async () => {
  site.newSubject();
  const { _id } = await server.withToken(await site.tokenBy())(getOwnProfile);
  await updateSuspension(server.db, _id, "infinity");
  expect(await newBrowser(server).logIn()).toMatchObject({ answer: { code: "SUSPENDED" } });
});
