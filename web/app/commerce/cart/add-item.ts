import { StorefrontError, type CartAnswer, type CartLineInput } from "#storefront/index.ts";
import { currentSession } from "../../data/session.ts";
import type { AddResult, CartItem } from "./lazy-cart.ts";
import { joinCarts, refreshCart, applyAnswer } from "./refresh-cart.ts";
import { withTabLock, cartQueue } from "./cart-state.ts";
import { openShop, type OpenShop } from "./open-shop.ts";

/** Adds an item to the cart, creating the cart if there is none. Rejects if the item was not added. */
export const addItem = ({ variantId, quantity = 1 }: CartItem): Promise<AddResult> =>
  cartQueue.run(undefined, async () => {
    const shop = await openShop();
    await joinCarts(shop).catch(() => undefined);
    const answer = await addTo(shop, [{ merchandiseId: variantId, quantity }]);
    applyAnswer(shop, answer);
    // Saves a member's new cart to their account and applies their discount.
    if (currentSession().is === "member" && shop.store.get()?.userId === undefined)
      void refreshCart();
    return addResult(answer, variantId);
  });

async function addTo(shop: OpenShop, lines: CartLineInput[]): Promise<CartAnswer> {
  const { cart } = shop.storefront;
  const stored = shop.store.get();
  if (stored) {
    try {
      return await cart.addLines(stored.id, lines);
    } catch (caught) {
      const isUnreachable = caught instanceof StorefrontError;
      if (isUnreachable || (await cart.find(stored.id))) throw caught;
      shop.store.remove();
    }
  }
  // Two tabs that add their first item at the same time must share one cart.
  return withTabLock(async () => {
    const other = shop.store.get();
    if (other) return cart.addLines(other.id, lines);
    const answer = await cart.create({ lines });
    shop.store.set({ id: answer.cart.id });
    return answer;
  });
}

/** The result of adding a variant. Throws the shop's message if it rejected the change. */
export function addResult(
  { cart, userErrors, warnings }: CartAnswer,
  variantId: string,
): AddResult {
  const line = cart.lines.find(
    ({ merchandise, quantity }) => merchandise.id === variantId && quantity > 0,
  );
  const relevant = warnings.filter(({ target }) => target === variantId || target === line?.id);
  if (relevant.length === 0 && (userErrors.length > 0 || !line))
    throw new Error(userErrors[0]?.message ?? "The shop didn't add the item.");
  if (!line) return { is: "none", message: "This item is sold out." };
  const inCart = line.quantity;
  if (relevant.length === 0) return { is: "added", inCart };
  return {
    is: "fewer",
    inCart,
    message: `Only ${inCart} available, and all of them are in your cart.`,
  };
}
