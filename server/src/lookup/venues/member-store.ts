import { type Insertable, sql, type Updateable } from "kysely";
import type { Schema, Trx } from "../../platform/schema.ts";

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

/** Locks a place until the transaction ends. */
export const lockRow = (trx: Trx, id: string) =>
  trx.selectFrom("venues").select("id").where("id", "=", id).forUpdate().execute();
