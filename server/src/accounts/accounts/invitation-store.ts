import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export type InvitationRow = {
  id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  user_id: string | null;
  username: string | null;
};

/** A person's invitations that are valid or were used, newest first. */
export const listInvitations = (db: Db, inviterId: string): Promise<InvitationRow[]> =>
  db
    .selectFrom("invitations as i")
    // A hidden profile, as of an account that is being deleted, is not named.
    .leftJoin("profiles as p", (join) => join.onRef("p.id", "=", "i.used_by").on(isListed))
    .select(["i.id", "i.created_at", "i.expires_at", "i.used_at"])
    .select(["p.id as user_id", "p.username"])
    .where("i.inviter_id", "=", inviterId)
    .where((where) => where.or([where("i.used_at", "is not", null), isValid]))
    .orderBy("i.id", "desc")
    .limit(100)
    .execute();

const isListed = sql<boolean>`p.hidden_at is null`;
const isValid = sql<boolean>`i.expires_at > now()`;

/** The invitations that a person has created within some days. The account is locked, so concurrent ones wait. */
export async function countRecent(trx: Trx, inviterId: string, days: number): Promise<number> {
  await sql`select 1 from accounts where id = ${inviterId} for no key update`.execute(trx);
  return countCreated(trx, inviterId, days);
}

export async function countCreated(db: Db, inviterId: string, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from invitations
    where inviter_id = ${inviterId} and created_at > now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const insertInvitation = (trx: Trx, id: string, inviterId: string, days: number) =>
  trx
    .insertInto("invitations")
    .values({
      id,
      inviter_id: inviterId,
      expires_at: sql`now() + make_interval(days => ${days}::integer)`,
    })
    .returning(["id", "created_at", "expires_at", "used_at"])
    .executeTakeFirstOrThrow();

/** False where it was used, or belongs to another person. */
export async function deleteUnused(db: Db, id: string, inviterId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("id", "=", id)
    .where("inviter_id", "=", inviterId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A link works while it is unused, it hasn't expired, and its sender isn't suspended. */
const isOpen = sql`
  i.used_at is null and i.expires_at > now()
  and not exists (select from accounts a where a.id = i.inviter_id
    and (a.suspended_until > now() or a.deletion_asked_at is not null))`;

/** The sender's name and the end of an invitation that can be used. */
export async function findOpen(
  db: Db,
  id: string,
): Promise<{ inviter: string; expires_at: Date } | undefined> {
  const { rows } = await sql<{ inviter: string; expires_at: Date }>`
    select p.username as inviter, i.expires_at
    from invitations i join profiles p on p.id = i.inviter_id
    where i.id = ${id} and ${isOpen}`.execute(db);
  return rows[0];
}

/** Uses an invitation up; false where it can't be used, also because of a concurrent sign-up. */
export async function useInvitation(trx: Trx, id: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    update invitations i set used_at = now(), used_by = ${accountId}
    where i.id = ${id} and ${isOpen} returning 1`.execute(trx);
  return rows.length > 0;
}

export const deleteExpired = (db: Db) =>
  db
    .deleteFrom("invitations")
    .where("used_at", "is", null)
    .where("expires_at", "<=", sql<Date>`now()`)
    .execute();
