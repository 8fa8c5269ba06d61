import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isOwner } from "./policy.ts";

export type CarrierRow = Selectable<Schema["carriers"]>;

/** The owner's carriers, oldest first. */
export const listCarriers = (db: Db, owner: Viewer): Promise<CarrierRow[]> =>
  db.selectFrom("carriers").selectAll().where(isOwner(owner)).orderBy("id").execute();

/** A carrier with which the caller may do something, locked until the transaction ends. */
export const lockCarrier = (
  trx: Trx,
  id: string,
  isAllowed: RawBuilder<boolean>,
): Promise<CarrierRow | undefined> =>
  trx
    .selectFrom("carriers")
    .selectAll()
    .where("id", "=", id)
    .where(isAllowed)
    .forUpdate()
    .executeTakeFirst();

/** Serializes changes of one owner's carriers, so that two requests cannot both take the last free place. */
export const lockCarriers = (trx: Trx, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`carriers of ${ownerId}`}, 0))`.execute(trx);

export async function countCarriers(db: Db, owner: Viewer): Promise<number> {
  const { carriers } = await db
    .selectFrom("carriers")
    .select(({ fn }) => fn.countAll<number>().as("carriers"))
    .where(isOwner(owner))
    .executeTakeFirstOrThrow();
  return carriers;
}

export const insertCarrier = (
  trx: Trx,
  carrier: Insertable<Schema["carriers"]>,
): Promise<CarrierRow> =>
  trx.insertInto("carriers").values(carrier).returningAll().executeTakeFirstOrThrow();

export const updateCarrier = (
  trx: Trx,
  id: string,
  changes: Updateable<Schema["carriers"]>,
): Promise<CarrierRow> =>
  trx
    .updateTable("carriers")
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteCarrier = (trx: Trx, id: string) =>
  trx.deleteFrom("carriers").where("id", "=", id).execute();
