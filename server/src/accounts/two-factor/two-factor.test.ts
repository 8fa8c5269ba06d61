import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePassword, listSessions, logIn } from "#contracts/accounts/accounts.ts";
import {
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  startPasskey,
} from "#contracts/accounts/passkeys.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { prove } from "#contracts/accounts/proof.ts";
import * as contract from "#contracts/accounts/two-factor.ts";
import { listMembers } from "#contracts/community/members.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  addPasskeyOf,
  appCode,
  newDevice,
  signedLogIn,
  timeStep,
  withTwoFactor,
} from "../../../testing/authenticators.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { runCommand } from "../../operations/commands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function ticketOf({ email, password }: Pick<Person, "email" | "password">, on = server) {
  const error: unknown = await on
    .call(logIn, { body: { email, password } })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("A password alone logged in.");
  expect(error).toMatchObject({ code: "SECOND_FACTOR_REQUIRED", status: 401 });
  return String(error.ticket);
}

const logInBy = (ticket: string, code: string, on = server) =>
  on.call(contract.logInWithCode, { body: { ticket, code } });

const failed = { code: "LOGIN_FAILED", status: 401 };

test("an app's code turns it on, and then a password alone doesn't log in", async () => {
  const person = await newPerson(server);
  const { call } = person;
  const started = await call(contract.startTwoFactor);
  expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(started.uri).toMatch(/^otpauth:\/\/totp\/.+digits=6&period=30/);
  expect(started.qr.path).not.toBe("");
  // A secret that was only shown changes nothing.
  expect(await call(contract.getTwoFactor)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  const wrong = call(contract.turnOnTwoFactor, { body: { code: "000000" } });
  await expect(wrong).rejects.toMatchObject({ code: "TOKEN_INVALID", status: 400 });

  await timeStep();
  const code = appCode(started.secret, -1);
  const { recoveryCodes } = await call(contract.turnOnTwoFactor, { body: { code } });
  expect(new Set(recoveryCodes).size).toBe(contract.recoveryCodesCount);
  expect(await call(contract.getTwoFactor)).toEqual({ enabled: true, recoveryCodesLeft: 10 });

  const ticket = await ticketOf(person);
  const token = await logInBy(ticket, appCode(started.secret));
  expect(await server.withToken(token)(listSessions)).toHaveLength(2);
});

test("a code works once, within one time step, and a ticket works once", async () => {
  const person = await newPerson(server);
  const { secret, usedCode } = await withTwoFactor(person.call);
  const ticket = await ticketOf(person);
  for (const code of [usedCode, appCode(secret, -3), appCode(secret, 3), "12345", "not a code"])
    await expect(logInBy(ticket, code)).rejects.toMatchObject(failed);

  const again = await ticketOf(person);
  const code = appCode(secret).replace(/(?=...$)/, " ");
  const tries = await Promise.allSettled(
    [again, again, await ticketOf(person)].map((each) => logInBy(each, code)),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(logInBy(again, appCode(secret, 1))).rejects.toMatchObject(failed);
});

test("a recovery code works once, in any spelling, and new ones end the old", async () => {
  const person = await newPerson(server);
  const { recoveryCodes } = await withTwoFactor(person.call);
  const [first = "", second = ""] = recoveryCodes;
  const spelled = ` ${first.replaceAll("-", " ").toUpperCase()} `;
  await logInBy(await ticketOf(person), spelled);
  await expect(logInBy(await ticketOf(person), first)).rejects.toMatchObject(failed);
  expect(await person.call(contract.getTwoFactor)).toMatchObject({ recoveryCodesLeft: 9 });

  const renewed = await person.call(contract.renewRecoveryCodes);
  expect(renewed.recoveryCodes).toHaveLength(10);
  await expect(logInBy(await ticketOf(person), second)).rejects.toMatchObject(failed);
  await logInBy(await ticketOf(person), renewed.recoveryCodes[0] ?? "");
});

test("a ticket is of one account and one password, and can't be forged", async () => {
  const [person, other] = [await newPerson(server), await newPerson(server)];
  const { secret } = await withTwoFactor(person.call);
  const { secret: others } = await withTwoFactor(other.call);
  const ticket = await ticketOf(person);
  await expect(logInBy(ticket, appCode(others))).rejects.toMatchObject(failed);
  for (const forged of ["x", person.token, `${ticket}x`])
    await expect(logInBy(forged, appCode(secret))).rejects.toMatchObject(failed);
  const body = { current: person.password, password: "eleven calm herons" };
  await person.call(changePassword, { body });
  await expect(logInBy(ticket, appCode(secret))).rejects.toMatchObject(failed);
});

test("a new app replaces the old one with its first code, and turning it off leaves the password", async () => {
  const person = await newPerson(server);
  const { call } = person;
  const before = await withTwoFactor(call);
  const next = await call(contract.startTwoFactor);
  await timeStep();
  await logInBy(await ticketOf(person), appCode(before.secret));
  await call(contract.turnOnTwoFactor, { body: { code: appCode(next.secret, -1) } });
  const ticket = await ticketOf(person);
  await expect(logInBy(ticket, appCode(before.secret, 1))).rejects.toMatchObject(failed);
  await logInBy(ticket, appCode(next.secret));

  await call(contract.turnOffTwoFactor);
  expect(await call(contract.getTwoFactor)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  const { email, password } = person;
  await expect(server.call(logIn, { body: { email, password } })).resolves.toBeTypeOf("string");
  for (const each of [contract.turnOffTwoFactor, contract.renewRecoveryCodes])
    await expect(call(each)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("turning it on ends the sessions that were opened without it", async () => {
  const person = await newPerson(server);
  const { email, password } = person;
  const other = await server.call(logIn, { body: { email, password } });
  await withTwoFactor(person.call);
  await expect(server.withToken(other)(listSessions)).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
  expect(await person.call(listSessions)).toHaveLength(1);
});

test("two calls for new recovery codes at once leave ten", async () => {
  const person = await newPerson(server);
  await withTwoFactor(person.call);
  await Promise.all([1, 2, 3].map(() => person.call(contract.renewRecoveryCodes)));
  expect(await person.call(contract.getTwoFactor)).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  });
});

test("a passkey is both factors", async () => {
  const person = await newPerson(server);
  await withTwoFactor(person.call);
  const device = newDevice(server);
  await addPasskeyOf(person.call, device);
  const response = await signedLogIn(server, device);
  await expect(server.call(logInWithPasskey, { body: { response } })).resolves.toBeTypeOf("string");
});

test("the database has no secret of an app and no recovery code", async () => {
  const person = await newPerson(server);
  const { secret, recoveryCodes } = await withTwoFactor(person.call);
  const rows = JSON.stringify(
    await Promise.all([
      server.db.selectFrom("authenticators").selectAll().execute(),
      server.db.selectFrom("recovery_codes").selectAll().execute(),
    ]),
  );
  for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
});

describe("with the default limits", () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await testServer({ env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
  });
  afterAll(() => limited.close());

  const from = (address: string, path: string, body: unknown, cookie = "") =>
    limited.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address, cookie },
      body: JSON.stringify(body),
    });

  test("ten thousand guesses from many networks get in nowhere, and the owner still does", async () => {
    const person = await newPerson(limited);
    const { secret, recoveryCodes } = await withTwoFactor(person.call);
    const { email, password } = person;
    const tickets = { made: 0, current: "" };
    let accepted = 0;
    for (let guess = 0; guess < 10_000; guess += 1) {
      const address = `198.${18 + (guess % 2)}.${Math.floor(guess / 40) % 250}.${guess % 250}`;
      if (guess % 400 === 0) {
        const sent = await from(address, "/api/auth/login", { email, password });
        const { ticket } = await sent.json();
        if (typeof ticket === "string") tickets.current = ticket;
      }
      const right = new Set([-1, 0, 1].map((step) => appCode(secret, step)));
      let code = guess % 3 === 0 ? `bcdf-ghjk-mnpq-${guess + 1000}` : String(100_000 + guess);
      if (right.has(code)) code = "000000";
      const sent = await from(address, "/api/auth/login/second-factor", {
        ticket: tickets.current,
        code,
      });
      if (sent.ok) accepted += 1;
    }
    expect(accepted).toBe(0);

    const own = "203.0.113.9";
    const response = await from(own, "/api/auth/login", { email, password });
    const { ticket } = await response.json();
    const code = recoveryCodes[3] ?? "";
    const entered = await from(own, "/api/auth/login/second-factor", { ticket, code });
    expect(entered.status).toBe(200);
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const next = await (await from(own, "/api/auth/login", { email, password }, cookie)).json();
    const known = await from(
      own,
      "/api/auth/login/second-factor",
      { ticket: next.ticket, code: appCode(secret) },
      cookie,
    );
    expect(known.status).toBe(200);
  });
});

