import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

/** What members change of a place. */
export type VenueColumns = Updateable<Schema["venues"]>;

export const insertVenue = (trx: Trx, venue: Insertable<Schema["venues"]>) =>
  trx.insertInto("venues").values(venue).execute();

/** Changes a place; imports leave the columns of `corrected` alone from now on. */
export const updateVenue = (
  trx: Trx,
  id: string,
  columns: VenueColumns,
  corrected: readonly string[],
) =>
  trx
    .updateTable("venues")
    .set({
      ...columns,
      changed_at: new Date(),
      corrected: sql<string[]>`array(
        select distinct unnest(corrected || ${corrected}::text[]) order by 1)`,
    })
    .where("id", "=", id)
    .execute();

/** Opens a place, and leaves whether it is open to imports again. */
export const unsetClosed = (trx: Trx, id: string) =>
  trx
    .updateTable("venues")
    .set({
      closed_at: null,
      changed_at: new Date(),
      corrected: sql<string[]>`array_remove(corrected, 'closed_at')`,
    })
    .where("id", "=", id)
    .execute();

/** Of some places, those that are closed because a member found them closed. */
export async function listClosedByMembers(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("venues")
    .select("id")
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where("closed_at", "is not", null)
    .where(sql<boolean>`'closed_at' = any (corrected)`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a place until the transaction ends. */
export const lockRow = (trx: Trx, id: string) =>
  trx.selectFrom("venues").select("id").where("id", "=", id).forUpdate().execute();

/** Of some places, when a suggestion that named a value was last accepted. `field` is on the wire, `pets` with its part. */
export type CheckRow = { venue_id: string; field: string; checked_at: Date };

export async function listChecks(db: Db, ids: readonly string[]): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select s.venue_id, named.field, max(s.decided_at) as checked_at
    from venue_suggestions s cross join lateral (
      select 'closedAt' as field where s.kind = 'closed'
      union all select key from jsonb_object_keys(s.changes) key where key <> 'pets'
      union all select 'pets.' || key from jsonb_object_keys(coalesce(s.changes -> 'pets', '{}')) key
    ) named
    where s.venue_id = any (${ids}::uuid[]) and s.state = 'accepted'
    group by s.venue_id, named.field`.execute(db);
  return rows;
}
