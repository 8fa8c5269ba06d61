import { type Selectable, sql } from "kysely";
import type { Db, Schema, Trx } from "../schema.ts";

export type AddressRow = Selectable<Schema["calendar_addresses"]>;

/** How long a revoked address is remembered, so that its readers hear that it was one. */
const rememberedDays = 365;

/** The addresses of a person that are good, the oldest first. */
export const listAddresses = (db: Db, ownerId: string): Promise<AddressRow[]> =>
  db
    .selectFrom("calendar_addresses")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();

/** An address, also one that was revoked. */
export const findAddress = (db: Db, id: string): Promise<AddressRow | undefined> =>
  db.selectFrom("calendar_addresses").selectAll().where("id", "=", id).executeTakeFirst();

/** The good address of these trips: the one there is, else this. */
export const insertAddress = (
  trx: Trx,
  address: { id: string; owner_id: string; plan_id: string | null },
): Promise<AddressRow> =>
  trx
    .insertInto("calendar_addresses")
    .values(address)
    .onConflict((conflict) =>
      conflict
        .columns(["owner_id", "plan_id"])
        .where("revoked_at", "is", null)
        // Changes nothing, and so answers the row that is there, also one that was made at the same time.
        .doUpdateSet({ owner_id: address.owner_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** True where it was the person's. One that was revoked before stays so. */
export async function revokeAddress(trx: Trx, id: string, ownerId: string): Promise<boolean> {
  const revoked = await trx
    .updateTable("calendar_addresses")
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref("revoked_at"), val(new Date())) }))
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Forgets what was revoked a year ago. */
export const sweepAddresses = (db: Db) =>
  db
    .deleteFrom("calendar_addresses")
    .where(sql<boolean>`revoked_at < now() - make_interval(days => ${rememberedDays})`)
    .execute();
