import { createHash } from "node:crypto";
import { deletionDays, longLinkSeconds, mailedLinkSeconds } from "#contracts/accounts/accounts.ts";
import { openLinksMax } from "#contracts/accounts/limits.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { hashOf, newLinkToken } from "../../platform/mail/link-tokens.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** How long a link is valid. */
const secondsOf: Record<store.Purpose, number> = {
  verify: mailedLinkSeconds,
  reset: mailedLinkSeconds,
  email: mailedLinkSeconds,
  "not-me": longLinkSeconds,
  "email-undo": longLinkSeconds,
  restore: deletionDays * 24 * 60 * 60,
};

/**
 * Creates the token of a mailed link. Older ones for the same purpose stay valid until one is used. `email` is the
 * address that a change is about.
 */
export async function newMailedToken(
  trx: Trx,
  accountId: string,
  purpose: store.Purpose,
  now: Date,
  email?: string,
): Promise<string> {
  const token = newLinkToken();
  await store.insertMailedToken(trx, {
    hash: hashOf(token),
    purpose,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + secondsOf[purpose] * 1000),
    ...(email !== undefined && { email }),
  });
  return token;
}

/** Whether an account has the maximum number of valid links of a kind. */
export async function hasEnoughLinks(
  trx: Trx,
  accountId: string,
  purpose: store.Purpose,
  now: Date,
): Promise<boolean> {
  const validTokens = await store.listMailedTokens(trx, accountId, purpose, now);
  const hourAgo = now.getTime() - 60 * 60 * 1000;
  const recent = validTokens.filter(({ created_at }) => created_at.getTime() > hourAgo);
  return recent.length >= openLinksMax.perHour || validTokens.length >= openLinksMax.inAll;
}

/**
 * Uses up a token and returns its account, locked: of two valid links used concurrently, one succeeds. Throws
 * TOKEN_INVALID.
 */
export async function useMailedToken(
  trx: Trx,
  token: string,
  purpose: store.Purpose,
  now: Date,
): Promise<store.LockedAccount> {
  const hash = hashOf(token);
  const found = await store.findMailedToken(trx, hash, purpose, now);
  // Locks the account before its tokens, in the order of all transactions, to avoid deadlocks.
  const account = found && (await store.lockAccount(trx, found.account_id));
  if (!account || !(await store.deleteMailedToken(trx, hash))) throw invalidLink();
  return account;
}

export const invalidLink = () =>
  new AppError("TOKEN_INVALID", "This link has expired or was already used. Request a new one.");

/** Hash of an email as a counter's key, so that counters store no emails. */
export const addressKey = (email: string): string =>
  createHash("sha256").update(email).digest("base64url");
