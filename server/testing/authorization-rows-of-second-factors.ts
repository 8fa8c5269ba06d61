import { deleteAccount, logIn, restoreAccount } from "#contracts/accounts/accounts.ts";
import {
  exchangeOidc,
  finishOidc,
  getOidc,
  linkOidc,
  proveByOidc,
  startOidc,
  unlinkOidc,
} from "#contracts/accounts/oidc.ts";
import * as passkeys from "#contracts/accounts/passkeys.ts";
import * as emails from "#contracts/accounts/email-change.ts";
import { prove } from "#contracts/accounts/proof.ts";
import { disownLogIn, getSecurityLog } from "#contracts/accounts/security-log.ts";
import * as twoFactor from "#contracts/accounts/two-factor.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  addPasskeyOf,
  appCode,
  newDevice,
  signedLogIn,
  timeStep,
  withTwoFactor,
} from "./authenticators.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { mailsOfNewDevices, mailsTo, tokenIn } from "./mails.ts";
import { newPerson } from "./people.ts";

const passkeyOf = async ({ server, owner }: Scene) => ({
  params: { id: (await addPasskeyOf(owner.call, newDevice(server)))._id },
});

const turnedOn = async ({ owner }: Scene) => {
  await withTwoFactor(owner.call);
  return {};
};

async function ticketAndCode({ server }: Scene) {
  const { call, email, password } = await newPerson(server);
  const { secret } = await withTwoFactor(call);
  await timeStep();
  const asked: unknown = await server
    .call(logIn, { body: { email, password } })
    .catch((error: unknown) => error);
  const ticket = asked instanceof AppError ? String(asked.ticket) : "";
  return { body: { ticket, code: appCode(secret) } };
}

async function passkeyOfSomebody({ server }: Scene) {
  const device = newDevice(server);
  await addPasskeyOf((await newPerson(server)).call, device);
  return { body: { response: await signedLogIn(server, device) } };
}

/** Lets an account at the provider log the owner in. */
async function connected({ server, owner }: Scene) {
  const issuer = new URL(server.env.oidc?.issuer ?? "https://id.example").href;
  const link = { issuer, subject: owner.id, account_id: owner.id };
  await server.db
    .insertInto("oidc_links")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}

/** The token of an email about a log-in from a new device. */
async function tokenOfNewDevice({ server }: Scene): Promise<string> {
  const { email, password } = await newPerson(server);
  await server.call(logIn, { body: { email, password } });
  return tokenIn((await mailsOfNewDevices(server, email))[0]);
}

let emailCount = 0;
const newEmail = () => `changed${(emailCount += 1)}@example.com`;

/** The token of an email to a new address. */
async function emailToken({ server }: Scene): Promise<string> {
  const { call } = await newPerson(server);
  const email = newEmail();
  await call(emails.changeEmail, { body: { email } });
  return tokenIn((await mailsTo(server, email))[0]);
}

/** The token of an email about a deletion. */
async function restoreToken({ server }: Scene): Promise<string> {
  const { call, email, password } = await newPerson(server);
  await call(deleteAccount, { body: { password } });
  return tokenIn((await mailsTo(server, email, 2)).at(-1));
}

/** The token of an email to the old address. */
async function undoToken({ server }: Scene): Promise<string> {
  const { call, email: before } = await newPerson(server);
  const email = newEmail();
  await call(emails.changeEmail, { body: { email } });
  await server.call(emails.confirmEmail, {
    body: { token: tokenIn((await mailsTo(server, email))[0]) },
  });
  return tokenIn((await mailsTo(server, before, 2)).at(-1));
}

export const rowsOfSecondFactors: readonly Row[] = [
  ownRow(prove, ({ owner }) => ({ body: { password: owner.password } })),
  ownRow(passkeys.startPasskey, () => ({})),
  row(passkeys.addPasskey, {
    input: async ({ server, owner }) => {
      const response = newDevice(server).create(await owner.call(passkeys.startPasskey));
      return { body: { name: "Phone", response } };
    },
    // The options were made for the owner.
    stranger: "VALIDATION",
  }),
  ownRow(passkeys.listPasskeys, () => ({})),
  row(passkeys.renamePasskey, {
    input: async (scene) => ({ ...(await passkeyOf(scene)), body: { name: "Tablet" } }),
    stranger: "NOT_FOUND",
  }),
  row(passkeys.removePasskey, { input: passkeyOf, stranger: "NOT_FOUND" }),
  openRow(passkeys.startPasskeyLogIn, () => ({})),
  openRow(passkeys.logInWithPasskey, passkeyOfSomebody),
  openRow(restoreAccount, async (scene) => ({ body: { token: await restoreToken(scene) } })),
  ownRow(emails.getEmail, () => ({})),
  ownRow(emails.changeEmail, () => ({ body: { email: newEmail() } })),
  openRow(emails.confirmEmail, async (scene) => ({ body: { token: await emailToken(scene) } })),
  openRow(emails.undoEmail, async (scene) => ({ body: { token: await undoToken(scene) } })),
  openRow(startOidc, () => ({})),
  openRow(finishOidc, () => ({ query: { code: "a", state: "b" } })),
  // Its cookie is another browser's, or nobody's: `accounts/accounts/oidc.test.ts` has the rest.
  row(exchangeOidc, {
    input: () => ({ body: { code: "a" } }),
    guest: "LOGIN_FAILED",
    stranger: "LOGIN_FAILED",
  }),
  ownRow(getOidc, () => ({})),
  ownRow(linkOidc, () => ({})),
  row(proveByOidc, { input: connected, stranger: "NOT_FOUND" }),
  row(unlinkOidc, { input: connected, stranger: "NOT_FOUND" }),
  ownRow(getSecurityLog, () => ({})),
  openRow(disownLogIn, async (scene) => ({ body: { token: await tokenOfNewDevice(scene) } })),
  ownRow(twoFactor.startTwoFactor, () => ({})),
  row(twoFactor.turnOnTwoFactor, {
    input: async ({ owner }) => {
      const { secret } = await owner.call(twoFactor.startTwoFactor);
      return { body: { code: appCode(secret) } };
    },
    stranger: "TOKEN_INVALID",
  }),
  ownRow(twoFactor.getTwoFactor, () => ({})),
  row(twoFactor.renewRecoveryCodes, { input: turnedOn, stranger: "NOT_FOUND" }),
  row(twoFactor.turnOffTwoFactor, { input: turnedOn, stranger: "NOT_FOUND" }),
  openRow(twoFactor.logInWithCode, ticketAndCode),
];
