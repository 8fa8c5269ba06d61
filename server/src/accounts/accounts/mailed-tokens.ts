import { createHash } from "node:crypto";
import { mailedLinkSeconds, openLinksMax } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { hashOf, newLinkToken } from "../../platform/mail/link-tokens.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** Makes the token of a mailed link. Older ones for the same purpose stay valid until one of them is used. */
export async function newMailedToken(
  trx: Trx,
  accountId: string,
  purpose: store.Purpose,
  now: Date,
): Promise<string> {
  const token = newLinkToken();
  await store.insertMailedToken(trx, {
    hash: hashOf(token),
    purpose,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + mailedLinkSeconds * 1000),
  });
  return token;
}

/** Whether an account has as many valid links of a kind as it may: whoever asks for another has one in the mailbox. */
export async function hasEnoughLinks(
  trx: Trx,
  accountId: string,
  purpose: store.Purpose,
  now: Date,
): Promise<boolean> {
  const open = await store.listMailedTokens(trx, accountId, purpose, now);
  const hourAgo = now.getTime() - 60 * 60 * 1000;
  const recent = open.filter(({ created_at }) => created_at.getTime() > hourAgo);
  return recent.length >= openLinksMax.perHour || open.length >= openLinksMax.inAll;
}

/**
 * Uses a token up and answers its account, locked: of two valid links of one account that are used at once, one counts.
 * Throws TOKEN_INVALID.
 */
export async function takeMailedToken(
  trx: Trx,
  token: string,
  purpose: store.Purpose,
  now: Date,
): Promise<store.LockedAccount> {
  const hash = hashOf(token);
  const found = await store.findMailedToken(trx, hash, purpose, now);
  // Always the account before its tokens, so that two transactions never wait for each other.
  const account = found && (await store.lockAccount(trx, found.account_id));
  if (!account || !(await store.deleteMailedToken(trx, hash))) throw badLink();
  return account;
}

export const badLink = () =>
  new AppError("TOKEN_INVALID", "This link has expired or was already used. Request a new one.");

/** An address as a key for counting, so that counters hold no addresses. */
export const addressKey = (email: string): string =>
  createHash("sha256").update(email).digest("base64url");
