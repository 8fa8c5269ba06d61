import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";
import type { MailedTokensTable } from "./tables.ts";

export type Purpose = MailedTokensTable["purpose"];

export const insertMailedToken = (
  trx: Trx,
  token: {
    hash: Buffer;
    purpose: Purpose;
    account_id: string;
    created_at: Date;
    expires_at: Date;
    email?: string;
  },
) => trx.insertInto("mailed_tokens").values(token).execute();

/** Creation times of the valid tokens of a kind. */
export const listMailedTokens = (trx: Trx, accountId: string, purpose: Purpose, at: Date) =>
  trx
    .selectFrom("mailed_tokens")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .execute();

/** The account of a token, without using it up. */
export const findMailedToken = (db: Db, hash: Buffer, purpose: Purpose, at: Date) =>
  db
    .selectFrom("mailed_tokens")
    .select(["account_id", "email", "created_at"])
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .executeTakeFirst();

/** The newest address that waits to be confirmed. */
export const findPendingEmail = (db: Db, accountId: string, at: Date) =>
  db
    .selectFrom("mailed_tokens")
    .select("email")
    .where("account_id", "=", accountId)
    .where("purpose", "=", "email")
    .where("expires_at", ">", at)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** False where a concurrent use was first. */
export async function deleteMailedToken(trx: Trx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("mailed_tokens")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of a purpose that were created at this time or later. */
export const deleteMailedTokensSince = (
  trx: Trx,
  accountId: string,
  purpose: Purpose,
  since: Date,
) =>
  trx
    .deleteFrom("mailed_tokens")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("created_at", ">=", since)
    .execute();

/** Whether the owner of an address can still take it back from a change of the email. */
export const isReserved = async (trx: Trx, email: string, exceptId?: string): Promise<boolean> =>
  (await trx
    .selectFrom("mailed_tokens")
    .select("account_id")
    .where("purpose", "=", "email-undo")
    .where("email", "=", email)
    .where("expires_at", ">", sql<Date>`now()`)
    .$if(exceptId !== undefined, (query) => query.where("account_id", "!=", exceptId ?? ""))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const deleteMailedTokens = (trx: Trx, accountId: string, purpose: Purpose) =>
  trx
    .deleteFrom("mailed_tokens")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .execute();
