import { createHash } from "node:crypto";
import { mailedLinkSeconds } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import { hashOf, newLinkToken } from "../mail/link-tokens.ts";
import type { Trx } from "../schema.ts";
import * as store from "./store.ts";

/** Makes the token of a mailed link; older ones for the same purpose stop working. */
export async function newMailedToken(
  trx: Trx,
  accountId: string,
  purpose: store.Purpose,
  now: Date,
): Promise<string> {
  const token = newLinkToken();
  await store.deleteMailedTokens(trx, accountId, purpose);
  await store.insertMailedToken(trx, {
    hash: hashOf(token),
    purpose,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + mailedLinkSeconds * 1000),
  });
  return token;
}

export const badLink = () =>
  new AppError("TOKEN_INVALID", "This link was used already, or it is too old. Ask for a new one.");

/** An address as a key for counting, so that counters hold no addresses. */
export const addressKey = (email: string): string =>
  createHash("sha256").update(email).digest("base64url");
