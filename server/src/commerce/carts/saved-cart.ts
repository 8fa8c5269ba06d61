import { AppError } from "#contracts/kernel/errors.ts";
import { transact } from "../../platform/db/transact.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { isKey, readCartName } from "./ids.ts";
import { canRead, canSave } from "./policy.ts";
import * as savedCarts from "./saved-cart-store.ts";
import * as store from "./store.ts";

/** `shop` identifies the shop of saved carts: kind, URL, and its members' code if any. */
export type Deps = {
  db: Db;
  shop: { kind: "embedded" | "shopify"; url: string; memberCode: string | null };
};

type SavedCart = { cartId: string | null; memberCode: string | null };

/** The caller's saved cart; null where an embedded one is ordered, expired or another person's. */
export async function getSavedCart({ db, shop }: Deps, session: Session): Promise<SavedCart> {
  const { memberCode } = shop;
  const cartId = await savedCarts.findSavedCart(db, session.userId, shop.url);
  if (cartId === undefined) return { cartId: null, memberCode };
  if (shop.kind === "shopify") return { cartId, memberCode };
  const name = readCartName(cartId);
  const row = name && (await store.findOpenCart(db, name.id));
  const isGood = canRead.allows(session, row) && isKey(name?.key, row.key_hash);
  return { cartId: isGood ? cartId : null, memberCode };
}

/**
 * Saves a cart for the caller. An embedded cart becomes theirs, with the members' discount. Throws NOT_FOUND
 * for one that is ordered, expired, without its key or another person's.
 */
export async function saveCart(
  { db, shop }: Deps,
  session: Session,
  cartId: string | null,
): Promise<SavedCart> {
  const { userId } = session;
  const { memberCode } = shop;
  if (cartId === null) {
    await savedCarts.deleteSavedCart(db, userId, shop.url);
    return { cartId, memberCode };
  }
  const name = shop.kind === "embedded" ? readCartName(cartId) : undefined;
  if (shop.kind === "embedded" && !name) throw noSuchCart();
  await transact(db, async (trx) => {
    if (name) {
      const row = await store.lockOpenCart(trx, name.id);
      if (!canSave.allows(session, row) || !isKey(name.key, row.key_hash)) throw noSuchCart();
      if (row.owner_id === null) await store.updateCart(trx, name.id, { owner_id: userId });
    }
    await savedCarts.upsertSavedCart(trx, userId, shop.url, cartId);
  });
  return { cartId, memberCode };
}

// Another person's cart is not found.
const noSuchCart = () => new AppError("NOT_FOUND", "This cart doesn't exist.");
