import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";

export * from "./mailed-token-store.ts";

export type AccountRow = {
  id: string;
  /** Given at sign-up. Other people don't see it, and no email contains it. */
  name: string;
  username: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  /** Time of the sign-up. */
  created_at: Date;
  /** The end of a current suspension, as text since it may be infinite. */
  suspended_until: string | null;
  /** When its person deleted it, where it can still come back. */
  deletion_asked_at: Date | null;
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
      "a.deletion_asked_at",
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

export const updateEmail = (trx: Trx, id: string, email: string) =>
  trx.updateTable("accounts").set({ email }).where("id", "=", id).execute();

/** Whether a write failed because another account has the address. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  error.constraint === "accounts_email_key";

export type LockedAccount = Pick<AccountRow, "id" | "password_hash" | "verified_at">;

/** Locks the account until the transaction ends. */
export const lockAccount = (trx: Trx, id: string): Promise<LockedAccount | undefined> =>
  trx
    .selectFrom("accounts")
    .select(["id", "password_hash", "verified_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type SessionRow = { id: string; device: string; created_at: Date; expires_at: Date };

/** A token's session and account, and the time after which it must end. */
export type SessionQuery = { id: string; accountId: string; endedBefore: Date };
type LiveSession = {
  is_admin: boolean;
  is_moderator: boolean;
  is_verified: boolean;
  is_new: boolean;
  /** The last log-in or proof; null without a live session. */
  proved_at: Date | null;
  two_factor: boolean;
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
      s.proved_at, coalesce(s.two_factor, false) as two_factor,
      a.new_until > now() and not (a.is_admin or a.is_moderator) as is_new,
      case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end as suspended_until
    from unnest(${preparedArray(ids, "uuid")}, ${preparedArray(accountIds, "uuid")},
        ${preparedArray(ends, "timestamptz")})
      with ordinality as queries (id, account_id, ended_before, position)
    left join sessions s on s.id = queries.id and s.account_id = queries.account_id
      and s.expires_at > queries.ended_before
    left join accounts a on a.id = queries.account_id and a.deletion_asked_at is null
      and (s.id is not null or a.suspended_until > now())
    order by queries.position`;
  const rows = await executePrepared(db, query.compile(db));
  return rows.map(
    ({ is_admin, is_moderator, is_verified, is_new, proved_at, two_factor, suspended_until }) =>
      is_admin === null
        ? undefined
        : {
            is_admin,
            is_moderator: is_moderator === true,
            is_verified: is_verified === true,
            is_new: is_new === true,
            proved_at,
            two_factor: two_factor === true,
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
  session: {
    id: string;
    account_id: string;
    device: string;
    network: string | null;
    created_at: Date;
    proved_at: Date;
    two_factor: boolean;
    expires_at: Date;
  },
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

/** A second factor of a session stays. */
export const updateProved = (trx: Trx, id: string, at: Date, isTwoFactor: boolean) =>
  trx
    .updateTable("sessions")
    .set({ proved_at: at, ...(isTwoFactor && { two_factor: true }) })
    .where("id", "=", id)
    .execute();

/** Returns its device; undefined where there is no such session. */
export async function deleteSession(
  db: Db,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("device")
    .executeTakeFirst();
  return row?.device;
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

/** A session that ended may be valid again after the clock is set back, so its row stays for this long. */
const endedSessionMs = 24 * 60 * 60 * 1000;

export async function deleteExpired(db: Db, at: Date): Promise<void> {
  const ended = new Date(at.getTime() - endedSessionMs);
  await db.deleteFrom("sessions").where("expires_at", "<=", ended).execute();
  await db.deleteFrom("mailed_tokens").where("expires_at", "<=", at).execute();
}

/** What a person may do without a session, in work that they started. */
export async function findStanding(
  db: Db,
  id: string,
): Promise<
  | { name: string; is_verified: boolean; is_new: boolean; suspended_until: string | null }
  | undefined
> {
  return db
    .selectFrom("accounts as a")
    .innerJoin("profiles as p", "p.id", "a.id")
    .select("p.name")
    .select([
      sql<boolean>`a.verified_at is not null`.as("is_verified"),
      sql<boolean>`coalesce(a.new_until > now() and not (a.is_admin or a.is_moderator), false)`.as(
        "is_new",
      ),
      sql<
        string | null
      >`case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end`.as(
        "suspended_until",
      ),
    ])
    .where("a.id", "=", id)
    .where("a.deletion_asked_at", "is", null)
    .executeTakeFirst();
}
