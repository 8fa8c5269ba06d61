import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

/** A suspension that is under way stays as it is. */
export const markDeleted = (trx: Trx, id: string, at: Date) =>
  sql`update accounts set deletion_asked_at = ${at},
      deletion_suspends = coalesce(suspended_until <= now(), true),
      suspended_until = case when suspended_until > now() then suspended_until else 'infinity' end
    where id = ${id}`.execute(trx);

export const unmarkDeleted = (trx: Trx, id: string) =>
  sql`update accounts set deletion_asked_at = null, deletion_suspends = false,
      suspended_until = case
        when deletion_suspends and suspended_until = 'infinity' then null else suspended_until end
    where id = ${id}`.execute(trx);

/** The accounts that were deleted until then. */
export const listDeletedUntil = (db: Db, until: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("deletion_asked_at", "<=", until)
    .orderBy("deletion_asked_at")
    .limit(200)
    .execute();
