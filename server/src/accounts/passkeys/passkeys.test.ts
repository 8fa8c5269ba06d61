import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  forgotPassword,
  listSessions,
  logIn,
  resetPassword,
  verifyWithPassword,
} from "#contracts/accounts/accounts.ts";
import * as contract from "#contracts/accounts/passkeys.ts";
import {
  addPasskeyOf,
  type Device,
  newDevice,
  signedLogIn,
  withTwoFactor,
} from "../../../testing/authenticators.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const logInBy = (response: contract.WebAuthnResponse) =>
  server.call(contract.logInWithPasskey, { body: { response } });

test("a passkey is added under a name, logs in, and shows when it did", async () => {
  const person = await newPerson(server);
  const device = newDevice(server);
  const added = await addPasskeyOf(person.call, device, "Blue phone");
  expect(added).toMatchObject({ name: "Blue phone", lastUsedAt: null });

  const token = await logInBy(await signedLogIn(server, device));
  expect(await server.withToken(token)(listSessions)).toHaveLength(2);
  const [listed] = await person.call(contract.listPasskeys);
  expect(listed).toMatchObject({ _id: added._id, lastUsedAt: expect.any(String) });
  const params = { id: added._id };
  const renamed = await person.call(contract.renamePasskey, {
    params,
    body: { name: "Old phone" },
  });
  expect(renamed.name).toBe("Old phone");
  await person.call(contract.removePasskey, { params });
  expect(await person.call(contract.listPasskeys)).toEqual([]);
  await expect(logInBy(await signedLogIn(server, device))).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
});

test("options name the site, ask for the device's lock, and leave out devices that have one", async () => {
  const person = await newPerson(server);
  const device = newDevice(server);
  const { hostname } = new URL(server.env.publicUrl);
  expect(await person.call(contract.startPasskey)).toMatchObject({
    rp: { id: hostname },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await addPasskeyOf(person.call, device);
  expect(await person.call(contract.startPasskey)).toMatchObject({
    excludeCredentials: [{ id: device.id }],
  });
  // It lists no credentials: each passkey of the site may answer.
  expect(await server.call(contract.startPasskeyLogIn)).toMatchObject({
    rpId: hostname,
    userVerification: "required",
  });
});

describe("a response that doesn't verify", () => {
  const lies = {
    "of another site": { origin: "https://evil.example" },
    "for another host": { host: "evil.example" },
    "without the device's lock": { isVerified: false },
    "to a challenge of its own": { challenge: Buffer.alloc(38, 7).toString("base64url") },
  };

  test.each(Object.entries(lies))("%s adds nothing and doesn't log in", async (_what, lie) => {
    const person = await newPerson(server);
    const device = newDevice(server);
    const response = device.create(await person.call(contract.startPasskey), lie);
    const adding = person.call(contract.addPasskey, { body: { name: "Phone", response } });
    await expect(adding).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { response: expect.any(String) },
    });
    expect(await person.call(contract.listPasskeys)).toEqual([]);
    await addPasskeyOf(person.call, device);
    const logged = logInBy(await signedLogIn(server, device, lie));
    await expect(logged).rejects.toMatchObject({ code: "LOGIN_FAILED", status: 401 });
  });

  test("with a signature of another device doesn't log in", async () => {
    const person = await newPerson(server);
    const [device, other] = [newDevice(server), newDevice(server)];
    await addPasskeyOf(person.call, device);
    const { id, rawId } = await signedLogIn(server, device);
    const forged = { ...(await signedLogIn(server, other)), id, rawId };
    await expect(logInBy(forged)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  });

  test("to a challenge for another account or for another purpose adds nothing", async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const device = newDevice(server);
    const stolen = device.create(await other.call(contract.startPasskey));
    const mixed = device.create(await server.call(contract.startPasskeyLogIn));
    for (const response of [stolen, mixed]) {
      const adding = person.call(contract.addPasskey, { body: { name: "Phone", response } });
      await expect(adding).rejects.toMatchObject({ code: "VALIDATION" });
    }
    await addPasskeyOf(person.call, device);
    const response = device.sign(await person.call(contract.startPasskey));
    await expect(logInBy(response)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  });

  test("with an ID that is too long adds nothing", async () => {
    const person = await newPerson(server);
    const device = newDevice(server, 1_024);
    await expect(addPasskeyOf(person.call, device)).rejects.toMatchObject({ code: "VALIDATION" });
    await addPasskeyOf(person.call, newDevice(server, 1_023));
  });

  test("of any form is a 400 with the field, or a failed log-in", async () => {
    const person = await newPerson(server);
    const response = {
      id: "AA",
      rawId: "AA",
      type: "public-key",
      response: { clientDataJSON: "" },
    };
    const sent = await server.fetch("/api/auth/login/passkey", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ response }),
    });
    expect(sent.status).toBe(401);
    const formless = await server.fetch("/api/auth/passkeys", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify({ name: "Phone", response: "passkey" }),
    });
    expect(formless.status).toBe(400);
    expect(await formless.json()).toMatchObject({ fields: { response: expect.any(String) } });
  });
});

