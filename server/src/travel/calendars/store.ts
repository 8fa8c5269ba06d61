import { type Selectable, sql } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

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

/** Ends all addresses of a person that are good; how many there were. */
export async function endAddresses(trx: Trx, ownerId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("calendar_addresses")
    .set({ revoked_at: sql`now()`, ended_with_password: true })
    .where("owner_id", "=", ownerId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The addresses that ended with a password within `days` and have no successor, the oldest first. */
export const listEndedAddresses = (db: Db, ownerId: string, days: number) =>
  db
    .selectFrom("calendar_addresses as a")
    .leftJoin("plans as p", "p.id", "a.plan_id")
    .select(["a.id", "a.plan_id", "p.destination"])
    .where("a.owner_id", "=", ownerId)
    .where("a.ended_with_password", "=", true)
    .where(sql<boolean>`a.revoked_at > now() - make_interval(days => ${days}::int)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("calendar_addresses as newer")
            .select("newer.id")
            .where("newer.owner_id", "=", ownerId)
            .where(sql<boolean>`newer.plan_id is not distinct from a.plan_id`)
            .where(sql<boolean>`newer.created_at > a.revoked_at`),
        ),
      ),
    )
    .orderBy("a.id")
    .execute();

/** Takes a person's addresses off the list of what ended with a password. */
export async function clearEndedAddresses(db: Db, ownerId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("calendar_addresses")
    .set({ ended_with_password: false })
    .where("owner_id", "=", ownerId)
    .where("ended_with_password", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what was revoked a year ago. */
export const gcAddresses = (db: Db) =>
  db
    .deleteFrom("calendar_addresses")
    .where(sql<boolean>`revoked_at < now() - make_interval(days => ${rememberedDays})`)
    .execute();
