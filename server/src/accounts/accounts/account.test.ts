import * as contract from "#contracts/accounts/accounts.ts";
import { createComment, createHoot, getHoot, likeHoot } from "#contracts/community/hoots.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson } from "../../../testing/people.ts";
import { gcExpired } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newPassword = "eight louder otters";
const logInOf = (email: string, password: string) =>
  server.call(contract.logIn, { body: { email, password } });

test("changing the password ends every session and opens a new one for the caller", async () => {
  const email = "hana@wagabond.example";
  const elsewhere = server.withToken(await logInOf(email, demoPassword));
  const hana = await server.as("hana");
  const token = await hana(contract.changePassword, {
    body: { current: demoPassword, password: newPassword },
  });
  for (const old of [hana, elsewhere]) {
    await expect(old(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  }
  expect(await server.withToken(token)(contract.listSessions)).toHaveLength(1);
  await expect(logInOf(email, demoPassword)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  await logInOf(email, newPassword);
  const [notice = ""] = await mailsTo(server, email);
  expect(notice).toContain("Subject: Your Wagabond password was changed");
});

test("a wrong current password is reported by field and changes nothing", async () => {
  const { call } = await newPerson(server);
  const body = { current: "wrong horses", password: newPassword };
  await expect(call(contract.changePassword, { body })).rejects.toMatchObject({
    status: 400,
    code: "VALIDATION",
    fields: { current: "Current password is incorrect." },
  });
  await call(getOwnProfile);
});

test("a common new password is reported by field", async () => {
  const { call, password } = await newPerson(server);
  const body = { current: password, password: "password1" };
  await expect(call(contract.changePassword, { body })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { password: expect.any(String) },
  });
});

test("of two concurrent changes one succeeds", async () => {
  const { call, password: current } = await newPerson(server);
  const attempts = await Promise.allSettled(
    ["otters of monday", "otters of tuesday"].map((password) =>
      call(contract.changePassword, { body: { current, password } }),
    ),
  );
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("changing the password invalidates open reset links", async () => {
  const { call, email, password } = await newPerson(server);
  await server.call(contract.forgotPassword, { body: { email } });
  const token = tokenIn((await mailsTo(server, email, 2)).at(-1));
  await call(contract.changePassword, { body: { current: password, password: newPassword } });
  await expect(
    server.call(contract.resetPassword, { body: { token, password: "nine other otters" } }),
  ).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

test("deleting an account keeps its posts without an author", async () => {
  const { call, email, password, token } = await newPerson(server, "Gone Girl");
  const dana = await server.as("dana");
  const own = await call(createHoot, { body: { title: "Farewell", text: "One last tip." } });
  const params = { id: own._id };
  const comment = await call(createComment, { params, body: { text: "And another." } });
  await dana(likeHoot, { params });
  await call(likeHoot, { params });
  expect(await server.call(getHoot, { params })).toMatchObject({
    likeCount: 2,
    author: { name: "gone.girl", username: "gone.girl" },
  });

  const answer = await call(contract.deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(answer._id).toBe(decodeJwt(token)["_id"]);

  const remaining = await server.call(getHoot, { params });
  expect(remaining).toMatchObject({
    title: "Farewell",
    author: null,
    likeCount: 1,
    commentCount: 1,
  });
  expect(remaining.comments).toMatchObject([
    { _id: comment._id, text: "And another.", author: null },
  ]);
  await expect(call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logInOf(email, password)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  for (const table of ["accounts", "profiles"] as const) {
    const rows = await server.db
      .selectFrom(table)
      .select("id")
      .where("id", "=", answer._id)
      .execute();
    expect(rows).toEqual([]);
  }
});

test("the email of a deleted account can sign up again", async () => {
  const { call, email, password, name } = await newPerson(server);
  await call(contract.deleteAccount, { body: { password } });
  await server.removeClosed();
  const token = await server.call(contract.signUp, { body: { name, email, password } });
  expect(await server.withToken(token)(contract.listSessions)).toHaveLength(1);
});

test("deleting an account requires its password", async () => {
  const { call } = await newPerson(server);
  await expect(
    call(contract.deleteAccount, { body: { password: "wrong horses" } }),
  ).rejects.toMatchObject({
    status: 400,
    code: "VALIDATION",
    fields: { password: "Password is incorrect." },
  });
  await call(getOwnProfile);
});

test("expired sessions and tokens are deleted, valid ones stay", async () => {
  const { call, email } = await newPerson(server);
  await gcExpired(server.db);
  await call(getOwnProfile);
  expect(tokenIn((await mailsTo(server, email)).at(0))).toBeDefined();
  await gcExpired(server.db, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  for (const table of ["sessions", "mailed_tokens"] as const) {
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
