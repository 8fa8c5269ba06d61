import { cartDays } from "#contracts/commerce/shop.ts";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import type { Attribute } from "./tables.ts";

export type CartRow = Selectable<Schema["carts"]>;
export type GiftCardRow = Selectable<Schema["gift_cards"]>;

/** Not ordered, and touched within its lifetime. */
const isOpen = sql<boolean>`completed_at is null and updated_at > now() - make_interval(days => ${cartDays})`;

const isOnSale = sql<boolean>`p.published_at <= now()`;

export const findOpenCart = (db: Db, id: string): Promise<CartRow | undefined> =>
  db.selectFrom("carts").selectAll().where("id", "=", id).where(isOpen).executeTakeFirst();

/** Locks a cart against changes and orders until this transaction ends. */
export const lockOpenCart = (trx: Trx, id: string): Promise<CartRow | undefined> =>
  trx
    .selectFrom("carts")
    .selectAll()
    .where("id", "=", id)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst();

export const insertCart = (trx: Trx, cart: Pick<CartRow, "id" | "key_hash">): Promise<CartRow> =>
  trx.insertInto("carts").values(cart).returningAll().executeTakeFirstOrThrow();

/** Writes changed columns. `updated_at` only increases, even if the clock does not, since it orders responses. */
export const updateCart = (
  trx: Trx,
  id: string,
  changes: Updateable<Schema["carts"]>,
): Promise<CartRow> =>
  trx
    .updateTable("carts")
    .set({
      ...changes,
      updated_at: sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateCompleted = (trx: Trx, id: string) =>
  trx
    .updateTable("carts")
    .set({ completed_at: sql`now()` })
    .where("id", "=", id)
    .execute();

/** Lines, newest first, joined with their variants on sale. Lines of unpublished products are omitted. */
export const listLines = (db: Db, cartId: string) =>
  db
    .selectFrom("cart_lines as l")
    .innerJoin("variants as v", "v.id", "l.variant_id")
    .innerJoin("products as p", "p.id", "v.product_id")
    .select([
      "l.id",
      "l.variant_id",
      "l.quantity",
      "l.attributes",
      "l.position",
      "v.product_id",
      "v.title as variant_title",
      "v.sku",
      "v.price",
      "v.compare_at",
      "v.stock",
      "p.title",
    ])
    .select(({ selectFrom, ref }) =>
      selectFrom("product_images as i")
        .select("i.path")
        .whereRef("i.product_id", "=", "v.product_id")
        // The variant's own picture, else the product's first.
        .orderBy(sql`i.id is distinct from ${ref("v.image_id")}`)
        .orderBy("i.position")
        .orderBy("i.id")
        .limit(1)
        .as("image_path"),
    )
    .where("l.cart_id", "=", cartId)
    .where(isOnSale)
    .orderBy("l.position", "desc")
    .orderBy("l.id")
    .execute();

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** Those of these variants that are on sale, sold out or not. */
export async function listOnSale(db: Db, variantIds: readonly number[]) {
  if (variantIds.length === 0) return [];
  return db
    .selectFrom("variants as v")
    .innerJoin("products as p", "p.id", "v.product_id")
    .select(["v.id", "v.stock", "p.title"])
    .where("v.id", "in", variantIds)
    .where(isOnSale)
    .execute();
}

type LineValues = {
  id: string;
  variantId: number;
  quantity: number;
  attributes: readonly Attribute[];
  position: number;
};

/** Inserts lines, or overwrites those with the same ids. */
export async function putLines(trx: Trx, cartId: string, lines: readonly LineValues[]) {
  if (lines.length === 0) return;
  const values = lines.map(({ id, variantId, quantity, attributes, position }) => ({
    id,
    cart_id: cartId,
    variant_id: variantId,
    quantity,
    attributes: JSON.stringify(attributes),
    position,
  }));
  await trx
    .insertInto("cart_lines")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        variant_id: ref("excluded.variant_id"),
        quantity: ref("excluded.quantity"),
        attributes: ref("excluded.attributes"),
      })),
    )
    .execute();
}

export async function deleteLines(trx: Trx, cartId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await trx.deleteFrom("cart_lines").where("cart_id", "=", cartId).where("id", "in", ids).execute();
}

/** Codes by lower-case spelling, each with whether it is valid today. */
export async function listDiscountCodes(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return db
    .selectFrom("discount_codes")
    .selectAll()
    .select(
      sql<boolean>`coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)`.as(
        "is_running",
      ),
    )
    .where("code_key", "in", keys)
    .execute();
}

export async function listGiftCards(db: Db, hashes: readonly Buffer[]): Promise<GiftCardRow[]> {
  if (hashes.length === 0) return [];
  return db
    .selectFrom("gift_cards")
    .selectAll()
    .where("code_hash", "in", hashes)
    .where("deactivated_at", "is", null)
    .execute();
}

/** The gift cards of a cart in order of payment. */
export const listCartGiftCards = (db: Db, cartId: string): Promise<GiftCardRow[]> =>
  db
    .selectFrom("cart_gift_cards as c")
    .innerJoin("gift_cards as g", "g.id", "c.gift_card_id")
    .selectAll("g")
    .where("c.cart_id", "=", cartId)
    .where("g.deactivated_at", "is", null)
    .orderBy("c.position")
    .orderBy("g.id")
    .execute();

export async function setCartGiftCards(trx: Trx, cartId: string, ids: readonly number[]) {
  await trx.deleteFrom("cart_gift_cards").where("cart_id", "=", cartId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((id, position) => ({ cart_id: cartId, gift_card_id: id, position }));
  await trx.insertInto("cart_gift_cards").values(rows).execute();
}

/** Charges a gift card; false where its balance is too low or it is deactivated. */
export async function drawGiftCard(trx: Trx, id: number, amount: number): Promise<boolean> {
  const drawn = await trx
    .updateTable("gift_cards")
    .set({ balance: sql<number>`balance - ${amount}::int` })
    .where("id", "=", id)
    .where("balance", ">=", amount)
    .where("deactivated_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return drawn !== undefined;
}

/** Whether the person exists; locks them against deletion until the transaction ends. */
export async function lockProfile(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("profiles")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes untouched and ordered carts after their lifetime. */
export const gcCarts = (db: Db) =>
  db
    .deleteFrom("carts")
    .where(sql<boolean>`updated_at < now() - make_interval(days => ${cartDays})`)
    .execute();