test("a response works once, also when sent many times at once", async () => {
  const person = await newPerson(server);
  const device = newDevice(server);
  const created = device.create(await person.call(contract.startPasskey));
  const body = { name: "Phone", response: created };
  await person.call(contract.addPasskey, { body });
  await expect(person.call(contract.addPasskey, { body })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  const response = await signedLogIn(server, device);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => logInBy(response)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("two people can't have the same passkey, and a person has at most twenty", async () => {
  const [person, other] = [await newPerson(server), await newPerson(server)];
  const device = newDevice(server);
  await addPasskeyOf(person.call, device);
  await expect(addPasskeyOf(other.call, device)).rejects.toMatchObject({ code: "DUPLICATE" });
  for (let count = 1; count < contract.passkeysMax; count += 1) {
    await addPasskeyOf(person.call, newDevice(server));
  }
  await expect(addPasskeyOf(person.call, newDevice(server))).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

describe("a person who signed up with another's email", () => {
  const planted = async () => {
    const person = await newUnverified(server);
    const device = newDevice(server);
    await addPasskeyOf(person.call, device);
    await withTwoFactor(person.call);
    return { ...person, device };
  };
  const password = "eleven calm herons";
  /** What logs in: the owner's password alone, and not the passkey. */
  const entries = async ({ email, device }: { email: string; device: Device }) => {
    const response = await signedLogIn(server, device);
    const tried = [server.call(logIn, { body: { email, password } }), logInBy(response)];
    return (await Promise.allSettled(tried)).map(({ status }) => status);
  };

  test("has no passkey and no app in it once its owner verifies with a password", async () => {
    const person = await planted();
    const token = tokenIn((await mailsTo(server, person.email))[0]);
    await server.call(verifyWithPassword, { body: { token, password } });
    expect(await entries(person)).toEqual(["fulfilled", "rejected"]);
  });

  test("nor once its owner sets a password by email", async () => {
    const person = await planted();
    await server.call(forgotPassword, { body: { email: person.email } });
    const token = tokenIn((await mailsTo(server, person.email, 2)).at(-1));
    await server.call(resetPassword, { body: { token, password } });
    expect(await entries(person)).toEqual(["fulfilled", "rejected"]);
  });
});

test("a password that was reset by email ends the passkeys, which may be an intruder's", async () => {
  const person = await newPerson(server);
  const device = newDevice(server);
  await addPasskeyOf(person.call, device);
  const { email } = person;
  await server.call(forgotPassword, { body: { email } });
  const token = tokenIn((await mailsTo(server, email, 2)).at(-1));
  const password = "eleven calm herons";
  await server.call(resetPassword, { body: { token, password } });
  expect((await mailsTo(server, email, 3)).at(-1)).toContain("1 passkey was removed too");
  await expect(logInBy(await signedLogIn(server, device))).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
  await expect(server.call(logIn, { body: { email, password } })).resolves.toBeTypeOf("string");
});
