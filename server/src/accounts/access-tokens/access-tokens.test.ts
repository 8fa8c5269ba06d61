import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as contract from "#contracts/accounts/access-tokens.ts";
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  logIn,
  resetPassword,
} from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { disownLogIn, getSecurityLog } from "#contracts/accounts/security-log.ts";
import { endMemberSessions } from "#contracts/community/members.ts";
import { type Endpoint, endpoint } from "#contracts/kernel/endpoint.ts";
import { makeFileLink } from "#contracts/kernel/files.ts";
import { scopeOf } from "#contracts/kernel/scopes.ts";
import { createPet, listPets } from "#contracts/travel/pets.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { mailsOfNewDevices, mailsTo, tokenIn } from "../../../testing/mails.ts";
import { savePassport } from "../../../testing/owned-rows.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { updateSuspension } from "../../community/moderation/accounts-store.ts";
import { makeTokenSessions } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Scopes = ("read" | "write")[];

const newToken = ({ call }: Pick<Person, "call">, scopes: Scopes = ["read"], name = "calendar") =>
  call(contract.createAccessToken, { body: { name, scopes, days: 30 } });

const get = (token: string, path = "/api/profiles/me", at: TestServer = server) =>
  at.fetch(path, { headers: { authorization: `Bearer ${token}` } });

const idOf = async ({ call }: Pick<Person, "call">): Promise<string> =>
  (await call(getOwnProfile))._id;

test("a token is shown once, is stored hashed, and is listed without itself", async () => {
  const person = await newPerson(server);
  const made = await newToken(person, ["write", "read"]);
  expect(made).toMatchObject({ name: "calendar", scopes: ["read", "write"], lastUsedAt: null });
  expect(made.token).toMatch(/^wag_[\w-]{43}$/);
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 24 * 60 * 60 * 1000);
  const { token, ...rest } = made;
  expect(await person.call(contract.listAccessTokens)).toEqual([rest]);
  const rows = await server.db.selectFrom("access_tokens").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  const { data } = await person.call(getSecurityLog);
  expect(data[0]).toMatchObject({ what: "token.made", detail: "calendar" });
});

test.each([
  { name: "", scopes: ["read"], days: 30 },
  { name: "x".repeat(81), scopes: ["read"], days: 30 },
  { name: "a\nb", scopes: ["read"], days: 30 },
  { name: "calendar", scopes: [], days: 30 },
  { name: "calendar", scopes: ["admin"], days: 30 },
  { name: "calendar", scopes: ["read", "write", "read"], days: 30 },
  { name: "calendar", scopes: "read", days: 30 },
  ...[0, 366, 1.5, "30", null].map((days) => ({ name: "calendar", scopes: ["read"], days })),
])("%j is rejected by field", async (body) => {
  const { token } = await newPerson(server);
  const answer = await server.fetch("/api/auth/tokens", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "VALIDATION", fields: expect.anything() });
});

