import type * as contract from "#contracts/accounts/email-change.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { lockOwnAccount, noteInSession, noteOfCaller } from "../security-log/service.ts";
import { addressTakenEmail, causes, confirmEmailEmail, emailChangedEmail } from "./emails.ts";
import { invalidLink, newMailedToken, useMailedToken } from "./mailed-tokens.ts";
import { endAccess } from "./new-device.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";
import { markVerified } from "./verification.ts";

type Deps = { db: Db; events: Events; publicUrl: string; clock: Clock };

/** The email of the account, and the address that waits to be confirmed. */
export async function presentEmail(
  { db, clock }: Deps,
  { userId }: Pick<Session, "userId">,
): Promise<AnswerIn<typeof contract.getEmail>> {
  const account = await store.findAccount(db, userId);
  if (!account) throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
  const pending = await store.findPendingEmail(db, userId, clock());
  return {
    email: account.email,
    isVerified: account.verified_at !== null,
    pending: pending?.email ?? null,
  };
}

/**
 * Mails a link to the new address. Where that has an account, its owner is mailed instead, so that the answer reveals
 * nothing. Throws VALIDATION for the address that the account has.
 */
export async function changeEmail(
  { events, publicUrl, clock }: Deps,
  { session, body: { email } }: HandlerInput<typeof contract.changeEmail>,
): Promise<Record<string, never>> {
  const { userId } = session;
  await events.write(async (trx, publish) => {
    await lockOwnAccount(trx, session);
    const account = await store.findAccount(trx, userId);
    if (!account) throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
    const { username } = account;
    if (account.email === email) throw sameEmail();
    await noteInSession(trx, session, "email.asked", email);
    // The newest change counts: an address with a slip of the finger can't be confirmed any more.
    await store.deleteMailedTokens(trx, userId, "email");
    const token = await newMailedToken(trx, userId, "email", clock(), email);
    const other = await store.findAccountByEmail(trx, email);
    if (other) {
      const mail = addressTakenEmail({ username: other.username, publicUrl });
      await queueEmail(trx, publish, { to: email, cause: causes.addressTaken, mail });
      return;
    }
    const mail = confirmEmailEmail({ username, publicUrl, token });
    await queueEmail(trx, publish, { to: email, cause: causes.emailConfirmed, mail });
  });
  return {};
}

/** Makes the mailed address the account's. Throws TOKEN_INVALID, CONFLICT where an account has the address now. */
export async function confirmEmail(
  { events, publicUrl, clock }: Deps,
  { body: { token }, ...caller }: HandlerInput<typeof contract.confirmEmail>,
): Promise<Record<string, never>> {
  await events.write(async (trx, publish) => {
    const now = clock();
    const { account, email } = await useEmailToken(trx, token, "email", now);
    const { id, username, email: before } = account;
    await setEmail(trx, id, email);
    // The links in older emails belong to the old address.
    for (const purpose of ["reset", "not-me"] as const) {
      await store.deleteMailedTokens(trx, id, purpose);
    }
    await markVerified(trx, id, now);
    await noteOfCaller(trx, id, { what: "email.changed", caller, detail: email });
    // An address that was never verified may be a stranger's.
    if (!account.verified_at) return;
    const undo = await newMailedToken(trx, id, "email-undo", now, before);
    const mail = emailChangedEmail({ username, publicUrl, token: undo });
    await queueEmail(trx, publish, { to: before, cause: causes.emailChanged, mail });
  });
  return {};
}

/**
 * Gives the account its old address back and ends every session; returns a token to set a new password with. Throws
 * TOKEN_INVALID, CONFLICT where an account has the address now.
 */
export const undoEmail = (
  { events, clock }: Deps,
  { body: { token }, ...caller }: HandlerInput<typeof contract.undoEmail>,
): Promise<{ resetToken: string }> =>
  events.write(async (trx, publish) => {
    const now = clock();
    const { account, email, since } = await useEmailToken(trx, token, "email-undo", now);
    const { id } = account;
    await setEmail(trx, id, email);
    // Later changes were made by the same intruder, none of whose links may work. Earlier ones are the owner's.
    await store.deleteMailedTokensSince(trx, id, "email-undo", since);
    for (const purpose of ["email", "reset", "not-me", "restore"] as const) {
      await store.deleteMailedTokens(trx, id, purpose);
    }
    await noteOfCaller(trx, id, { what: "email.undone", caller, detail: email });
    return endAccess(trx, publish, { id, caller, now, since });
  });

async function useEmailToken(trx: Trx, token: string, purpose: "email" | "email-undo", now: Date) {
  const found = await store.findMailedToken(trx, hashOf(token), purpose, now);
  const { id } = await useMailedToken(trx, token, purpose, now);
  const account = await store.findAccount(trx, id);
  if (!account || !found || found.email === null) throw invalidLink();
  return { account, email: found.email, since: found.created_at };
}

/** Throws CONFLICT where another account has the address. */
async function setEmail(trx: Trx, id: string, email: string): Promise<void> {
  if (await store.isReserved(trx, email, id)) throw emailTaken();
  try {
    await store.updateEmail(trx, id, email);
  } catch (error) {
    if (!store.isEmailTaken(error)) throw error;
    throw emailTaken();
  }
}

const emailTaken = () =>
  new AppError("CONFLICT", "Another account uses this email now. Choose a different one.");

const sameText = "This is already your email.";
const sameEmail = () => new AppError("VALIDATION", sameText, { fields: { email: sameText } });
