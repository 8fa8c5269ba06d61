import type { Cart, CartAnswer } from "#storefront/index.ts";
import { onOtherPerson } from "../../data/session.ts";
import { joinCarts } from "./join-carts.ts";
import { withMemberDiscount } from "./member-discount.ts";
import { limitedText, soldOutText } from "./cart-model.ts";
import {
  acceptCart,
  updateOpenCart,
  cartQueue,
  cartState,
  resetCart,
  openCart,
} from "./cart-state.ts";
import { openShop, type OpenShop } from "./open-shop.ts";

let queued: Promise<void> | undefined;

/**
 * Reloads the cart from the shop. A cart that was ordered, expired or is unreadable is removed silently; if the shop is
 * unreachable, nothing changes.
 */
export function refreshCart(): Promise<void> {
  queued ??= cartQueue.run(undefined, () => {
    queued = undefined;
    return refresh();
  });
  return queued;
}

async function refresh(): Promise<void> {
  if (cartState.get().is === "failed") resetCart();
  try {
    const shop = await openShop();
    acceptCart(shop, await load(shop));
    void loadStock(shop);
  } catch {
    // A cart that is already visible stays visible.
    if (!openCart()) cartState.set({ is: "failed" });
  }
}

async function load(shop: OpenShop): Promise<Cart | null> {
  const { store, storefront } = shop;
  const joining = joinCarts(shop).then((moved) => moved && applyAnswer(shop, moved));
  // A cart in this browser is shown even if the account is unreachable.
  await (store.get() ? joining.catch(() => undefined) : joining);
  const stored = store.get();
  const cart = stored ? await storefront.cart.find(stored.id) : null;
  if (cart) return withMemberDiscount(shop, cart);
  if (!stored) return null;
  if (store.get()?.id !== stored.id) return load(shop);
  store.remove();
  // A new cart may have been created on another device.
  return stored.userId === undefined ? null : load(shop);
}

/** Shows the cart of a response, and sets messages for lines with fewer items than requested. */
export function applyAnswer(shop: OpenShop, { cart, warnings }: CartAnswer): void {
  const before = openCart()?.cart;
  acceptCart(shop, cart);
  const current = openCart();
  if (!current) return;
  const lineMessages = new Map(current.lineMessages);
  const stock = new Map(current.stock);
  const soldOut: string[] = [];
  for (const { code, target } of warnings) {
    if (!code.startsWith("MERCHANDISE_")) continue;
    const isTarget = ({ id, merchandise }: Cart["lines"][number]) =>
      id === target || merchandise.id === target;
    const line = cart.lines.find((each) => isTarget(each) && each.quantity > 0);
    if (line) {
      lineMessages.set(line.id, limitedText(line.quantity));
      stock.set(line.merchandise.id, line.quantity);
    } else {
      const removed = before?.lines.find(isTarget) ?? cart.lines.find(isTarget);
      if (removed) soldOut.push(removed.merchandise.product.title);
    }
  }
  updateOpenCart({
    lineMessages,
    stock,
    ...(soldOut.length > 0 ? { removedText: soldOutText(soldOut) } : {}),
  });
}

/** Loads the stock of each variant separately. If that fails, the shop still limits the quantity at a change. */
async function loadStock({ storefront }: OpenShop): Promise<void> {
  const ids = openCart()?.cart?.lines.map(({ merchandise }) => merchandise.id) ?? [];
  if (ids.length === 0) return;
  const stock = await storefront.product
    .fetchStock(Array.from(new Set(ids)).slice(0, 250))
    .catch(() => undefined);
  if (stock) updateOpenCart({ stock });
}

// A page that shows the cart reloads it afterwards (`useCart`).
onOtherPerson(resetCart);
