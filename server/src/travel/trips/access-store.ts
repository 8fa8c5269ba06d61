import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { canRead, isOwner } from "./policy.ts";

/** Who may read a trip, and change it. */
export const findAccess = (db: Db, id: string) =>
  db
    .selectFrom("plans")
    .select(["owner_id", "member_ids", "editor_ids"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The owner of a trip; undefined for one that is gone. */
export const findOwner = async (db: Db, id: string): Promise<string | undefined> =>
  (await findAccess(db, id))?.owner_id;

/** Locks a trip with which the caller may do something until the transaction ends. */
export const lockTrip = (trx: Trx, id: string, isAllowed: RawBuilder<boolean>) =>
  trx
    .selectFrom("plans")
    .select("id")
    .where("id", "=", id)
    .where(isAllowed)
    .forUpdate()
    .executeTakeFirst();

/** Locks several trips in one order. */
export async function lockTrips(trx: Trx, condition: RawBuilder<boolean>): Promise<string[]> {
  const query = trx.selectFrom("plans").select("id").where(condition).orderBy("id").forUpdate();
  return (await query.execute()).map(({ id }) => id);
}

/** The trips that a person owns or joined. */
export async function countReadable(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("plans")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(canRead(viewer))
    .executeTakeFirstOrThrow();
  return count;
}

/** The trips that a person owns. */
export async function countTrips(db: Db, owner: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("plans")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isOwner(owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** Bytes of the lists and notes over a person's trips, except one. */
export async function sumBytes(trx: Trx, owner: Viewer, exceptId?: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(legs::text) + octet_length(stays::text) + octet_length(items::text)
      + octet_length(costs::text) + octet_length(notes)), 0)::float8 as bytes
    from plans where ${isOwner(owner)} and id is distinct from ${exceptId ?? null}::uuid`.execute(
    trx,
  );
  return rows[0]?.bytes ?? 0;
}
