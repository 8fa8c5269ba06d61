import * as contract from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newUnverified, postJson } from "../../../testing/people.ts";
import { demoPassword } from "../../../seeds/seed.ts";
import { readSecret } from "./secret.ts";
import { makeSessions, openSession } from "./sessions.ts";
import { deleteExpired } from "./store.ts";
import { makeTokens } from "./tokens.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ravi = "ravi@wagabond.example";
const raviBody = { email: ravi, password: demoPassword };

/** The body of an error response without its request id. */
async function bodyOf(response: Response): Promise<unknown> {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return body;
}

const idOf = (token: string) => String(decodeJwt(token)["jti"]);

/** A token of the same session, issued some hours ago. */
async function agedToken(token: string, hours: number): Promise<string> {
  const { _id, name, jti } = contract.TokenPayload.parse(decodeJwt(token));
  const then = new Date(Date.now() - hours * 60 * 60 * 1000);
  const tokens = makeTokens(readSecret(server.env), () => then);
  return (await tokens.issue({ _id, name, jti })).token;
}

test("the right password of a verified email opens a session", async () => {
  const token = await server.call(contract.logIn, {
    body: { ...raviBody, email: "Ravi@Wagabond.example" },
  });
  expect(await server.withToken(token)(getOwnProfile)).toMatchObject({
    _id: decodeJwt(token)["_id"],
  });
});

test("a wrong password and an unknown email get the same answer", async () => {
  const wrong = await postJson(server, "/api/auth/login", {
    ...raviBody,
    password: "wrong horses",
  });
  const unknown = await postJson(server, "/api/auth/login", {
    email: "unknown@example.com",
    password: "wrong horses",
  });
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect(wrong.headers.get("www-authenticate")).toBe("Bearer");
  const body = await bodyOf(wrong);
  expect(body).toEqual({ code: "LOGIN_FAILED", message: contract.logInFailed });
  expect(await bodyOf(unknown)).toEqual(body);
});

test("an unverified email is revealed only with the right password", async () => {
  const { email, password } = await newUnverified(server);
  await expect(server.call(contract.logIn, { body: { email, password } })).rejects.toMatchObject({
    status: 403,
    code: "NOT_VERIFIED",
    message: contract.verifyToLogIn,
  });
  await expect(
    server.call(contract.logIn, { body: { email, password: "wrong horses" } }),
  ).rejects.toMatchObject({ status: 401, code: "LOGIN_FAILED" });
});

test("logging in requires both fields and rejects others", async () => {
  const noPassword = await postJson(server, "/api/auth/login", { email: ravi });
  expect(await bodyOf(noPassword)).toMatchObject({
    code: "VALIDATION",
    fields: { password: "Password is required." },
  });
  const extra = await postJson(server, "/api/auth/login", { ...raviBody, admin: true });
  expect(await bodyOf(extra)).toMatchObject({ code: "UNKNOWN_FIELD" });
});

test("forged, revoked and missing tokens get the same 401", async () => {
  const { token, call } = await newUnverified(server);
  await call(contract.logOut);
  const [head = "", body = "", signature = ""] = (await newUnverified(server)).token.split(".");
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
  const answers = await Promise.all(
    [
      `Bearer ${token}`,
      `Bearer ${none}.${body}.`,
      `Bearer ${none}.${body}.${signature}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${head}.${body}.${signature.slice(0, -4)}AAAA`,
      "Bearer not.a.token",
      "Bearer",
      `Basic ${Buffer.from(`${ravi}:${demoPassword}`).toString("base64")}`,
      undefined,
    ].map((authorization) =>
      server.fetch("/api/auth/sessions", { headers: authorization ? { authorization } : {} }),
    ),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await bodyOf(answer)).toEqual({
      code: "SIGN_IN_REQUIRED",
      message: "Log in to continue.",
    });
  }
});

test("a token without a live session is invalid, even if well signed", async () => {
  const { token, call } = await newUnverified(server);
  await server.db
    .updateTable("sessions")
    .set({ expires_at: new Date(Date.now() - 120_000) })
    .where("id", "=", idOf(token))
    .execute();
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
});

test("a session cannot be combined with another person's id", async () => {
  const [one, two] = [await newUnverified(server), await newUnverified(server)];
  const { token } = await makeTokens(readSecret(server.env)).issue({
    _id: String(decodeJwt(two.token)["_id"]),
    name: two.name,
    jti: idOf(one.token),
  });
  await expect(server.withToken(token)(getOwnProfile)).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
});

