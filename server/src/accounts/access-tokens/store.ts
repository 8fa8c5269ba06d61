import type { Scope } from "#contracts/kernel/scopes.ts";
import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";

export type ListedRow = {
  id: string;
  name: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

const listed = ["id", "name", "scopes", "created_at", "expires_at", "last_used_at"] as const;

export const listTokens = (db: Db, accountId: string, now: Date): Promise<ListedRow[]> =>
  db
    .selectFrom("access_tokens")
    .select(listed)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();

type NewToken = Omit<ListedRow, "last_used_at"> & { account_id: string; hash: Buffer };

export const insertToken = (trx: Trx, token: NewToken): Promise<ListedRow> =>
  trx.insertInto("access_tokens").values(token).returning(listed).executeTakeFirstOrThrow();

/** Returns its name; undefined where there is no such token. */
export async function deleteToken(
  trx: Trx,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("access_tokens")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Returns the names of those that had not expired. */
export async function deleteTokens(trx: Trx, accountId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom("access_tokens")
    .where("account_id", "=", accountId)
    .returning(["name", "expires_at"])
    .execute();
  return rows.filter(({ expires_at }) => expires_at > now).map(({ name }) => name);
}

export type TokenQuery = { hash: Buffer; now: Date };

type LiveToken = {
  id: string;
  account_id: string;
  /** Of the person. */
  name: string;
  scopes: Scope[];
  expires_at: Date;
  last_used_at: Date | null;
  is_verified: boolean;
  is_new: boolean;
  suspended_until: string | null;
};

/** The tokens of several hashes that have not expired, with their accounts, in one query and in their order. */
export async function findTokens(
  db: Db,
  queries: readonly TokenQuery[],
): Promise<(LiveToken | undefined)[]> {
  const hashes = queries.map(({ hash }) => hash.toString("hex"));
  const times = queries.map(({ now }) => now.toISOString());
  const query = sql<LiveToken | (Record<keyof LiveToken, unknown> & { id: null })>`
    select t.id, t.account_id, p.name, t.scopes, t.expires_at, t.last_used_at,
      a.verified_at is not null as is_verified,
      a.new_until > now() and not (a.is_admin or a.is_moderator) as is_new,
      case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end as suspended_until
    from unnest(${preparedArray(hashes, "text")}, ${preparedArray(times, "timestamptz")})
      with ordinality as queries (hash, now, position)
    left join access_tokens t on t.hash = decode(queries.hash, 'hex') and t.expires_at > queries.now
    left join accounts a on a.id = t.account_id
    left join profiles p on p.id = t.account_id
    order by queries.position`;
  const rows = await executePrepared(db, query.compile(db));
  return rows.map((row) => (row.id === null ? undefined : row));
}

/** Whether a token of an account has not expired, and its person is not suspended. */
export const isToken = async (
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> =>
  (await db
    .selectFrom("access_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select("t.id")
    .where("t.id", "=", id)
    .where("t.account_id", "=", accountId)
    .where("t.expires_at", ">", now)
    .where(sql<boolean>`a.suspended_until is null or a.suspended_until <= now()`)
    .executeTakeFirst()) !== undefined;

export const updateUsed = (db: Db, id: string, { at, ifBefore }: { at: Date; ifBefore: Date }) =>
  db
    .updateTable("access_tokens")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where((where) =>
      where.or([where("last_used_at", "is", null), where("last_used_at", "<=", ifBefore)]),
    )
    .execute();

export const deleteExpired = (db: Db, now: Date) =>
  db.deleteFrom("access_tokens").where("expires_at", "<=", now).execute();
