import type { Cart } from "#storefront/index.ts";
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

let state: CartState = opening;
const listeners = new Set<() => void>();

export const currentCart = (): CartState => state;
export const cartOnServer = (): CartState => opening;

/** The cart once it is open, for what only then can be. */
export const openCart = (): OpenCart | undefined => (state.is === "open" ? state : undefined);

export function onCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page shows the cart. */
export const isWatched = (): boolean => listeners.size > 0;

export function become(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Changes what is known of an open cart. */
export function amend(changes: Partial<OpenCart>): void {
  if (state.is === "open") become({ ...state, ...changes });
}

/** Somebody else is here: nothing is known. */
export const forgetCart = (): void => become(opening);

/** What the shop answered. An answer that is older than what is known changes nothing. */
export function accept(shop: OpenShop, cart: Cart | null): void {
  const known = openCart();
  if (known?.cart && cart && known.cart.id === cart.id && isOlder(cart, known.cart)) return;
  const { wanted = none, said = none, stock = none, gone, problem } = known ?? {};
  storeCount(countOf(cart));
  become({
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

let last: Promise<unknown> = Promise.resolve();

/** What concerns the cart is done one after another; what failed does not stop what waits behind it. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Settles once all that was asked for is done, well or not. */
export const allDone = (): Promise<unknown> => last;

/** Alone among the tabs of this browser, where it can see to that. */
export const aloneAmongTabs = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("cart", work) : work();
