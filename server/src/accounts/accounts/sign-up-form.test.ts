import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#contracts/accounts/accounts.ts";
import { createInvitation, getSignUp, signUpByForm } from "#contracts/accounts/sign-ups.ts";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { readSecret } from "./secret.ts";
import { presentSignUp } from "./sign-up-form.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true } });
});
afterAll(() => server.close());

const person = { name: "Fay Form", email: "fay@example.com", password: "seven quiet otters" };

/** The stamp of a form that was shown some seconds ago. */
const stampOf = (secondsAgo: number) =>
  presentSignUp({
    secret: readSecret(server.env),
    signUps: "open",
    posting: { limitsRates: true },
    clock: () => new Date(Date.now() - secondsAgo * 1000),
  }).stamp;

const send = (more: Partial<{ stamp: string; website: string }>) =>
  server.call(signUpByForm, { body: { ...person, ...more } });

test("a posted form is rejected when a program filled it in, and the metrics say why", async () => {
  const { seconds, stamp } = await server.call(getSignUp);
  expect(seconds).toBeGreaterThan(0);
  const rejected = { code: "VALIDATION", status: 400 };
  await expect(send({ stamp })).rejects.toMatchObject(rejected);
  await expect(send({ stamp: stampOf(60), website: "pills.example" })).rejects.toMatchObject(
    rejected,
  );
  await expect(send({ stamp: `${Date.now() - 60_000}.forged` })).rejects.toMatchObject(rejected);
  await expect(send({ stamp: stampOf(2 * 24 * 60 * 60) })).rejects.toMatchObject(rejected);
  expect(await send({ stamp: stampOf(60), website: "" })).toEqual({});
  const metrics = await (await server.fetch("/api/metrics")).text();
  for (const [limit, count] of [
    ["hidden field of the sign-up form", 1],
    ["time to fill in the sign-up form", 1],
    ["age of the sign-up form", 2],
  ]) {
    expect(metrics).toContain(`limit_refusals_total{limit="${limit}"} ${count}`);
  }
});

test("a program that calls the API is never judged by the form", async () => {
  const body = { ...person, email: "ann@example.com" };
  expect(await server.call(signUp, { body })).toEqual(expect.any(String));
});

test("a new account can't invite people yet", async () => {
  const { call } = await newPerson(server);
  await expect(call(createInvitation)).rejects.toMatchObject({ code: "RATE_LIMITED" });
});