test("a person has at most 20, also when they are created at the same time", async () => {
  const person = await newPerson(server);
  const tries = await Promise.allSettled(
    Array.from({ length: contract.accessTokensMax + 3 }, () => newToken(person)),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  await expect(newToken(person)).rejects.toMatchObject({ code: "CONFLICT" });
  const [first] = await person.call(contract.listAccessTokens);
  await person.call(contract.revokeAccessToken, { params: { id: first?._id ?? "" } });
  await newToken(person);
});

test("a read token reads and changes nothing; a write token changes and reads nothing", async () => {
  const person = await newPerson(server);
  const [read, write] = [await newToken(person, ["read"]), await newToken(person, ["write"])];
  const [reader, writer] = [server.withToken(read.token), server.withToken(write.token)];
  const pet = await writer(createPet, { body: { petName: "Biscuit" } });
  expect(await reader(listPets)).toMatchObject([{ _id: pet._id }]);
  await expect(reader(createPet, { body: { petName: "Olive" } })).rejects.toMatchObject({
    code: "SCOPE",
    status: 403,
    message: expect.stringContaining("“write”"),
  });
  await expect(writer(listPets)).rejects.toMatchObject({
    code: "SCOPE",
    message: expect.stringContaining("“read”"),
  });
  const both = server.withToken((await newToken(person, ["read", "write"])).token);
  await both(createTrip, { body: { destination: "Lima" } });
  expect(await both(listPets)).toHaveLength(1);
});

test("a token makes no tokens, and reads no account", async () => {
  const person = await newPerson(server);
  const { token } = await newToken(person, ["read", "write"]);
  const call = server.withToken(token);
  const rejections = [
    newToken({ call }),
    call(contract.listAccessTokens),
    call(getSecurityLog),
  ].map((rejected) => expect(rejected).rejects.toMatchObject({ code: "SCOPE" }));
  await Promise.all(rejections);
  // The typed client sends no token where the call knows no caller.
  const logsIn = await server.fetch("/api/auth/login", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  expect([logsIn.status, await logsIn.json()]).toMatchObject([403, { code: "SCOPE" }]);
});

const named: [Endpoint, ReturnType<typeof scopeOf>][] = (
  [
    ["GET", "/api/pets", "required", {}, "read"],
    ["GET", "/api/hoots", "optional", {}, "read"],
    ["POST", "/api/pets", "required", {}, "write"],
    ["PUT", "/api/pets/:id", "required", {}, "write"],
    ["DELETE", "/api/pets/:id", "required", {}, "write"],
    ["POST", "/api/files/:id/link", "required", { tokens: "read" }, "read"],
    ["POST", "/api/readiness", "none", {}, "any"],
    ["PUT", "/api/push/subscriptions", "required", { tokens: "never" }, "none"],
    ["GET", "/api/auth/sessions", "required", {}, "none"],
    ["POST", "/api/auth/login", "none", {}, "none"],
    ["GET", "/api/admin/reports", "moderator", {}, "none"],
    ["GET", "/api/anything", "moderator", {}, "none"],
    ["GET", "/api/anything", "admin", {}, "none"],
    ["POST", "/api/webhooks", "required", { proof: true }, "none"],
  ] as const
).map(([method, path, session, more, scope]) => [
  endpoint({
    method,
    path,
    session,
    summary: "",
    response: contract.listAccessTokens.response,
    ...more,
  }),
  scope,
]);

test.each(named)("%o needs the scope %s", (one, scope) => {
  expect(scopeOf(one)).toBe(scope);
});

test("a token of an admin acts as a member", async () => {
  const admin = await newAdmin(server);
  const { token } = await newToken(admin, ["read", "write"]);
  expect((await get(token)).status).toBe(200);
  for (const path of ["/api/admin/members", "/api/admin/reports"]) {
    const answer = await get(token, path);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "SCOPE" }]);
  }
});

test("unknown, revoked and expired tokens are rejected as an invalid session is", async () => {
  const person = await newPerson(server);
  const [revoked, expired] = [await newToken(person), await newToken(person)];
  await person.call(contract.revokeAccessToken, { params: { id: revoked._id } });
  await server.db
    .updateTable("access_tokens")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("id", "=", expired._id)
    .execute();
  const unknown = `wag_${"a".repeat(43)}`;
  for (const token of [revoked.token, expired.token, unknown, "wag_", `${unknown}x`]) {
    for (const path of ["/api/profiles/me", "/api/hoots"]) {
      const answer = await get(token, path);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toMatchObject({ code: "SIGN_IN_REQUIRED" });
    }
  }
  expect(await person.call(contract.listAccessTokens)).toEqual([]);
  const { data } = await person.call(getSecurityLog);
  expect(data[0]).toMatchObject({ what: "token.revoked", detail: "calendar" });
});

