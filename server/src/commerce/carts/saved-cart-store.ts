import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export async function findSavedCart(db: Db, profileId: string, shop: string) {
  const row = await db
    .selectFrom("kept_carts")
    .select("cart_id")
    .where("profile_id", "=", profileId)
    .where("shop", "=", shop)
    .executeTakeFirst();
  return row?.cart_id;
}

export const upsertSavedCart = (trx: Trx, profileId: string, shop: string, cartId: string) =>
  trx
    .insertInto("kept_carts")
    .values({ profile_id: profileId, shop, cart_id: cartId })
    .onConflict((conflict) =>
      conflict
        .columns(["profile_id", "shop"])
        .doUpdateSet({ cart_id: cartId, updated_at: sql`now()` }),
    )
    .execute();

export const deleteSavedCart = (db: Db, profileId: string, shop: string) =>
  db
    .deleteFrom("kept_carts")
    .where("profile_id", "=", profileId)
    .where("shop", "=", shop)
    .execute();
