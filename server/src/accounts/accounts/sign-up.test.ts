import { request } from "node:http";
import { signUp, signUpFailed, TokenPayload } from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { allMailsSent, mailsTo, tokenIn } from "../../../testing/mails.ts";
import { postJson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const password = "seven quiet otters";
const ana = { name: "Ana Núñez", email: "ana@example.com", password, confirm: password };

const countOf = async (table: "profiles" | "accounts" | "sessions") =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

test("signing up opens a session and creates a profile", async () => {
  const token = await server.call(signUp, { body: ana });
  const payload = decodeJwt(token);
  expect(TokenPayload.parse(payload)).toMatchObject({ name: "Ana Núñez" });
  expect(payload.exp).toBeGreaterThan(Date.now() / 1000 + 86_000);
  const profile = await server.withToken(token)(getOwnProfile);
  expect(profile).toEqual({
    _id: payload["_id"],
    author: payload["_id"],
    username: "ana.nunez",
    bio: "",
    avatar: null,
    passport: null,
    importantDocs: null,
    homeCountry: null,
    homeRegion: null,
    currency: null,
    units: null,
    clock: null,
    weekStart: null,
    isAdmin: false,
    isModerator: false,
    needsTwoFactor: false,
    isVerified: false,
    version: 1,
  });
});

test("the answer is the token as a JSON string with status 201", async () => {
  const body = { ...ana, email: "plain@example.com" };
  const response = await postJson(server, "/api/auth/signup", body);
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test("mailed links use the public URL, whatever the Host header is", async () => {
  const { hostname, port } = new URL(server.address);
  const body = JSON.stringify({ ...ana, email: "host@example.com" });
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  const status = await new Promise((resolve, reject) => {
    request({ hostname, port, path: "/api/auth/signup", method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(body);
  });
  expect(status).toBe(201);
  const [mail = ""] = await mailsTo(server, "host@example.com");
  expect(mail).toContain(`${server.env.publicUrl}/api/auth/verify?token=${tokenIn(mail)}`);
  expect(mail).not.toContain("evil");
});

test("people of the same name get distinct usernames, also concurrently", async () => {
  const tokens = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const body = { ...ana, name: "Sam Lee", email: `sam${index}@example.com` };
      return server.call(signUp, { body });
    }),
  );
  const profiles = await Promise.all(tokens.map((token) => server.withToken(token)(getOwnProfile)));
  const usernames = profiles.map(({ username }) => username);
  expect(new Set(usernames).size).toBe(6);
  for (const username of usernames) expect(username).toMatch(/^sam\.lee\d*$/);
});

test("a taken email is rejected in the spec's words, and its owner gets one mail an hour", async () => {
  const owner = "dana@wagabond.example";
  const taken = await server.db
    .selectFrom("accounts")
    .select("email")
    .where("email", "=", owner)
    .executeTakeFirst();
  expect(taken).toBeDefined();
  const before = await countOf("profiles");
  for (const email of [owner, "Dana@Wagabond.Example", ` ${owner} `]) {
    await expect(server.call(signUp, { body: { ...ana, email } })).rejects.toMatchObject({
      status: 409,
      code: "SIGNUP_FAILED",
      message: signUpFailed,
    });
  }
  expect(await countOf("profiles")).toBe(before);
  const mails = await mailsTo(server, owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Subject: You already have a Wagabond account");
});

test("repeating a recent sign-up sends no second mail", async () => {
  const body = { ...ana, email: "again@example.com" };
  await server.call(signUp, { body });
  await expect(server.call(signUp, { body })).rejects.toMatchObject({ code: "SIGNUP_FAILED" });
  await allMailsSent(server);
  expect(await mailsTo(server, "again@example.com")).toHaveLength(1);
});

test("of concurrent sign-ups with one email one succeeds", async () => {
  const body = { ...ana, email: "twice@example.com" };
  const before = await countOf("profiles");
  const attempts = await Promise.all(
    [1, 2, 3].map(() => postJson(server, "/api/auth/signup", body)),
  );
  expect(attempts.map(({ status }) => `${status}`).toSorted()).toEqual(["201", "409", "409"]);
  expect(await countOf("profiles")).toBe(before + 1);
});

const { name: _name, ...nameless } = ana;

test.each([
  ["a confirmation that differs", { ...ana, confirm: "seven quiet otter" }, "confirm"],
  [
    "a password of seven characters",
    { ...ana, password: "1234567", confirm: "1234567" },
    "password",
  ],
  [
    "a password of 129 characters",
    { ...ana, password: "a".repeat(129), confirm: "a".repeat(129) },
    "password",
  ],
  [
    "a password that everybody has",
    { ...ana, password: "Password1", confirm: "Password1" },
    "password",
  ],
  ["no name", nameless, "name"],
  ["a blank name", { ...ana, name: " \t " }, "name"],
  ["a name of 81 characters", { ...ana, name: "a".repeat(81) }, "name"],
  ["a name that cannot be stored", { ...ana, name: "Ana\u0000" }, "name"],
  ["no address", { ...ana, email: "" }, "email"],
  ["an address without a domain", { ...ana, email: "ana" }, "email"],
  ["an address with a line break", { ...ana, email: "a@b.example\r\nBcc: c@d.example" }, "email"],
  ["two addresses", { ...ana, email: "a@b.example,c@d.example" }, "email"],
  ["a quoted address", { ...ana, email: '"a b"@c.example' }, "email"],
  ["a very long address", { ...ana, email: `${"a".repeat(60_000)}!` }, "email"],
  ["a password that is a number", { ...ana, password: 12_345_678 }, "password"],
])("%s is reported by field", async (_, body, field) => {
  const before = await countOf("accounts");
  const response = await postJson(server, "/api/auth/signup", body);
  expect(response.status).toBe(400);
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ code: "VALIDATION", fields: { [field]: expect.any(String) } });
  expect(await countOf("accounts")).toBe(before);
});

test.each([
  "_id",
  "author",
  "role",
  "verified",
  "verified_at",
  "is_admin",
  "isAdmin",
  "owner",
  "createdAt",
  "username",
])("%s is rejected as an unknown field", async (key) => {
  const body = { ...ana, email: "extra@example.com", [key]: true };
  const response = await postJson(server, "/api/auth/signup", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "UNKNOWN_FIELD" });
});

test("passwords are stored as hashes, and sessions as ids", async () => {
  const email = "stored@example.com";
  const token = await server.call(signUp, { body: { ...ana, email } });
  const rows = JSON.stringify([
    await server.db.selectFrom("accounts").selectAll().where("email", "=", email).execute(),
    await server.db.selectFrom("sessions").selectAll().execute(),
  ]);
  expect(rows).toContain("$argon2id$");
  expect(rows).not.toContain(password);
  expect(rows).not.toContain(token.split(".")[2]);
});
