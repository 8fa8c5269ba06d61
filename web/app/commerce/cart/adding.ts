import { StorefrontError, type CartAnswer, type CartLineInput } from "#storefront/index.ts";
import { currentSession } from "../../data/session.ts";
import type { Added, CartItem } from "./added.ts";
import { joinCarts } from "./joining.ts";
import { refreshCart, tell } from "./opening.ts";
import { aloneAmongTabs, cartQueue } from "./state.ts";
import { theShop, type OpenShop } from "./the-shop.ts";

/** Puts something into the cart, and makes the cart where there is none. Rejects where it did not get in. */
export const addItem = ({ variantId, quantity = 1 }: CartItem): Promise<Added> =>
  cartQueue.run(undefined, async () => {
    const shop = await theShop();
    await joinCarts(shop).catch(() => undefined);
    const answer = await addTo(shop, [{ merchandiseId: variantId, quantity }]);
    tell(shop, answer);
    // A member's new cart is kept for them, and costs less from then on.
    if (currentSession().is === "member" && shop.store.get()?.of === undefined) void refreshCart();
    return addedOf(answer, variantId);
  });

async function addTo(shop: OpenShop, lines: CartLineInput[]): Promise<CartAnswer> {
  const { cart } = shop.storefront;
  const stored = shop.store.get();
  if (stored) {
    try {
      return await cart.addLines(stored.id, lines);
    } catch (caught) {
      const unheard = caught instanceof StorefrontError;
      if (unheard || (await cart.find(stored.id))) throw caught;
      shop.store.remove();
    }
  }
  // Two tabs that begin at once share one cart.
  return aloneAmongTabs(async () => {
    const other = shop.store.get();
    if (other) return cart.addLines(other.id, lines);
    const answer = await cart.create({ lines });
    shop.store.set({ id: answer.cart.id });
    return answer;
  });
}

/** What came of it. Throws where the shop refused, with its words. */
export function addedOf({ cart, userErrors, warnings }: CartAnswer, variantId: string): Added {
  const line = cart.lines.find(
    ({ merchandise, quantity }) => merchandise.id === variantId && quantity > 0,
  );
  const meant = warnings.filter(({ target }) => target === variantId || target === line?.id);
  if (meant.length === 0 && (userErrors.length > 0 || !line))
    throw new Error(userErrors[0]?.message ?? "The shop did not add it.");
  if (!line) return { is: "none", words: "This is sold out." };
  const inCart = line.quantity;
  if (meant.length === 0) return { is: "added", inCart };
  return { is: "fewer", inCart, words: `Only ${inCart} left: all of them are in your cart.` };
}
