import { type Selectable, sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { canDelete, isOwner } from "./policy.ts";

export type AddressRow = Selectable<Schema["calendar_addresses"]>;

/** How long a revoked link answers GONE before it is deleted. */
const retentionDays = 365;

/** The active links of a person, oldest first. */
export const listAddresses = (db: Db, viewer: Viewer): Promise<AddressRow[]> =>
  db
    .selectFrom("calendar_addresses")
    .selectAll()
    .where(isOwner(viewer))
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();

/** A link by id, revoked or not. */
export const findAddress = (db: Db, id: string): Promise<AddressRow | undefined> =>
  db.selectFrom("calendar_addresses").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns the active link of this trip (or of all trips); inserts the given one if there is none. */
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
        // A no-op update, so that the existing row is returned even if a concurrent insert won.
        .doUpdateSet({ owner_id: address.owner_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Revokes a link; false for one that the caller may not delete. An earlier revocation time is kept. */
export async function revokeAddress(trx: Trx, id: string, caller: Viewer): Promise<boolean> {
  const revoked = await trx
    .updateTable("calendar_addresses")
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref("revoked_at"), val(new Date())) }))
    .where("id", "=", id)
    .where(canDelete(caller))
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes all active links of a person because of a password change; returns their number. */
export async function endAddresses(trx: Trx, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("calendar_addresses")
    .set({ revoked_at: sql`now()`, ended_with_password: true })
    .where(isOwner(owner))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Links revoked by a password change within `days` and not recreated since, oldest first. */
export const listEndedAddresses = (db: Db, owner: Viewer, days: number) =>
  db
    .selectFrom("calendar_addresses as a")
    .leftJoin("plans as p", "p.id", "a.plan_id")
    .select(["a.id", "a.plan_id", "p.destination"])
    .where(isOwner(owner, "a"))
    .where("a.ended_with_password", "=", true)
    .where(sql<boolean>`a.revoked_at > now() - make_interval(days => ${days}::int)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("calendar_addresses as newer")
            .select("newer.id")
            .where(isOwner(owner, "newer"))
            .where(sql<boolean>`newer.plan_id is not distinct from a.plan_id`)
            .where(sql<boolean>`newer.created_at > a.revoked_at`),
        ),
      ),
    )
    .orderBy("a.id")
    .execute();

/** Clears a person's list of links revoked by a password change; returns their number. */
export async function clearEndedAddresses(db: Db, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("calendar_addresses")
    .set({ ended_with_password: false })
    .where(isOwner(owner))
    .where("ended_with_password", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes all active links to the calendar of a trip that gets another owner. */
export const endTripAddresses = (trx: Trx, tripId: string) =>
  trx
    .updateTable("calendar_addresses")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("revoked_at", "is", null)
    .execute();

/** Deletes links that were revoked a year ago. */
export const gcAddresses = (db: Db) =>
  db
    .deleteFrom("calendar_addresses")
    .where(sql<boolean>`revoked_at < now() - make_interval(days => ${retentionDays})`)
    .execute();
