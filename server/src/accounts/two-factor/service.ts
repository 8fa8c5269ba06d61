import type * as contract from "#contracts/accounts/two-factor.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { qrCode } from "../../platform/codes.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { makeVault } from "../../platform/vault.ts";
import { noteInSession, noteOfSite } from "../security-log/service.ts";
import { forgetLostFactors, requireOwnFactor } from "../passkeys/service.ts";
import { hashOfCode, newRecoveryCodes, newSecret, secretTexts, stepOf } from "./codes.ts";
import * as store from "./store.ts";

export { isRecoveryCode } from "./codes.ts";

type Deps = { db: Db; secret: Uint8Array; clock: () => Date };

/** With a new secret of the site it opens none; recovery codes still work. */
const vaultOf = (siteSecret: Uint8Array) => makeVault(siteSecret, "authenticator secrets");

/** Makes a new secret for an app, which waits for its first code; what is on stays on. */
export async function startTwoFactor(
  { db, secret: siteSecret, settings }: Omit<Deps, "events"> & { settings: Settings },
  session: Session,
): Promise<AnswerIn<typeof contract.startTwoFactor>> {
  await requireOwnFactor(db, session);
  const secret = newSecret();
  await store.insertPending(db, session.userId, vaultOf(siteSecret).close(secret));
  const { name: issuer } = await settings.current();
  const texts = secretTexts(secret, { issuer, name: session.name });
  return { ...texts, qr: qrCode(texts.uri) };
}

/**
 * Turns it on with a code of the new secret, ends the sessions that were opened without, and returns new recovery codes.
 * Throws TOKEN_INVALID.
 */
export async function turnOnTwoFactor(
  { db, events, secret, clock }: Deps & { events: Events },
  session: Session,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = session;
  await requireOwnFactor(db, session);
  const pending = (await store.findAuthenticator(db, userId))?.pending_secret;
  const opened = pending && vaultOf(secret).open(pending);
  const step = opened && stepOf(opened, code, clock());
  if (!pending || typeof step !== "number") throw wrongCode();
  return events.write(async (trx, publish) => {
    if (!(await store.promotePending(trx, userId, pending, step))) throw wrongCode();
    // The body may have come long after the session was checked.
    if (!(await store.markSession(trx, sessionId))) {
      throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
    }
    if (await store.deleteOtherSessions(trx, userId, sessionId))
      publish({ what: "sessions.ended", profileId: userId });
    await noteInSession(trx, session, "two-factor.on");
    return { recoveryCodes: await replaceCodes(trx, userId) };
  });
}

export async function presentTwoFactor(
  db: Db,
  { userId }: Session,
): Promise<AnswerIn<typeof contract.getTwoFactor>> {
  const enabled = await isTwoFactorOn(db, userId);
  return { enabled, recoveryCodesLeft: await store.countRecoveryCodes(db, userId) };
}

/** In a session, or by the operator. Throws NOT_FOUND where it isn't on. */
export async function turnOffTwoFactor(
  db: Db,
  { userId, sessionId }: Pick<Session, "userId"> & Partial<Pick<Session, "sessionId">>,
): Promise<{ _id: string }> {
  await db.transaction().execute(async (trx) => {
    if (!(await endTwoFactor(trx, userId))) throw notOn();
    await (sessionId === undefined
      ? noteOfSite(trx, userId, "two-factor.off")
      : noteInSession(trx, { userId, sessionId }, "two-factor.off"));
    await forgetLostFactors(trx, userId);
  });
  return { _id: userId };
}

/** Deletes the app and its recovery codes. False where it isn't on. */
export const endTwoFactor = (trx: Trx, accountId: string): Promise<boolean> =>
  store.deleteAuthenticator(trx, accountId);

/** Throws NOT_FOUND where it isn't on. */
export async function renewRecoveryCodes(
  db: Db,
  session: Session,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = session;
  return db.transaction().execute(async (trx) => {
    if (!(await store.lockAuthenticator(trx, userId))) throw notOn();
    await noteInSession(trx, session, "recovery-codes.renewed");
    return { recoveryCodes: await replaceCodes(trx, userId) };
  });
}

/** Whether a password alone doesn't log in. */
export const isTwoFactorOn = async (db: Db, accountId: string): Promise<boolean> =>
  ((await store.findAuthenticator(db, accountId))?.secret ?? null) !== null;

/** Uses up a code of the app, or a recovery code. False for a wrong one, and for one that was used before. */
export async function useCode(
  trx: Trx,
  { secret: siteSecret, clock }: Omit<Deps, "db">,
  accountId: string,
  code: string,
): Promise<boolean> {
  const secret = (await store.findAuthenticator(trx, accountId))?.secret;
  if (!secret) return false;
  const opened = vaultOf(siteSecret).open(secret);
  const step = opened && stepOf(opened, code, clock());
  return step === undefined
    ? store.deleteRecoveryCode(trx, accountId, hashOfCode(code))
    : store.advanceStep(trx, accountId, secret, step);
}

async function replaceCodes(trx: Trx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(trx, accountId, codes.map(hashOfCode));
  return codes;
}

const wrongText = "That code isn't right. Use the newest one that your app shows.";

export const wrongCode = (): AppError =>
  new AppError("TOKEN_INVALID", wrongText, { fields: { code: wrongText } });

const notOn = () => new AppError("NOT_FOUND", "Two-factor log-in isn't on.");