test("another person's token can't be revoked", async () => {
  const [ana, ben] = [await newPerson(server), await newPerson(server)];
  const { _id: id, token } = await newToken(ana);
  await expect(ben.call(contract.revokeAccessToken, { params: { id } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await get(token)).status).toBe(200);
});

test("its last use is noted, at most once a minute", async () => {
  const person = await newPerson(server);
  const { token, _id: id } = await newToken(person);
  const used = async () => (await person.call(contract.listAccessTokens))[0]?.lastUsedAt;
  await get(token);
  await vi.waitFor(async () => expect(await used()).toEqual(expect.any(String)));
  const first = await used();
  await get(token);
  expect(await used()).toBe(first);
  // Two minutes later, as another server sees it.
  const at = new Date(Date.now() + 120_000);
  const later = makeTokenSessions({ db: server.db, clock: () => at });
  expect(await later(token)).toMatchObject({ sessionId: id, scopes: ["read"] });
  await vi.waitFor(async () => expect(await used()).toBe(at.toISOString()));
});

async function reset({ email }: Person) {
  await server.call(forgotPassword, { body: { email } });
  const token = tokenIn((await mailsTo(server, email, 2)).at(-1));
  await server.call(resetPassword, { body: { token, password: "eight louder otters" } });
}

async function disown({ email, password }: Person) {
  await server.call(logIn, { body: { email, password } });
  const token = tokenIn((await mailsOfNewDevices(server, email)).at(-1));
  await server.call(disownLogIn, { body: { token } });
}

describe.each([
  ["a reset", reset],
  ["“This wasn't me”", disown],
  [
    "a changed password",
    ({ call, password: current }: Person) =>
      call(changePassword, { body: { current, password: "eight louder otters" } }),
  ],
  [
    "an admin who ends the sessions",
    async (person: Person) =>
      (await newAdmin(server)).call(endMemberSessions, { params: { id: await idOf(person) } }),
  ],
  [
    "the account's deletion",
    ({ call, password }: Person) => call(deleteAccount, { body: { password } }),
  ],
])("after %s", (_what, end) => {
  test("every token is revoked, and open streams of one end", async () => {
    const person = await newPerson(server);
    const { token } = await newToken(person);
    const stream = await get(token, "/api/live?own=notifications");
    expect(stream.status).toBe(200);
    await end(person);
    expect((await get(token)).status).toBe(401);
    await stream.text();
  });
});

test("the email about a new password has the number of tokens that were revoked", async () => {
  const person = await newPerson(server);
  await newToken(person);
  await newToken(person);
  await reset(person);
  const notice = (await mailsTo(server, person.email, 3)).at(-1) ?? "";
  expect(notice.replaceAll(/=?\s+/g, " ")).toContain("2 access tokens were revoked too");
});

test("while its person is suspended, a token is rejected as their session is", async () => {
  const person = await newPerson(server);
  const { token } = await newToken(person, ["read", "write"]);
  const id = await idOf(person);
  await updateSuspension(server.db, id, "infinity");
  expect((await get(token)).status).toBe(401);
  await expect(
    server.withToken(token)(createPet, { body: { petName: "Biscuit" } }),
  ).rejects.toMatchObject({ code: "SUSPENDED" });
});

test("a read token downloads private files and makes links to them, until it is revoked", async () => {
  const person = await newPerson(server);
  const passport = await savePassport({ call: person.call, id: await idOf(person) });
  const { token, _id: id } = await newToken(person);
  expect((await get(token, `/api/files/${passport}`)).status).toBe(200);
  const link = await server.withToken(token)(makeFileLink, { params: { id: passport } });
  expect((await server.fetch(link.url)).status).toBe(200);
  await person.call(contract.revokeAccessToken, { params: { id } });
  expect((await server.fetch(link.url)).status).toBe(404);
});

test("a retry with the same Idempotency-Key makes no second pet", async () => {
  const person = await newPerson(server);
  const { token } = await newToken(person, ["write"]);
  const post = async () => {
    const answer = await server.fetch("/api/pets", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": "one",
      },
      body: JSON.stringify({ petName: "Biscuit" }),
    });
    return [answer.status, await answer.json()];
  };
  expect(await post()).toEqual(await post());
  expect(await person.call(listPets)).toHaveLength(1);
});

test("a revocation ends the token's open streams", async () => {
  const person = await newPerson(server);
  const { token, _id: id } = await newToken(person);
  const stream = await get(token, "/api/live?own=notifications");
  await person.call(contract.revokeAccessToken, { params: { id } });
  await expect(stream.text()).resolves.toContain("retry:");
});

test("the example of the API page runs as it is written", async () => {
  const page = await (await server.fetch("/api/docs")).text();
  const [, shown = ""] = /<pre id="token-example">(.*?)<\/pre>/s.exec(page) ?? [];
  const script = shown
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  const person = await newPerson(server);
  const { token } = await newToken(person, ["read", "write"]);
  const { stdout } = await promisify(execFile)("sh", [
    "-ec",
    script.replace("wag_…", token).replaceAll(server.env.publicUrl, server.address),
  ]);
  const answers = stdout
    .replaceAll("}{", "}\n{")
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(answers).toMatchObject([{ _id: await idOf(person) }, { destination: "Lisbon" }]);
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a token that is revoked on one is rejected by the other, and its stream there ends", async () => {
    const databaseUrl = await freshDatabase("Demo");
    const [one, two] = [
      await testServer({ env: { databaseUrl } }),
      await testServer({ env: { databaseUrl } }),
    ];
    const call = await one.as("dana");
    const { token, _id: id } = await newToken({ call });
    const stream = await get(token, "/api/live?own=notifications", two);
    expect((await get(token, "/api/profiles/me", two)).status).toBe(200);
    await call(contract.revokeAccessToken, { params: { id } });
    expect((await get(token, "/api/profiles/me", two)).status).toBe(401);
    await stream.text();
    await Promise.all([two.close(), one.close()]);
  });
});
