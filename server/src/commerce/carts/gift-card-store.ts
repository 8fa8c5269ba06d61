import type { Insertable, Updateable } from "kysely";
import type { Db, Schema } from "../../platform/schema.ts";
import type { GiftCardRow } from "./store.ts";

export type { GiftCardRow } from "./store.ts";

/** Gift cards, newest first. */
export const listGiftCards = (
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<GiftCardRow[]> =>
  db
    .selectFrom("gift_cards")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const insertGiftCard = (
  db: Db,
  row: Insertable<Schema["gift_cards"]>,
): Promise<GiftCardRow> =>
  db.insertInto("gift_cards").values(row).returningAll().executeTakeFirstOrThrow();

/** Undefined if there is no such card. */
export const updateGiftCard = (
  db: Db,
  id: number,
  changes: Updateable<Schema["gift_cards"]>,
): Promise<GiftCardRow | undefined> =>
  db
    .updateTable("gift_cards")
    // The row is returned also if nothing changes.
    .set({ id, ...changes })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
