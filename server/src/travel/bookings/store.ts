import { type Insertable, sql } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isOwner } from "./policy.ts";
import type { StoredReading } from "./tables.ts";

type NewMail = Pick<
  Insertable<Schema["inbound_mails"]>,
  "id" | "profile_id" | "message_hash" | "subject" | "raw"
>;

/** How many emails of a person wait, and how many of these aren't read yet. */
export async function countWaiting(
  trx: Trx,
  userId: string,
): Promise<{ waiting: number; unread: number }> {
  const { rows } = await sql<{ waiting: number; unread: number }>`
    select count(*)::int as waiting, count(raw)::int as unread
    from inbound_mails where waits_since is not null and ${isOwner({ userId })}`.execute(trx);
  return rows[0] ?? { waiting: 0, unread: 0 };
}

/** False where this email was received before. */
export async function insertReceived(trx: Trx, row: NewMail): Promise<boolean> {
  const inserted = await trx
    .insertInto("inbound_mails")
    .values(row)
    .onConflict((conflict) => conflict.columns(["profile_id", "message_hash"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** An email that isn't read yet. */
export const findUnread = (db: Db, id: string) =>
  db
    .selectFrom("inbound_mails")
    .select(["id", "profile_id", "subject", "raw"])
    .where("id", "=", id)
    .where("raw", "is not", null)
    .executeTakeFirst();

export async function listUnreadIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("inbound_mails")
    .select("id")
    .where("raw", "is not", null)
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores what was found, and drops the email. False where another server did, or the person dismissed it. */
export async function updateRead(trx: Trx, id: string, reading: StoredReading): Promise<boolean> {
  const { rows } = await sql`
    update inbound_mails set raw = null, reading = ${JSON.stringify(reading)}::jsonb
    where id = ${id} and raw is not null and waits_since is not null returning 1`.execute(trx);
  return rows.length > 0;
}

/** A person's waiting emails, newest first. */
export const listWaiting = (db: Db, userId: string) =>
  db
    .selectFrom("inbound_mails")
    .select(["id", "subject", "reading", "received_at"])
    .where(isOwner({ userId }, "inbound_mails"))
    .where("waits_since", "is not", null)
    .orderBy("id", "desc")
    .limit(100)
    .execute();

/** False where it doesn't wait. Its hash stays, so that it isn't taken again. */
export async function updateDismissed(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update inbound_mails set raw = null, reading = null, subject = '', waits_since = null
    where id = ${id} and waits_since is not null and ${isOwner({ userId })} returning 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Deletes emails after ninety days, waiting or not. */
export const deleteOld = (db: Db) =>
  db
    .deleteFrom("inbound_mails")
    .where("received_at", "<", sql<Date>`now() - interval '90 days'`)
    .execute();
