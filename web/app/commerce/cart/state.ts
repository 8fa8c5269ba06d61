import { createMutex } from "#contracts/kernel/mutex.ts";
import type { Cart } from "#storefront/index.ts";
import { createStore } from "../../data/store.ts";
import { storeCount } from "./count.ts";
import { countOf } from "./reading.ts";
import type { OpenShop } from "./the-shop.ts";

export type OpenCart = {
  is: "open";
  shop: OpenShop;
  /** Null where nothing was ever put in, or where it was ordered. */
  cart: Cart | null;
  /** Quantities on their way to the shop, by line. */
  wanted: ReadonlyMap<string, number>;
  /** What is said beside a line, by line. */
  said: ReadonlyMap<string, string>;
  /** How many of a variant there are, by variant, where that is known. */
  stock: ReadonlyMap<string, number>;
  /** What happened to things that are no longer in it. */
  gone: string | undefined;
  /** A change that did not arrive. */
  problem: { words: string; retry: () => void } | undefined;
};

/** The cart as this tab knows it. */
export type CartState = { is: "opening" } | { is: "failed" } | OpenCart;

const opening: CartState = { is: "opening" };
const none: ReadonlyMap<string, never> = new Map<string, never>();

export const cartState = createStore<CartState>(opening);

/** The cart once it is open, for what only then can be. */
export function openCart(): OpenCart | undefined {
  const state = cartState.get();
  return state.is === "open" ? state : undefined;
}

/** Changes what is known of an open cart. */
export function amend(changes: Partial<OpenCart>): void {
  const open = openCart();
  if (open) cartState.set({ ...open, ...changes });
}

/** Somebody else is here: nothing is known. */
export const forgetCart = (): void => cartState.set(opening);

/** What the shop answered. An answer that is older than what is known changes nothing. */
export function accept(shop: OpenShop, cart: Cart | null): void {
  const known = openCart();
  if (known?.cart && cart && known.cart.id === cart.id && isOlder(cart, known.cart)) return;
  const { wanted = none, said = none, stock = none, gone, problem } = known ?? {};
  storeCount(countOf(cart));
  cartState.set({
    is: "open",
    shop,
    cart,
    wanted: ofLinesIn(cart, wanted),
    said: ofLinesIn(cart, said),
    stock,
    gone,
    problem,
  });
}

const isOlder = (cart: Cart, known: Cart): boolean =>
  Date.parse(cart.updatedAt) < Date.parse(known.updatedAt);

function ofLinesIn<Value>(cart: Cart | null, map: ReadonlyMap<string, Value>) {
  const ids = new Set(cart?.lines.map(({ id }) => id));
  return new Map(Array.from(map).filter(([id]) => ids.has(id)));
}

/** Changes of the cart run one after another; one that failed does not stop the next. */
export const cartQueue = createMutex();

/** Alone among the tabs of this browser, where it can see to that. */
export const aloneAmongTabs = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("cart", work) : work();
