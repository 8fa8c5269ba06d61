import type { Db, Trx } from "../../platform/schema.ts";
import { type Cart, readCart } from "./read.ts";
import * as store from "./store.ts";

export type { Address, Buyer, Preferences } from "./buyer.ts";
export type { BuyerInput } from "./buyer-changes.ts";
export type { Changed } from "./change.ts";
export { type CountTries, makeCountTries } from "./code-tries.ts";
export * from "./changes.ts";
export { clampToStock } from "./clamp.ts";
export { findCart, type SeenCart } from "./find.ts";
export { cartGlobalId, giftCardGlobalId, lineGlobalId } from "./ids.ts";
export type { LineInput, LineUpdate } from "./line-changes.ts";
export {
  countThings,
  listTooMany,
  type QuantityLimits,
  tooManyInAll,
  tooManyOfOne,
} from "./quantity-limits.ts";
export { createGiftCard, NewGiftCard } from "./new-gift-card.ts";
export type { Cart, CartLine } from "./read.ts";
export { gcCarts } from "./store.ts";
export type { Attribute } from "./tables.ts";

/** An open cart by its id at current prices; undefined where it is ordered, expired or unknown. */
export async function findOpenCart(db: Db, cartId: string): Promise<Cart | undefined> {
  const row = await store.findOpenCart(db, cartId);
  return row && readCart(db, row);
}

/**
 * Locks an open cart until the transaction ends. A concurrent caller waits and then finds it undefined if it
 * was ordered. Its lines may exceed the stock, which the caller checks.
 */
export async function readCartForOrder(trx: Trx, cartId: string): Promise<Cart | undefined> {
  const row = await store.lockOpenCart(trx, cartId);
  return row && readCart(trx, row);
}

/**
 * Closes a cart that `readCartForOrder` read in the same transaction, and charges its gift cards. False where
 * a card was spent in the meantime: then roll the transaction back and read the cart again.
 */
export async function completeCart(
  trx: Trx,
  { id, giftCards }: Pick<Cart, "id" | "giftCards">,
): Promise<boolean> {
  // In order of ids, so that two orders with the same cards cannot deadlock.
  for (const card of giftCards.toSorted((a, b) => a.id - b.id)) {
    if (card.amount > 0 && !(await store.drawGiftCard(trx, card.id, card.amount))) return false;
  }
  await store.updateCompleted(trx, id);
  return true;
}
