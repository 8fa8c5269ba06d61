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

/**
 * Takes the mail that is due the longest for this process alone, until `leaseSeconds` from now.
 * It is a lease and not an open transaction, so that a slow mail server holds up no connection.
 */
export const claimDueMail = (db: Db, leaseSeconds: number): Promise<MailRow | undefined> =>
  db
    .updateTable("mail_outbox")
    .set({
      attempts: sql`attempts + 1`,
      next_try_at: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("mail_outbox")
        .select("id")
        .where("next_try_at", "<=", sql<Date>`now()`)
        .orderBy("next_try_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "to_address", "subject", "text", "html", "headers", "created_at", "attempts"])
    .executeTakeFirst();

// Only while the lease is still ours: after it, another process may be at the same mail.
const claimed = (db: Db, { id, attempts }: Pick<MailRow, "id" | "attempts">) =>
  db.deleteFrom("mail_outbox").where("id", "=", id).where("attempts", "=", attempts);

export const deleteMail = (db: Db, mail: MailRow) => claimed(db, mail).execute();

export const postponeMail = (db: Db, mail: MailRow, seconds: number, reason: string) =>
  db
    .updateTable("mail_outbox")
    .set({ next_try_at: sql`now() + make_interval(secs => ${seconds})`, last_error: reason })
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .execute();
