import type { Db } from "../../platform/schema.ts";
import { isKey, readCartName } from "./ids.ts";
import { type Cart, readCart } from "./read.ts";
import * as store from "./store.ts";

/** A cart as somebody sees it. The key is there where they have it; without it, what is the buyer's is left out. */
export type SeenCart = Cart & { key: string | undefined };

/** The open cart a global id names, or undefined. */
export async function findCart(db: Db, globalId: string): Promise<SeenCart | undefined> {
  const name = readCartName(globalId);
  const row = name && (await store.findOpenCart(db, name.id));
  if (!row) return undefined;
  const cart = await readCart(db, row);
  return isKey(name.key, row.key_hash) ? { ...cart, key: name.key } : withoutBuyer(cart);
}

/** Gift cards are left out as if there were none, so that the sums agree with what is shown. */
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