test("logging out ends the session on the server and clears the browser's cache", async () => {
  const { token, call } = await newUnverified(server);
  const request = { method: "POST", headers: { authorization: `Bearer ${token}` } };
  const response = await server.fetch("/api/auth/logout", request);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expect(response.headers.get("clear-site-data")).toBe('"cache"');
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  expect((await server.fetch("/api/auth/logout", request)).status).toBe(401);
});

test("a session is renewed only in the second half of its lifetime, and keeps its id", async () => {
  const { token, call } = await newUnverified(server);
  expect(await call(contract.renewSession)).toBe(token);
  const old = await agedToken(token, 13);
  const fresh = await server.withToken(old)(contract.renewSession);
  expect(idOf(fresh)).toBe(idOf(token));
  expect(decodeJwt(fresh).exp).toBeGreaterThan(Number(decodeJwt(old).exp));
  expect(await server.withToken(fresh)(contract.listSessions)).toHaveLength(1);
});

test("an expired session cannot be renewed", async () => {
  const { token } = await newUnverified(server);
  const old = await agedToken(token, 25);
  await expect(server.withToken(old)(contract.renewSession)).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
});

test("people see their sessions, newest first, with the current one marked", async () => {
  const logIn = await server.fetch("/api/auth/login", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0",
    },
    body: JSON.stringify({ email: "hana@wagabond.example", password: demoPassword }),
  });
  const firefox = String(await logIn.json());
  const call = await server.as("hana");
  const sessions = await call(contract.listSessions);
  expect(sessions).toHaveLength(2);
  expect(sessions.map(({ current }) => current)).toEqual([true, false]);
  expect(sessions[1]).toMatchObject({ _id: idOf(firefox), device: "Firefox on Linux" });
});

test("people can end their own sessions only", async () => {
  const [one, two] = [await newUnverified(server), await newUnverified(server)];
  const id = idOf(one.token);
  await expect(two.call(contract.endSession, { params: { id } })).rejects.toMatchObject({
    status: 404,
    code: "NOT_FOUND",
  });
  expect(await one.call(contract.endSession, { params: { id } })).toEqual({ _id: id });
  await expect(one.call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  for (const path of [id, "not-an-id"]) {
    await expect(two.call(contract.endSession, { params: { id: path } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
});

test("ending all other sessions keeps this one", async () => {
  const body = { email: "luz@wagabond.example", password: demoPassword };
  const tokens = await Promise.all([1, 2, 3].map(() => server.call(contract.logIn, { body })));
  const [here, ...others] = tokens.map((token) => server.withToken(token));
  expect(await here?.(contract.endOtherSessions)).toEqual({ ended: 2 });
  expect(await here?.(contract.listSessions)).toHaveLength(1);
  for (const other of others) {
    await expect(other(contract.listSessions)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  }
});

test.each([
  "POST /logout",
  "POST /renew",
  "GET /sessions",
  "DELETE /sessions",
  "POST /password",
  "DELETE /account",
])("%s requires a session", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  const response = await server.fetch(`/api/auth${path}`, { method });
  expect(response.status).toBe(401);
  expect(await bodyOf(response)).toMatchObject({ code: "SIGN_IN_REQUIRED" });
});

test.each([2, -2])("a clock set by %d hours ends no session that was valid", async (hours) => {
  const { token, call } = await newUnverified(server);
  const { _id: id } = contract.TokenPayload.parse(decodeJwt(token));
  const sessionId = idOf(token);
  const now = () => new Date(Date.now() + hours * 60 * 60 * 1000);
  const sessionOf = makeSessions({
    db: server.db,
    secret: readSecret(server.env),
    clock: now,
  });
  expect(await sessionOf(token)).toMatchObject({ userId: id, sessionId });
  // Opened by the other clock, which then is right again.
  const opened = await openSession(
    server.db,
    { tokens: makeTokens(readSecret(server.env), now), clock: now },
    { id, name: "Ana" },
    { userAgent: "", address: "192.0.2.1" },
  );
  expect(await server.withToken(opened)(contract.listSessions)).toHaveLength(2);
  expect(await call(contract.listSessions)).toHaveLength(2);
  await server.withToken(opened)(contract.logOut);
  expect(await sessionOf(opened)).toBeUndefined();
});

test("a session that ended while the clock was ahead is valid again, and its row is deleted a day later", async () => {
  const { token, call } = await newUnverified(server);
  const hoursAhead = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
  await deleteExpired(server.db, hoursAhead(26));
  await call(getOwnProfile);
  await deleteExpired(server.db, hoursAhead(49));
  await expect(server.withToken(token)(getOwnProfile)).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
});