describe("where the site asks admins for a second factor", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await testServer({ env: { twoFactor: "admins" } });
  });
  afterAll(() => strict.close());

  const isAdmin = async (call: Person["call"]) => {
    const { isAdmin: is, isModerator, needsTwoFactor } = await call(getOwnProfile);
    return { isAdmin: is, isModerator, needsTwoFactor };
  };
  const waiting = { isAdmin: false, isModerator: false, needsTwoFactor: true };
  const working = { isAdmin: true, isModerator: true, needsTwoFactor: false };

  test("an admin works as a member until a session has one", async () => {
    const admin = await newAdmin(strict);
    const { call, email, password } = admin;
    expect(await isAdmin(call)).toEqual(waiting);
    await expect(call(listMembers)).rejects.toMatchObject({
      code: "ADMIN_ONLY",
      message: expect.stringContaining("two-factor"),
    });
    const { recoveryCodes } = await withTwoFactor(call);
    expect(await isAdmin(call)).toEqual(working);
    const ticket = await ticketOf(admin, strict);
    const token = await logInBy(ticket, recoveryCodes[0] ?? "", strict);
    await strict.withToken(token)(listMembers);

    await runCommand(strict.db, { email, resetTwoFactor: true });
    const alone = await strict.call(logIn, { body: { email, password } });
    expect(await isAdmin(strict.withToken(alone))).toEqual(waiting);
  });

  test("a passkey is one, and a password beside it is not", async () => {
    const { call, email, password } = await newAdmin(strict);
    const device = newDevice(strict);
    await addPasskeyOf(call, device);
    const alone = await strict.call(logIn, { body: { email, password } });
    expect(await isAdmin(strict.withToken(alone))).toEqual(waiting);
    // Nor does a password alone add another one.
    for (const each of [contract.startTwoFactor, startPasskey])
      await expect(strict.withToken(alone)(each)).rejects.toMatchObject({ code: "PROOF_REQUIRED" });
    const response = await signedLogIn(strict, device);
    const token = await strict.call(logInWithPasskey, { body: { response } });
    expect(await isAdmin(strict.withToken(token))).toEqual(working);
    const again = await signedLogIn(strict, device);
    await strict.withToken(alone)(prove, { body: { response: again } });
    expect(await isAdmin(strict.withToken(alone))).toEqual(working);
    await strict.withToken(alone)(contract.startTwoFactor);
    const [{ _id: id } = { _id: "" }] = await call(listPasskeys);
    await call(removePasskey, { params: { id } });
    expect(await isAdmin(strict.withToken(alone))).toEqual(waiting);
  });

  test("members need none", async () => {
    const { call } = await newPerson(strict);
    expect(await isAdmin(call)).toEqual({ ...waiting, needsTwoFactor: false });
  });
});

test("the command line turns it off for those who lost everything, and prints what it did", async () => {
  const person = await newPerson(server);
  const { email } = person;
  const reset = (of: string) => runCommand(server.db, { email: of, resetTwoFactor: true });
  expect(await reset("nowhere@example.com")).toMatchObject({ done: false });
  expect(await reset(email)).toEqual({ done: false, text: expect.stringContaining("doesn't use") });
  await withTwoFactor(person.call);
  expect(await reset(email)).toEqual({ done: true, text: expect.stringContaining(email) });
  const { password } = person;
  await expect(server.call(logIn, { body: { email, password } })).resolves.toBeTypeOf("string");
});
