import type { Db } from "../../platform/schema.ts";
import { isKey, readCartName } from "./ids.ts";
import { type Cart, readCart } from "./read.ts";
import * as store from "./store.ts";

/** A cart as a caller may see it. Without the key, the buyer's data are omitted. */
export type SeenCart = Cart & { key: string | undefined };

/** The open cart of a global id, or undefined. */
export async function findCart(db: Db, globalId: string): Promise<SeenCart | undefined> {
  const name = readCartName(globalId);
  const row = name && (await store.findOpenCart(db, name.id));
  if (!row) return undefined;
  const cart = await readCart(db, row);
  return isKey(name.key, row.key_hash) ? { ...cart, key: name.key } : withoutBuyer(cart);
}

/** Gift cards are omitted as if there were none, so that the totals stay consistent. */
const withoutBuyer = (cart: Cart): SeenCart => ({
  ...cart,
  key: undefined,
  note: null,
  buyer: { ...cart.buyer, email: null, phone: null, addresses: [], preferences: null },
  owner: null,
  email: null,
  address: null,
  giftCards: [],
  total: cart.subtotal,
});
