import type { Db, Trx } from "../../platform/schema.ts";

type Row = { secret: Buffer | null; pending_secret: Buffer | null; last_step: string };

export const findAuthenticator = (db: Db, accountId: string): Promise<Row | undefined> =>
  db
    .selectFrom("authenticators")
    .select(["secret", "pending_secret", "last_step"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export const insertPending = (db: Db, accountId: string, pending_secret: Buffer) =>
  db
    .insertInto("authenticators")
    .values({ account_id: accountId, secret: null, pending_secret })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ pending_secret }))
    .execute();

/** False where the pending secret is another one by now. */
export async function promotePending(
  trx: Trx,
  accountId: string,
  pending: Buffer,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("authenticators")
    .set({ secret: pending, pending_secret: null, last_step: String(step) })
    .where("account_id", "=", accountId)
    .where("pending_secret", "=", pending)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A first code proves the second factor of its session. False where that has ended meanwhile. */
export async function markSession(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("sessions")
    .set({ two_factor: true })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The other sessions of a person were opened without a second factor. */
export async function deleteOtherSessions(
  trx: Trx,
  accountId: string,
  ownId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("id", "!=", ownId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether it is on; it can't be turned off or changed until the transaction ends. */
export const lockAuthenticator = async (trx: Trx, accountId: string): Promise<boolean> =>
  (await trx
    .selectFrom("authenticators")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("secret", "is not", null)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** False where a code of this time step, or of a later one, was used before. */
export async function advanceStep(
  trx: Trx,
  accountId: string,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("authenticators")
    .set({ last_step: String(step) })
    .where("account_id", "=", accountId)
    .where("secret", "=", secret)
    .where("last_step", "<", String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where none was on. */
export async function deleteAuthenticator(trx: Trx, accountId: string): Promise<boolean> {
  const isOn = await lockAuthenticator(trx, accountId);
  await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("authenticators").where("account_id", "=", accountId).execute();
  return isOn;
}

export async function replaceRecoveryCodes(
  trx: Trx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute();
}

/** False where the code is wrong or used. */
export async function deleteRecoveryCode(
  trx: Trx,
  accountId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
