import { afterAll, beforeAll, expect, test } from "vitest";
import { changePassword, deleteAccount, listSessions } from "#contracts/accounts/accounts.ts";
import { listPasskeys, startPasskey } from "#contracts/accounts/passkeys.ts";
import { proofSeconds, prove } from "#contracts/accounts/proof.ts";
import { getTwoFactor, startTwoFactor } from "#contracts/accounts/two-factor.ts";
import {
  addPasskeyOf,
  appCode,
  newDevice,
  signedLogIn,
  withTwoFactor,
} from "../../../testing/authenticators.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The person's last log-in or proof was this many seconds ago. */
async function age({ email }: Person, seconds: number) {
  const proved_at = new Date(Date.now() - seconds * 1000);
  const ofPerson = server.db.selectFrom("accounts").select("id").where("email", "=", email);
  await server.db
    .updateTable("sessions")
    .set({ proved_at })
    .where("account_id", "=", ofPerson)
    .execute();
}

const required = { code: "PROOF_REQUIRED", status: 403 };

test("ten minutes after a log-in, what others could steal asks for a proof", async () => {
  const person = await newPerson(server);
  const { call, password } = person;
  await age(person, proofSeconds - 5);
  await call(startTwoFactor);
  await age(person, proofSeconds + 5);
  const calls = [
    () => call(startTwoFactor),
    () => call(startPasskey),
    () => call(changePassword, { body: { current: password, password: "eleven calm herons" } }),
    () => call(deleteAccount, { body: { password } }),
  ];
  for (const each of calls) await expect(each()).rejects.toMatchObject(required);
  // Reading goes on.
  await Promise.all([call(listSessions), call(getTwoFactor), call(listPasskeys)]);

  const wrong = call(prove, { body: { password: "seven loud otters" } });
  await expect(wrong).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { password: /incorrect/ },
  });
  await expect(call(startTwoFactor)).rejects.toMatchObject(required);
  await call(prove, { body: { password } });
  await call(startTwoFactor);
});

test("a code of the app, a recovery code and a passkey prove it too, each once", async () => {
  const person = await newPerson(server);
  const { call } = person;
  const { secret, recoveryCodes } = await withTwoFactor(call);
  const device = newDevice(server);
  await addPasskeyOf(call, device);
  const response = await signedLogIn(server, device);
  for (const body of [{ code: appCode(secret) }, { code: recoveryCodes[0] }, { response }]) {
    await age(person, proofSeconds + 5);
    await call(prove, { body });
    await call(startPasskey);
    await age(person, proofSeconds + 5);
    await expect(call(prove, { body })).rejects.toMatchObject({ status: 400 });
    await expect(call(startPasskey)).rejects.toMatchObject(required);
  }
});

test("a proof is one thing, of the caller, for this session", async () => {
  const [person, other] = [await newPerson(server), await newPerson(server)];
  const device = newDevice(server);
  await addPasskeyOf(other.call, device);
  await age(person, proofSeconds + 5);
  const { password } = person;
  for (const body of [{}, { password, code: "123456" }])
    await expect(person.call(prove, { body })).rejects.toMatchObject({ code: "VALIDATION" });
  const response = await signedLogIn(server, device);
  await expect(person.call(prove, { body: { response } })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { response: expect.any(String) },
  });
  await expect(person.call(prove, { body: { code: "123456" } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});
