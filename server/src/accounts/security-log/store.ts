import { sql } from "kysely";
import type { SecurityEvent } from "#contracts/accounts/security-log.ts";
import type { Db, Trx } from "../../platform/schema.ts";

export type NewEntry = {
  id: string;
  account_id: string;
  what: SecurityEvent;
  device: string;
  network: string | null;
  detail: string | null;
  is_new_device: boolean;
};

export const insertEntry = (db: Db, entry: NewEntry) =>
  db.insertInto("security_log").values(entry).execute();

/** Takes device and network of the session in which it was done. */
export const insertEntryOfSession = (
  db: Db,
  { sessionId, ...entry }: Omit<NewEntry, "device" | "network"> & { sessionId: string },
) =>
  sql`insert into security_log (id, account_id, what, device, network, detail, is_new_device)
    select ${entry.id}, ${entry.account_id}, ${entry.what}, coalesce(s.device, 'Unknown device'),
      s.network, ${entry.detail}, ${entry.is_new_device}
    from (values (1)) as one (n)
    left join sessions s on s.id = ${sessionId} and s.account_id = ${entry.account_id}`.execute(db);

export const listEntries = (
  db: Db,
  accountId: string,
  { before, limit, after }: { before: string | undefined; limit: number; after: Date },
) =>
  db
    .selectFrom("security_log")
    .select(["id", "what", "device", "network", "detail", "is_new_device", "created_at"])
    .where("account_id", "=", accountId)
    .where("created_at", ">", after)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Locks the account until the transaction ends, so that concurrent additions count each other. */
export const lockAccount = (trx: Trx, accountId: string) =>
  trx.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().execute();

/** Whether a session has not ended meanwhile; it can't end until the transaction does. */
export const isSession = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst()) !== undefined;

export const hasEntrySince = async (
  db: Db,
  accountId: string,
  what: SecurityEvent,
  since: Date,
): Promise<boolean> =>
  (await db
    .selectFrom("security_log")
    .select("id")
    .where("account_id", "=", accountId)
    .where("what", "=", what)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The same for entries of a network; null for calls inside the process. */
export const hasEntryOfNetworkSince = async (
  db: Db,
  accountId: string,
  { what, network, since }: { what: SecurityEvent; network: string | null; since: Date },
): Promise<boolean> =>
  (await db
    .selectFrom("security_log")
    .select("id")
    .where("account_id", "=", accountId)
    .where("created_at", ">=", since)
    .where("what", "=", what)
    .where("network", "is not distinct from", network)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const deleteOld = (db: Db, until: Date) =>
  db.deleteFrom("security_log").where("created_at", "<=", until).execute();
