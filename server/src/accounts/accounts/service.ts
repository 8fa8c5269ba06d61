import type { changePassword as changePasswordCall } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { ClosingHooks, DeletionHook, PrivateLinks } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { lockOwnAccount, noteInSession } from "../security-log/service.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { hashPassword, hasPassword, isPassword, rejectCommon } from "./passwords.ts";
import { closeAccount } from "./deletion.ts";
import { deleteExpired as deleteExpiredInvitations } from "./invitation-store.ts";
import { openSession } from "./sessions.ts";

export { AdminChange, changeAdmin, type LockedMember, lockMember } from "./admins.ts";
export { resetTwoFactor, TwoFactorReset } from "./two-factor-reset.ts";
export { removeClosed } from "./deletion.ts";
export { readSecret } from "./secret.ts";
export { hashPassword } from "./passwords.ts";
export { isLive, makeSessions, sessionForWork } from "./sessions.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import { type Clock, leewaySeconds, type Tokens } from "./tokens.ts";

type Deps = {
  db: Db;
  events: Events;
  tokens: Tokens;
  publicUrl: string;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  privateLinks: readonly PrivateLinks[];
};

type DeletionDeps = Pick<Deps, "db" | "events" | "publicUrl" | "clock" | "privateLinks"> & {
  files: Files;
  deletionHooks: readonly DeletionHook[];
  closingHooks: readonly ClosingHooks[];
};

/** Changes the password, ends every session, and returns the token of a new one. Throws VALIDATION. */
export async function changePassword(
  deps: Deps,
  input: HandlerInput<typeof changePasswordCall>,
): Promise<string> {
  const { db, events, publicUrl, knownBrowsers, privateLinks } = deps;
  const { session, body, userAgent, address } = input;
  const { current, password, endLinks = false } = body;
  const endedLinks = endLinks ? privateLinks : [];
  const account = await ownAccount(db, session);
  if (!hasPassword(account)) throw noPassword();
  if (!(await isPassword(account.password_hash, current))) throw wrongPassword("current");
  await rejectCommon(password);
  const after = await hashPassword(password);
  const token = await events.write(async (trx, publish) => {
    const locked = await store.lockAccount(trx, account.id);
    // Of two concurrent changes the second fails, since the current password has changed.
    if (locked?.password_hash !== account.password_hash) throw wrongPassword("current");
    await noteInSession(trx, session, "password.changed");
    await setPassword(trx, publish, { account, after, publicUrl, userAgent, endedLinks });
    // The old session was proved a moment ago, as it was opened.
    return openSession(trx, deps, account, {
      userAgent,
      address,
      isTwoFactor: session.isTwoFactor,
    });
  });
  knownBrowsers.remember(input, { id: account.id, password_hash: after });
  return token;
}

/**
 * Deletes the account, which can come back until the returned time. The password is needed where there is one; the contract
 * asks for a fresh proof in any case. Throws VALIDATION for a wrong password.
 */
export async function deleteAccount(
  { db, events, clock, deletionHooks: hooks, ...deps }: DeletionDeps,
  session: Session,
  password: string | undefined,
): Promise<{ _id: string; until: string }> {
  const found = await ownAccount(db, session);
  const { id, password_hash } = found;
  if (hasPassword(found) && !(await isPassword(password_hash, password ?? "")))
    throw wrongPassword("password");
  const until = await events.write(async (trx, publish) => {
    await lockOwnAccount(trx, session);
    const account = await ownAccount(trx, session);
    // Of two concurrent calls, the second finds it deleted.
    if (account.deletion_asked_at) throw loggedOut();
    return closeAccount(trx, publish, { ...deps, account, session, id, hooks, now: clock() });
  });
  return { _id: id, until: until.toISOString() };
}

/** Username and email of an account, for features that mail its owner. */
export async function findPerson(
  db: Db,
  id: string,
): Promise<{ id: string; username: string; email: string } | undefined> {
  const account = await store.findAccount(db, id);
  return account && { id, username: account.username, email: account.email };
}

/** The account whose owner confirmed this email; undefined if there is none. */
export async function findByVerifiedEmail(
  db: Db,
  email: string,
): Promise<{ id: string; username: string; isSuspended: boolean } | undefined> {
  const account = await store.findAccountByEmail(db, email);
  if (!account?.verified_at) return undefined;
  const { id, username, suspended_until: end, deletion_asked_at: deletedAt } = account;
  return { id, username, isSuspended: end !== null || deletedAt !== null };
}

async function ownAccount(db: Db, session: Session) {
  const account = await store.findAccount(db, session.userId);
  if (!account) throw loggedOut();
  return account;
}

const loggedOut = () => new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
const noPasswordText =
  'Your account has no password yet. Choose "Forgot password?" on the login page to set one.';
const noPassword = () =>
  new AppError("VALIDATION", noPasswordText, { fields: { current: noPasswordText } });

function wrongPassword(field: "current" | "password"): AppError {
  const message = field === "current" ? "Current password is incorrect." : "Password is incorrect.";
  return new AppError("VALIDATION", message, { fields: { [field]: message } });
}

/** Deletes expired sessions, mailed links and invitations. */
export async function gcExpired(db: Db, now: Date = new Date()): Promise<void> {
  await store.deleteExpired(db, new Date(now.getTime() - leewaySeconds * 1000));
  await deleteExpiredInvitations(db);
}
