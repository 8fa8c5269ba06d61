import type { changePassword as changePasswordCall } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { DeletionHook, PrivateLinks } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { hashPassword, isPassword, rejectCommon } from "./passwords.ts";
import { removeAccount } from "./deletion.ts";
import { deleteExpired as deleteExpiredInvitations } from "./invitation-store.ts";
import { accountDeletedEmail, causes } from "./emails.ts";
import { openSession } from "./sessions.ts";

export { AdminChange, changeAdmin, type LockedMember, lockMember } from "./admins.ts";
export { readSecret } from "./secret.ts";
export { hashPassword } from "./passwords.ts";
export { isLive, makeSessions } from "./sessions.ts";
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

/** Changes the password, ends every session, and returns the token of a new one. Throws VALIDATION. */
export async function changePassword(
  deps: Deps,
  input: HandlerInput<typeof changePasswordCall>,
): Promise<string> {
  const { db, events, publicUrl, knownBrowsers, privateLinks } = deps;
  const { session, body, userAgent } = input;
  const { current, password, endLinks = false } = body;
  const endedLinks = endLinks ? privateLinks : [];
  const account = await ownAccount(db, session);
  if (!(await isPassword(account.password_hash, current))) throw wrongPassword("current");
  await rejectCommon(password);
  const after = await hashPassword(password);
  const token = await events.write(async (trx, publish) => {
    const locked = await store.lockAccount(trx, account.id);
    // Of two concurrent changes the second fails, since the current password has changed.
    if (locked?.password_hash !== account.password_hash) throw wrongPassword("current");
    await setPassword(trx, publish, { account, after, publicUrl, userAgent, endedLinks });
    return openSession(trx, deps, account, userAgent);
  });
  knownBrowsers.remember(input, { id: account.id, password_hash: after });
  return token;
}

/** Deletes the account and its private rows. Throws VALIDATION for a wrong password. */
export async function deleteAccount(
  {
    db,
    events,
    files,
    deletionHooks: hooks,
  }: Pick<Deps, "db" | "events"> & { files: Files; deletionHooks: readonly DeletionHook[] },
  session: Session,
  password: string,
): Promise<{ _id: string }> {
  const { id, username, email, password_hash } = await ownAccount(db, session);
  if (!(await isPassword(password_hash, password))) throw wrongPassword("password");
  await events.write(async (trx, publish) => {
    // First, while the account still says whether its address is verified.
    const mail = accountDeletedEmail({ username });
    await queueEmail(trx, publish, { to: email, cause: causes.accountDeleted, mail });
    await removeAccount(trx, publish, { files, id, hooks });
  });
  return { _id: id };
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
): Promise<{ id: string; username: string } | undefined> {
  const account = await store.findAccountByEmail(db, email);
  return account?.verified_at ? { id: account.id, username: account.username } : undefined;
}

async function ownAccount(db: Db, session: Session) {
  const account = await store.findAccount(db, session.userId);
  if (!account) throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
  return account;
}

function wrongPassword(field: "current" | "password"): AppError {
  const message = field === "current" ? "Current password is incorrect." : "Password is incorrect.";
  return new AppError("VALIDATION", message, { fields: { [field]: message } });
}

/** Deletes expired sessions, mailed links and invitations. */
export async function gcExpired(db: Db, now: Date = new Date()): Promise<void> {
  await store.deleteExpired(db, new Date(now.getTime() - leewaySeconds * 1000));
  await deleteExpiredInvitations(db);
}
