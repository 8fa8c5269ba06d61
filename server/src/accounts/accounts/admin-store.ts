import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

/** False where nothing changed. */
export async function updateAdmin(db: Db, id: string, is_admin: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set({ is_admin })
    .where("id", "=", id)
    .where("is_admin", "!=", is_admin)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True where the account was suspended. */
export async function liftSuspension(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    with was as (select id from accounts
      where id = ${id} and suspended_until > now() and deletion_asked_at is null for update)
    update accounts a set suspended_until = null from was where a.id = was.id returning a.id`.execute(
    db,
  );
  return rows.length > 0;
}

export type LockedMember = {
  id: string;
  is_admin: boolean;
  is_moderator: boolean;
  is_suspended: boolean;
};

/**
 * Locks an account, the person who changes it and, if it is an admin's, all admins: in one order, so that concurrent
 * changes wait for each other.
 */
export async function lockWithAdmins(
  trx: Trx,
  id: string,
  byId: string = id,
): Promise<LockedMember[]> {
  const { rows } = await sql<LockedMember>`
    select id, is_admin, is_moderator, coalesce(suspended_until > now(), false) as is_suspended
    from accounts
    where id in (${id}, ${byId})
      or (is_admin and (select is_admin from accounts where id = ${id}))
    order by id for no key update`.execute(trx);
  return rows;
}

/** The longest-serving other admin. */
export const findOtherAdmin = (db: Db, id: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("is_admin", "=", true)
    .where("id", "!=", id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
