import type { Db, Trx } from "../../platform/schema.ts";

/** An account at a provider. */
export type Subject = { issuer: string; subject: string };

export type LinkRow = { account_id: string; created_at: Date; last_used_at: Date | null };

const columns = ["account_id", "created_at", "last_used_at"] as const;

export const findLink = (db: Db, { issuer, subject }: Subject): Promise<LinkRow | undefined> =>
  db
    .selectFrom("oidc_links")
    .select(columns)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

export const findOwnLink = (
  db: Db,
  accountId: string,
  issuer: string,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom("oidc_links")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("issuer", "=", issuer)
    .executeTakeFirst();

/** False where either of the two is linked already. */
export async function insertLink(
  trx: Trx,
  link: Subject & { account_id: string; last_used_at?: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("oidc_links")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False where the link has ended meanwhile, or is another account's. */
export async function updateUsed(
  trx: Trx,
  accountId: string,
  { issuer, subject }: Subject,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("oidc_links")
    .set({ last_used_at: at })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the links of an account to one provider, or to all; returns their number. */
export async function deleteLinks(trx: Trx, accountId: string, issuer?: string): Promise<number> {
  const all = trx.deleteFrom("oidc_links").where("account_id", "=", accountId);
  const { numDeletedRows } = await (
    issuer === undefined ? all : all.where("issuer", "=", issuer)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
