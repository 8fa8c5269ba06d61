import { AppError } from "#contracts/kernel/errors.ts";
import { transact } from "../../platform/db/transact.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { isKey, readCartName } from "./ids.ts";
import * as keptStore from "./saved-cart-store.ts";
import * as store from "./store.ts";

/** `shop` says whose carts they are: its kind, where it answers, and its code for members where it has one. */
export type Deps = {
  db: Db;
  shop: { kind: "embedded" | "shopify"; url: string; memberCode: string | null };
};

type Kept = { cartId: string | null; memberCode: string | null };

/** The cart that follows the bearer; null also where one of ours is ordered, expired, or somebody else's. */
export async function getSavedCart({ db, shop }: Deps, session: Session): Promise<Kept> {
  const { memberCode } = shop;
  const cartId = await keptStore.findKeptCart(db, session.userId, shop.url);
  if (cartId === undefined) return { cartId: null, memberCode };
  if (shop.kind === "shopify") return { cartId, memberCode };
  const name = readCartName(cartId);
  const row = name && (await store.findOpenCart(db, name.id));
  const isGood = row?.owner_id === session.userId && isKey(name?.key, row.key_hash);
  return { cartId: isGood ? cartId : null, memberCode };
}

/**
 * Keeps a cart for the bearer. One of ours is theirs from then on, with the members' discount.
 * Throws NOT_FOUND for one of ours that is ordered, expired, asked for without its key, or somebody else's.
 */
export async function saveCart(
  { db, shop }: Deps,
  session: Session,
  cartId: string | null,
): Promise<Kept> {
  const { userId } = session;
  const { memberCode } = shop;
  if (cartId === null) {
    await keptStore.deleteKeptCart(db, userId, shop.url);
    return { cartId, memberCode };
  }
  const name = shop.kind === "embedded" ? readCartName(cartId) : undefined;
  if (shop.kind === "embedded" && !name) throw noSuchCart();
  await transact(db, async (trx) => {
    if (name) {
      const row = await store.lockOpenCart(trx, name.id);
      if (!row || !isKey(name.key, row.key_hash)) throw noSuchCart();
      if (row.owner_id !== null && row.owner_id !== userId) throw noSuchCart();
      if (row.owner_id === null) await store.updateCart(trx, name.id, { owner_id: userId });
    }
    await keptStore.putKeptCart(trx, userId, shop.url, cartId);
  });
  return { cartId, memberCode };
}

// Somebody else's cart answers like a missing one.
const noSuchCart = () => new AppError("NOT_FOUND", "There is no such cart.");
