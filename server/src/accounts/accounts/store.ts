import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";

export type Purpose = "verify" | "reset";

type AccountRow = {
  id: string;
  /** Given at sign-up. Nobody else sees it, and no email has it. */
  name: string;
  username: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  /** Time of the sign-up. */
  created_at: Date;
  /** The end of a current suspension, as text since it may be infinite. */
  suspended_until: string | null;
};

const accounts = (db: Db) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("profiles as p", "p.id", "a.id")
    .select([
      "a.id",
      "p.name",
      "p.username",
      "a.email",
      "a.password_hash",
      "a.verified_at",
      "p.created_at",
    ])
    .select(
      sql<
        string | null
      >`case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end`.as(
        "suspended_until",
      ),
    );

export const findAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  accounts(db).where("a.id", "=", id).executeTakeFirst();

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  accounts(db).where("a.email", "=", email).executeTakeFirst();

/** False where the email is taken, also by a concurrent insert. */
export async function insertAccount(
  trx: Trx,
  account: { id: string; email: string; password_hash: string; new_until: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("accounts")
    .values({ ...account, verified_at: null })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const updateVerified = (trx: Trx, id: string, at: Date) =>
  trx
    .updateTable("accounts")
    .set({ verified_at: sql`coalesce(verified_at, ${at})` })
    .where("id", "=", id)
    .execute();

export const updatePassword = (trx: Trx, id: string, password_hash: string) =>
  trx.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();

export type LockedAccount = Pick<AccountRow, "id" | "password_hash" | "verified_at">;

/** Locks the account until the transaction ends. */
export const lockAccount = (trx: Trx, id: string): Promise<LockedAccount | undefined> =>
  trx
    .selectFrom("accounts")
    .select(["id", "password_hash", "verified_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

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
    with was as (select id from accounts where id = ${id} and suspended_until > now() for update)
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

type SessionRow = { id: string; device: string; created_at: Date; expires_at: Date };

/** A token's session and account, and the time after which it must end. */
export type SessionQuery = { id: string; accountId: string; endedBefore: Date };
type LiveSession = {
  is_admin: boolean;
  is_moderator: boolean;
  is_verified: boolean;
  is_new: boolean;
  /** Set while the person is suspended; then the session need not be live. */
  suspended_until: string | null;
};

/** The accounts of several tokens with live sessions or suspended people in one query, in their order. */
export async function findSessions(
  db: Db,
  queries: readonly SessionQuery[],
): Promise<(LiveSession | undefined)[]> {
  const ids = queries.map(({ id }) => id);
  const accountIds = queries.map(({ accountId }) => accountId);
  const ends = queries.map(({ endedBefore }) => endedBefore.toISOString());
  const query = sql<{ [Key in keyof LiveSession]: LiveSession[Key] | null }>`
    select a.is_admin, a.is_moderator or a.is_admin as is_moderator,
      a.verified_at is not null as is_verified,
      a.new_until > now() and not (a.is_admin or a.is_moderator) as is_new,
      case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end as suspended_until
    from unnest(${preparedArray(ids, "uuid")}, ${preparedArray(accountIds, "uuid")},
        ${preparedArray(ends, "timestamptz")})
      with ordinality as asked (id, account_id, ended_before, position)
    left join sessions s on s.id = asked.id and s.account_id = asked.account_id
      and s.expires_at > asked.ended_before
    left join accounts a on a.id = asked.account_id
      and (s.id is not null or a.suspended_until > now())
    order by asked.position`;
  const rows = await executePrepared(db, query.compile(db));
  return rows.map(({ is_admin, is_moderator, is_verified, is_new, suspended_until }) =>
    is_admin === null
      ? undefined
      : {
          is_admin,
          is_moderator: is_moderator === true,
          is_verified: is_verified === true,
          is_new: is_new === true,
          suspended_until,
        },
  );
}

export const listSessions = (db: Db, accountId: string, at: Date): Promise<SessionRow[]> =>
  db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "expires_at"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", at)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const insertSession = (
  db: Db,
  session: { id: string; account_id: string; device: string; created_at: Date; expires_at: Date },
) => db.insertInto("sessions").values(session).execute();

/** False where the session has ended. */
export async function extendSession(db: Db, id: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ expires_at: until })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a person's sessions, except one; returns their number. */
export async function deleteSessions(
  db: Db,
  accountId: string,
  exceptId?: string,
): Promise<number> {
  const all = db.deleteFrom("sessions").where("account_id", "=", accountId);
  const { numDeletedRows } = await (
    exceptId === undefined ? all : all.where("id", "!=", exceptId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

export const insertMailedToken = (
  trx: Trx,
  token: { hash: Buffer; purpose: Purpose; account_id: string; created_at: Date; expires_at: Date },
) => trx.insertInto("mailed_tokens").values(token).execute();

/** Creation times of the valid tokens of a kind. */
export const listMailedTokens = (trx: Trx, accountId: string, purpose: Purpose, at: Date) =>
  trx
    .selectFrom("mailed_tokens")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .execute();

/** The account of a token, without using it up. */
export const findMailedToken = (db: Db, hash: Buffer, purpose: Purpose, at: Date) =>
  db
    .selectFrom("mailed_tokens")
    .select("account_id")
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .executeTakeFirst();

/** False where a concurrent use was first. */
export async function deleteMailedToken(trx: Trx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("mailed_tokens")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteMailedTokens = (trx: Trx, accountId: string, purpose: Purpose) =>
  trx
    .deleteFrom("mailed_tokens")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .execute();

/** A session that ended may be valid again after the clock is set back, so its row stays for this long. */
const endedSessionMs = 24 * 60 * 60 * 1000;

export async function deleteExpired(db: Db, at: Date): Promise<void> {
  const ended = new Date(at.getTime() - endedSessionMs);
  await db.deleteFrom("sessions").where("expires_at", "<=", ended).execute();
  await db.deleteFrom("mailed_tokens").where("expires_at", "<=", at).execute();
}
