import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type AdminPolicyRow = Selectable<Schema["shop_policies"]>;
type Kind = AdminPolicyRow["kind"];

export const listPolicies = (db: Db): Promise<AdminPolicyRow[]> =>
  db.selectFrom("shop_policies").selectAll().execute();

/** Undefined if the shop has a policy of this kind. */
export const insertPolicy = (
  trx: Trx,
  row: Insertable<Schema["shop_policies"]>,
): Promise<AdminPolicyRow | undefined> =>
  trx
    .insertInto("shop_policies")
    .values(row)
    .onConflict((conflict) => conflict.column("kind").doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockPolicy = (trx: Trx, kind: Kind): Promise<AdminPolicyRow | undefined> =>
  trx
    .selectFrom("shop_policies")
    .selectAll()
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();

/** Updates a policy and raises its version. */
export const updatePolicy = (
  trx: Trx,
  kind: Kind,
  changes: Updateable<Schema["shop_policies"]>,
): Promise<AdminPolicyRow> =>
  trx
    .updateTable("shop_policies")
    .set(changes)
    .set(({ eb }) => ({ version: eb("version", "+", 1), updated_at: sql<Date>`now()` }))
    .where("kind", "=", kind)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deletePolicy = (trx: Trx, kind: Kind) =>
  trx.deleteFrom("shop_policies").where("kind", "=", kind).execute();
