import type { Cart, CartAnswer } from "#storefront/index.ts";
import { onOtherPerson } from "../../data/session.ts";
import { joinCarts } from "./joining.ts";
import { withMemberCode } from "./member-code.ts";
import { keptText, soldOutText } from "./reading.ts";
import { accept, amend, cartQueue, cartState, forgetCart, openCart } from "./state.ts";
import { theShop, type OpenShop } from "./the-shop.ts";

let queued: Promise<void> | undefined;

/**
 * Asks the shop how the cart stands now. A cart that was ordered, expired or cannot be read is forgotten without a
 * word; where the shop cannot be reached, nothing is.
 */
export function refreshCart(): Promise<void> {
  queued ??= cartQueue.run(undefined, () => {
    queued = undefined;
    return refresh();
  });
  return queued;
}

async function refresh(): Promise<void> {
  if (cartState.get().is === "failed") forgetCart();
  try {
    const shop = await theShop();
    accept(shop, await load(shop));
    void lookAtStock(shop);
  } catch {
    // What was shown before is shown still.
    if (!openCart()) cartState.set({ is: "failed" });
  }
}

async function load(shop: OpenShop): Promise<Cart | null> {
  const { store, storefront } = shop;
  const joining = joinCarts(shop).then((moved) => moved && tell(shop, moved));
  // Who has a cart here sees it, though their account cannot be asked.
  await (store.get() ? joining.catch(() => undefined) : joining);
  const stored = store.get();
  const cart = stored ? await storefront.cart.find(stored.id) : null;
  if (cart) return withMemberCode(shop, cart);
  if (!stored) return null;
  if (store.get()?.id !== stored.id) return load(shop);
  store.remove();
  // On another machine a new one may have been begun.
  return stored.of === undefined ? null : load(shop);
}

/** Takes over what a change came to, and says where less is there than was asked for. */
export function tell(shop: OpenShop, { cart, warnings }: CartAnswer): void {
  const before = openCart()?.cart;
  accept(shop, cart);
  const known = openCart();
  if (!known) return;
  const said = new Map(known.said);
  const stock = new Map(known.stock);
  const soldOut: string[] = [];
  for (const { code, target } of warnings) {
    if (!code.startsWith("MERCHANDISE_")) continue;
    const isMeant = ({ id, merchandise }: Cart["lines"][number]) =>
      id === target || merchandise.id === target;
    const line = cart.lines.find((each) => isMeant(each) && each.quantity > 0);
    if (line) {
      said.set(line.id, keptText(line.quantity));
      stock.set(line.merchandise.id, line.quantity);
    } else {
      const lost = before?.lines.find(isMeant) ?? cart.lines.find(isMeant);
      if (lost) soldOut.push(lost.merchandise.product.title);
    }
  }
  amend({ said, stock, ...(soldOut.length > 0 ? { gone: soldOutText(soldOut) } : {}) });
}

/** How many of a variant can be had is asked beside; where it cannot be known, the shop says so at a change. */
async function lookAtStock({ storefront }: OpenShop): Promise<void> {
  const ids = openCart()?.cart?.lines.map(({ merchandise }) => merchandise.id) ?? [];
  if (ids.length === 0) return;
  const stock = await storefront.product
    .fetchStock(Array.from(new Set(ids)).slice(0, 250))
    .catch(() => undefined);
  if (stock) amend({ stock });
}

// A page that shows the cart refreshes it then (`useCart`).
onOtherPerson(forgetCart);
