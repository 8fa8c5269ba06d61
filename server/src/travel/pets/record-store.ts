import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type RecordRow = Selectable<Schema["pet_records"]>;
export type NewRecord = Insertable<Schema["pet_records"]>;
export type RecordChanges = Updateable<Schema["pet_records"]>;

/** The records of pets, newest first by date given, else by the day of issue or the start of validity. */
export async function listRecords(db: Db, petIds: readonly string[]): Promise<RecordRow[]> {
  if (petIds.length === 0) return [];
  return db
    .selectFrom("pet_records")
    .selectAll()
    .where("pet_id", "in", petIds)
    .orderBy(sql`coalesce(given_at, issued_at, valid_from) desc nulls last`)
    .orderBy("id", "desc")
    .execute();
}

/** Locks the row until the transaction ends. */
export const findRecordForChange = (
  trx: Trx,
  petId: string,
  id: string,
): Promise<RecordRow | undefined> =>
  trx
    .selectFrom("pet_records")
    .selectAll()
    .where("pet_id", "=", petId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function countRecords(db: Db, petId: string): Promise<number> {
  const { records } = await db
    .selectFrom("pet_records")
    .select(({ fn }) => fn.countAll<number>().as("records"))
    .where("pet_id", "=", petId)
    .executeTakeFirstOrThrow();
  return records;
}

export const insertRecord = (trx: Trx, record: NewRecord): Promise<RecordRow> =>
  trx.insertInto("pet_records").values(record).returningAll().executeTakeFirstOrThrow();

export const updateRecord = (trx: Trx, id: string, changes: RecordChanges): Promise<RecordRow> =>
  trx
    .updateTable("pet_records")
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteRecord = (trx: Trx, id: string) =>
  trx.deleteFrom("pet_records").where("id", "=", id).execute();
