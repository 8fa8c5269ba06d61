import { createMutex } from "#contracts/kernel/mutex.ts";
import type { Cart } from "#storefront/index.ts";
import { createStore } from "../../data/store.ts";
import { storeCount } from "./cart-count.ts";
import { countOf } from "./cart-model.ts";
import type { OpenShop } from "./open-shop.ts";

export type OpenCart = {
  is: "open";
  shop: OpenShop;
  /** Null if there is no cart yet, or if it was ordered. */
  cart: Cart | null;
  /** Quantities being sent to the shop, by line ID. */
  pendingQuantities: ReadonlyMap<string, number>;
  /** Messages beside lines, by line ID. */
  lineMessages: ReadonlyMap<string, string>;
  /** Known stock, by variant ID. */
  stock: ReadonlyMap<string, number>;
  /** The message about products removed from the cart. */
  removedText: string | undefined;
  /** A change that failed. */
  problem: { message: string; retry: () => void } | undefined;
};

/** The state of the cart in this tab. */
export type CartState = { is: "opening" } | { is: "failed" } | OpenCart;

const opening: CartState = { is: "opening" };
const none: ReadonlyMap<string, never> = new Map<string, never>();

export const cartState = createStore<CartState>(opening);

/** The open cart; undefined while it is loading or failed to load. */
export function openCart(): OpenCart | undefined {
  const state = cartState.get();
  return state.is === "open" ? state : undefined;
}

/** Updates fields of the open cart. */
export function updateOpenCart(changes: Partial<OpenCart>): void {
  const open = openCart();
  if (open) cartState.set({ ...open, ...changes });
}

/** Discards the cart, when another person signs in. */
export const resetCart = (): void => cartState.set(opening);

/** Shows a cart from the shop. Ignores one that is older than the current cart. */
export function acceptCart(shop: OpenShop, cart: Cart | null): void {
  const current = openCart();
  if (current?.cart && cart && current.cart.id === cart.id && isOlder(cart, current.cart)) return;
  const {
    pendingQuantities = none,
    lineMessages = none,
    stock = none,
    removedText,
    problem,
  } = current ?? {};
  storeCount(countOf(cart));
  cartState.set({
    is: "open",
    shop,
    cart,
    pendingQuantities: withLinesIn(cart, pendingQuantities),
    lineMessages: withLinesIn(cart, lineMessages),
    stock,
    removedText,
    problem,
  });
}

const isOlder = (cart: Cart, current: Cart): boolean =>
  Date.parse(cart.updatedAt) < Date.parse(current.updatedAt);

function withLinesIn<Value>(cart: Cart | null, map: ReadonlyMap<string, Value>) {
  const ids = new Set(cart?.lines.map(({ id }) => id));
  return new Map(Array.from(map).filter(([id]) => ids.has(id)));
}

/** Runs the changes of the cart one after another. A failed change does not stop the next. */
export const cartQueue = createMutex();

/** Runs `work` in only one tab of this browser at a time, where the browser supports locks. */
export const withTabLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("cart", work) : work();
