import { uuidv7 } from "uuidv7";
import type * as contract from "#contracts/accounts/passkeys.ts";
import {
  type CreationOptions,
  type Passkey,
  passkeysMax,
  type RequestOptions,
  type WebAuthnResponse,
} from "#contracts/accounts/passkeys.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Session } from "../../platform/http/api.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { spend } from "../../platform/spent-secrets.ts";
import { lockOwnAccount, noteInSession } from "../security-log/service.ts";
import { challengeSeconds, makeChallenges } from "./challenges.ts";
import * as store from "./store.ts";

type Deps = { db: Db; secret: Uint8Array; publicUrl: string; clock: () => Date };

/** Loaded with the first passkey: most processes start without one. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256 of COSE, which between them all devices have. */
const algorithms = [-8, -7, -257];

/** The longest that WebAuthn allows. */
const credentialBytesMax = 1_023;

const logInPurpose = "log in";
const addPurpose = (accountId: string) => `add to ${accountId}`;

/** A passkey belongs to the host of the site. */
const siteOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, hostname };
};

/** Options to create a passkey on a device that has none of this person. */
export async function startPasskey(
  deps: Deps & { settings: Settings },
  session: Session,
): Promise<CreationOptions> {
  const { db, secret, clock, settings, publicUrl } = deps;
  const { userId, name } = session;
  await requireOwnFactor(db, session);
  const own = await store.listCredentials(db, userId);
  return {
    rp: { id: siteOf(publicUrl).hostname, name: (await settings.current()).name },
    user: {
      id: Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url"),
      name,
      displayName: name,
    },
    challenge: makeChallenges(secret, clock).issue(addPurpose(userId)),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    timeout: challengeSeconds * 1000,
    excludeCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id.toString("base64url"),
      type: "public-key",
      transports,
    })),
    // It is found without an email, and is both factors: the device, and its lock.
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/**
 * A password alone adds no further factor to an account whose role waits for the one that it has. Throws PROOF_REQUIRED
 * until the passkey proves who it is.
 */
export async function requireOwnFactor(
  db: Db,
  { userId, needsTwoFactor }: Pick<Session, "userId" | "needsTwoFactor">,
): Promise<void> {
  if (needsTwoFactor && (await hasPasskey(db, userId))) {
    throw new AppError("PROOF_REQUIRED", "Confirm with your passkey to continue.");
  }
}

/** Throws VALIDATION for a response that doesn't verify, CONFLICT for one too many, DUPLICATE for a known one. */
export async function addPasskey(
  { db, secret, publicUrl, clock }: Deps,
  { session, body: { name, response } }: HandlerInput<typeof contract.addPasskey>,
): Promise<Passkey> {
  await requireOwnFactor(db, session);
  const { origin, hostname } = siteOf(publicUrl);
  const { userId } = session;
  const challenges = makeChallenges(secret, clock);
  let challenge = "";
  const { attestationObject = "", clientDataJSON, transports = [] } = response.response;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (sent) => {
      challenge = sent;
      return challenges.endOf(sent, addPurpose(userId)) !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  const end = challenges.endOf(challenge, addPurpose(userId));
  if (!verified?.verified || !end) throw notVerified();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const credentialId = Buffer.from(id, "base64url");
  if (credentialId.length === 0 || credentialId.length > credentialBytesMax) throw notVerified();
  return db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, session);
    if ((await store.listPasskeys(trx, userId)).length >= passkeysMax) throw tooMany();
    if (!(await spend(trx, challenge, end))) throw notVerified();
    const row = await store.insertPasskey(trx, {
      id: uuidv7(),
      account_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter: String(counter),
      transports: [...transports],
      name,
    });
    if (!row) throw new AppError("DUPLICATE", "This passkey was added before.");
    await noteInSession(trx, session, "passkey.added", name);
    return presented(row);
  });
}

export const listPasskeys = async (db: Db, { userId }: Session): Promise<Passkey[]> =>
  (await store.listPasskeys(db, userId)).map(presented);

/** Throws NOT_FOUND, also for another person's passkey. */
export async function renamePasskey(
  db: Db,
  { userId }: Session,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await store.updateName(db, userId, id, name);
  if (!row) throw notFound();
  return presented(row);
}

/** Throws NOT_FOUND, also for another person's passkey. */
export async function removePasskey(
  db: Db,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  const { userId } = session;
  await db.transaction().execute(async (trx) => {
    const name = await store.deletePasskey(trx, userId, id);
    if (name === undefined) throw notFound();
    await noteInSession(trx, session, "passkey.removed", name);
    await forgetLostFactors(trx, userId);
  });
  return { _id: id };
}

/** Removes all passkeys, which may be an intruder's; returns their number. */
export const endPasskeys = (trx: Trx, accountId: string): Promise<number> =>
  store.deletePasskeys(trx, accountId);

/** Whether a person can log in with a passkey. */
export const hasPasskey = async (db: Db, accountId: string): Promise<boolean> =>
  (await store.listCredentials(db, accountId)).length > 0;

/** Takes back the second factor of sessions where their person has none any more. */
export const forgetLostFactors = (trx: Trx, accountId: string): Promise<unknown> =>
  store.unmarkSessions(trx, accountId);

/** Options to log in with any passkey of this site that the device has. */
export function startPasskeyLogIn({ secret, publicUrl, clock }: Omit<Deps, "db">): RequestOptions {
  return {
    rpId: siteOf(publicUrl).hostname,
    challenge: makeChallenges(secret, clock).issue(logInPurpose),
    timeout: challengeSeconds * 1000,
    userVerification: "required",
  };
}

/** A passkey whose signature is right. `use` notes it; false where the same response was used before. */
export type CheckedPasskey = { accountId: string; use: (trx: Trx) => Promise<boolean> };

/** Undefined for a response that doesn't verify, whatever the reason. */
export async function checkPasskey(
  { db, secret, publicUrl, clock }: Deps,
  response: WebAuthnResponse,
): Promise<CheckedPasskey | undefined> {
  const row = await store.findCredential(db, Buffer.from(response.id, "base64url"));
  if (!row) return undefined;
  const { origin, hostname } = siteOf(publicUrl);
  const challenges = makeChallenges(secret, clock);
  let challenge = "";
  const { authenticatorData = "", clientDataJSON, signature = "", userHandle } = response.response;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: {
        authenticatorData,
        clientDataJSON,
        signature,
        ...(userHandle && { userHandle }),
      },
      clientExtensionResults: {},
    },
    expectedChallenge: (sent) => {
      challenge = sent;
      return challenges.endOf(sent, logInPurpose) !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: {
      id: row.credential_id.toString("base64url"),
      publicKey: Uint8Array.from(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  const end = challenges.endOf(challenge, logInPurpose);
  if (!verified?.verified || !end) return undefined;
  const { newCounter } = verified.authenticationInfo;
  return {
    accountId: row.account_id,
    async use(trx) {
      if (!(await spend(trx, challenge, end))) return false;
      const used = { counter: String(newCounter), last_used_at: clock() };
      return store.updateUsed(trx, row.id, used);
    },
  };
}

const presented = (row: store.ListedRow): Passkey => ({
  _id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const notVerifiedText = "This passkey couldn't be checked. Try again.";
export const notVerified = (): AppError =>
  new AppError("VALIDATION", notVerifiedText, { fields: { response: notVerifiedText } });

const tooMany = () =>
  new AppError("CONFLICT", `You have ${passkeysMax} passkeys. Remove one to add another.`);

const notFound = () => new AppError("NOT_FOUND", "This passkey was removed.");
