import { sql } from "kysely";
import type { Db, Trx } from "../schema.ts";

export type MailRow = {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  created_at: Date;
  attempts: number;
};

type NewMail = Pick<MailRow, "id" | "to_address" | "subject" | "text" | "html" | "headers">;

/** `at` is when it is due; null for now. */
export const insertMail = (trx: Trx, mail: NewMail, at: Date | null) =>
  trx
    .insertInto("mail_outbox")
    .values({ ...mail, last_error: null, ...(at && { next_try_at: at }) })
    .execute();

/** A batch, oldest first, after `after`. */
export const listMailIds = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Leases an email to this process for `leaseSeconds`; undefined if it is gone or leased. A lease instead of an open
 * transaction, so that a slow mail server blocks no connection.
 */
export const claimMail = (db: Db, id: string, leaseSeconds: number): Promise<MailRow | undefined> =>
  db
    .updateTable("mail_outbox")
    .set({
      attempts: sql`attempts + 1`,
      next_try_at: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where("id", "=", id)
    .where("next_try_at", "<=", sql<Date>`now()`)
    .returning(["id", "to_address", "subject", "text", "html", "headers", "created_at", "attempts"])
    .executeTakeFirst();

/** The address of a waiting email. */
export const findAddress = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom("mail_outbox").select("to_address").where("id", "=", id).executeTakeFirst())
    ?.to_address;

export const isWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("mail_outbox").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

// Only while the lease is valid: later, another process may be sending the same email.
export const deleteMail = (db: Db, { id, attempts }: MailRow) =>
  db.deleteFrom("mail_outbox").where("id", "=", id).where("attempts", "=", attempts).execute();

/** Deletes those of these emails that are not leased, and returns their IDs. */
export async function deleteWaiting(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .deleteFrom("mail_outbox")
    // One parameter, however many there are.
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where("next_try_at", "<=", sql<Date>`now()`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the emails to an address that weren't tried yet and are due at these times. */
export const deleteDueAt = (trx: Trx, to: string, times: readonly Date[]) =>
  trx
    .deleteFrom("mail_outbox")
    .where("to_address", "=", to)
    .where("attempts", "=", 0)
    .where(sql<boolean>`next_try_at = any(${times}::timestamptz[])`)
    .execute();

/** Returns the lease with the reason. */
export const releaseMail = (db: Db, { id, attempts }: MailRow, reason: string) =>
  db
    .updateTable("mail_outbox")
    .set({ next_try_at: sql`now()`, last_error: reason })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
