import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export type ListedRow = { id: string; name: string; created_at: Date; last_used_at: Date | null };

const listed = ["id", "name", "created_at", "last_used_at"] as const;

export const listPasskeys = (db: Db, accountId: string): Promise<ListedRow[]> =>
  db
    .selectFrom("passkeys")
    .select(listed)
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();

/** What a browser needs to know of the passkeys that a person has. */
export const listCredentials = (db: Db, accountId: string) =>
  db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("account_id", "=", accountId)
    .execute();

export const findCredential = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom("passkeys")
    .select(["id", "account_id", "credential_id", "public_key", "counter", "transports"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

type NewPasskey = {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
};

/** Undefined where the credential is stored already, also for another account. */
export const insertPasskey = (trx: Trx, passkey: NewPasskey): Promise<ListedRow | undefined> =>
  trx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(listed)
    .executeTakeFirst();

export const updateName = (
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<ListedRow | undefined> =>
  db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning(listed)
    .executeTakeFirst();

/** False where the passkey is gone, or a later use was noted already. */
export async function updateUsed(
  trx: Trx,
  id: string,
  used: { counter: string; last_used_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("passkeys")
    .set(used)
    .where("id", "=", id)
    .where("counter", "<=", used.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const unmarkSessions = (trx: Trx, accountId: string) =>
  sql`
    update sessions set two_factor = false
    where account_id = ${accountId} and two_factor
      and not exists (select from passkeys where account_id = ${accountId})
      and not exists (
        select from authenticators where account_id = ${accountId} and secret is not null
      )`.execute(trx);

/** Returns its name; undefined where there is no such passkey. */
export async function deletePasskey(
  db: Db,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskeys(trx: Trx, accountId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
