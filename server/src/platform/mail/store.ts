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

export const insertMail = (trx: Trx, mail: NewMail) =>
  trx
    .insertInto("mail_outbox")
    .values({ ...mail, last_error: null })
    .execute();

/** So many at once, the oldest first, after `after`. */
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
 * Takes a mail for this process alone, until `leaseSeconds` from now; undefined where it is gone or another has it.
 * It is a lease and not an open transaction, so that a slow mail server holds up no connection.
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

export const isWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("mail_outbox").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

// Only while the lease is still ours: after it, another process may be at the same mail.
export const deleteMail = (db: Db, { id, attempts }: MailRow) =>
  db.deleteFrom("mail_outbox").where("id", "=", id).where("attempts", "=", attempts).execute();

/** Gives the lease back, with why. */
export const releaseMail = (db: Db, { id, attempts }: MailRow, reason: string) =>
  db
    .updateTable("mail_outbox")
    .set({ next_try_at: sql`now()`, last_error: reason })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
