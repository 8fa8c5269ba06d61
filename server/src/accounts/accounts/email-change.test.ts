import {
  changePassword,
  deleteAccount,
  logIn,
  resetPassword,
  restoreAccount,
  signUp,
  verifyEmail,
} from "#contracts/accounts/accounts.ts";
import {
  changeEmail,
  confirmEmail,
  getEmail,
  undoEmail,
} from "#contracts/accounts/email-change.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { getSecurityLog } from "#contracts/accounts/security-log.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let count = 0;
const newAddress = () => `moved${(count += 1)}@example.com`;
const newPassword = "eleven calm herons";

const tokenTo = async (email: string, mails = 1) =>
  tokenIn((await mailsTo(server, email, mails)).at(-1));

async function moved() {
  const person = await newPerson(server);
  const email = newAddress();
  await person.call(changeEmail, { body: { email } });
  const token = await tokenTo(email);
  await server.call(confirmEmail, { body: { token } });
  return { person, email, undo: await tokenTo(person.email, 2), token };
}

test("a new email counts once its owner confirms it", async () => {
  const { call, email: before, password } = await newPerson(server);
  const email = newAddress();
  await call(changeEmail, { body: { email: ` ${email.toUpperCase()} ` } });
  expect(await call(getEmail)).toEqual({ email: before, isVerified: true, pending: email });
  await expect(server.call(logIn, { body: { email, password } })).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
  await server.call(confirmEmail, { body: { token: await tokenTo(email) } });
  expect(await call(getEmail)).toEqual({ email, isVerified: true, pending: null });
  await server.call(logIn, { body: { email, password } });
  const { data } = await call(getSecurityLog, { query: {} });
  expect(data.map(({ what, detail }) => [what, detail])).toEqual([
    ["login.password", null],
    ["email.changed", email],
    ["email.asked", email],
    ["account.made", null],
  ]);
});

test("a link works once, and only the newest one", async () => {
  const { call } = await newPerson(server);
  const [first, second] = [newAddress(), newAddress()];
  await call(changeEmail, { body: { email: first } });
  const stale = await tokenTo(first);
  await call(changeEmail, { body: { email: second } });
  const rejected = { code: "TOKEN_INVALID" };
  await expect(server.call(confirmEmail, { body: { token: stale } })).rejects.toMatchObject(
    rejected,
  );
  const token = await tokenTo(second);
  await expect(server.call(undoEmail, { body: { token } })).rejects.toMatchObject(rejected);
  await server.call(confirmEmail, { body: { token } });
  await expect(server.call(confirmEmail, { body: { token } })).rejects.toMatchObject(rejected);
});

test("the old address takes the change back, ends every session and sets a new password", async () => {
  const { person, email, undo } = await moved();
  // The intruder moves on to another address.
  const other = newAddress();
  await person.call(changeEmail, { body: { email: other } });
  await server.call(confirmEmail, { body: { token: await tokenTo(other) } });
  const intruders = await tokenTo(email, 2);
  const { resetToken } = await server.call(undoEmail, { body: { token: undo } });
  await expect(person.call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await server.call(resetPassword, { body: { token: resetToken, password: newPassword } });
  await server.call(logIn, { body: { email: person.email, password: newPassword } });
  // The intruder's own way back is closed.
  await expect(server.call(undoEmail, { body: { token: intruders } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});

test("an intruder who moves on can't use up the owner's way back, nor their address", async () => {
  const { person, email, undo } = await moved();
  const other = newAddress();
  await person.call(changeEmail, { body: { email: other } });
  await server.call(confirmEmail, { body: { token: await tokenTo(other) } });
  // The intruder takes the second change back, and another person signs up with the owner's address.
  await server.call(undoEmail, { body: { token: await tokenTo(email, 2) } });
  const signUpBody = { name: "Ivo", email: person.email, password: newPassword };
  await expect(server.call(signUp, { body: signUpBody })).rejects.toMatchObject({
    code: "SIGNUP_FAILED",
  });
  const { resetToken } = await server.call(undoEmail, { body: { token: undo } });
  await server.call(resetPassword, { body: { token: resetToken, password: newPassword } });
  await server.call(logIn, { body: { email: person.email, password: newPassword } });
});

test("an intruder who deletes the account after a change doesn't keep it", async () => {
  const { person, email, undo } = await moved();
  await person.call(deleteAccount, { body: { password: person.password } });
  const restore = await tokenTo(email, 2);
  const { resetToken } = await server.call(undoEmail, { body: { token: undo } });
  await expect(server.call(restoreAccount, { body: { token: restore } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  await server.call(resetPassword, { body: { token: resetToken, password: newPassword } });
  const entry = { body: { email: person.email, password: newPassword } };
  await expect(server.call(logIn, entry)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  const back = tokenIn((await mailsTo(server, person.email, 4)).at(-1));
  await server.call(restoreAccount, { body: { token: back } });
  await server.call(logIn, entry);
});

test("a change that waits ends with the password", async () => {
  const { call, password } = await newPerson(server);
  const email = newAddress();
  await call(changeEmail, { body: { email } });
  const token = await tokenTo(email);
  await call(changePassword, { body: { current: password, password: newPassword } });
  await expect(server.call(confirmEmail, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});

test("an address that has an account hears of it alone, and can't be taken", async () => {
  const { call } = await newPerson(server);
  const email = "leo@wagabond.example";
  expect(await call(changeEmail, { body: { email } })).toEqual({});
  const [mail] = await mailsTo(server, email);
  expect(mail).toContain("Subject: You already have a Wagabond account");
});

test("an address that was taken in the meantime is refused", async () => {
  const { call } = await newPerson(server);
  const email = newAddress();
  await call(changeEmail, { body: { email } });
  const token = await tokenTo(email);
  const { person: other } = await moved();
  await server.db
    .updateTable("accounts")
    .set({ email })
    .where("email", "=", (await other.call(getEmail)).email)
    .execute();
  await expect(server.call(confirmEmail, { body: { token } })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  // The link stays, for when the address is free again.
  await server.db.deleteFrom("accounts").where("email", "=", email).execute();
  await server.call(confirmEmail, { body: { token } });
});

test("the address of the account is refused", async () => {
  const { call, email } = await newPerson(server);
  await expect(call(changeEmail, { body: { email } })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { email: "This is already your email." },
  });
});

test("an address that was never verified gets no way back, and its link no longer verifies", async () => {
  const { call, email: before } = await newUnverified(server);
  const verification = await tokenTo(before);
  const email = newAddress();
  await call(changeEmail, { body: { email } });
  await server.call(confirmEmail, { body: { token: await tokenTo(email) } });
  expect(await call(getEmail)).toMatchObject({ email, isVerified: true });
  expect(await mailsTo(server, before)).toHaveLength(1);
  await expect(server.call(verifyEmail, { body: { token: verification } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});
