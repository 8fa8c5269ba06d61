import { createHash } from "node:crypto";
import type { Db, Trx } from "./schema.ts";

declare module "./schema.ts" {
  interface Schema {
    spent_secrets: { hash: Buffer; expires_at: Date };
  }
}

/** Notes that a signed secret was used; false where it was before. Of two concurrent uses, one succeeds. */
export async function spend(trx: Trx, secret: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash("sha256").update(secret).digest();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("spent_secrets")
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Forgets secrets that are too old to be used again. */
export const forgetSpent = (db: Db, now: Date = new Date()) =>
  db.deleteFrom("spent_secrets").where("expires_at", "<", now).execute();
