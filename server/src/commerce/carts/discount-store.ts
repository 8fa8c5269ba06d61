import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Schema } from "../../platform/schema.ts";

export type DiscountRow = Selectable<Schema["discount_codes"]>;

/** Discount codes, newest first. */
export const listCodes = (
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<DiscountRow[]> =>
  db
    .selectFrom("discount_codes")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Undefined if a code exists that differs only in case. */
export const insertCode = (
  db: Db,
  row: Insertable<Schema["discount_codes"]>,
): Promise<DiscountRow | undefined> =>
  db
    .insertInto("discount_codes")
    .values(row)
    .onConflict((conflict) => conflict.column("code_key").doNothing())
    .returningAll()
    .executeTakeFirst();

/** Whether the code existed. */
export async function deleteCode(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("discount_codes")
    .where("id", "=", id)
    .returning(sql`1`.as("one"))
    .executeTakeFirst();
  return deleted !== undefined;
}
