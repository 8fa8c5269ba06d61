/** What the rest of the site needs of the cart. All that is heavy comes when somebody uses it. */
import type { Added, CartItem } from "./added.ts";

export type { Added, CartItem } from "./added.ts";
export { useCartCount } from "./count.ts";

export const cartPath = "/cart";

/** Puts something into the cart of this browser, which is made with the first thing. Rejects where that failed. */
export async function addToCart(item: CartItem): Promise<Added> {
  const { addItem } = await import("./adding.ts");
  return addItem(item);
}

/** Joins the cart of this browser with the one kept for whoever signed in. What fails now is tried at the next use. */
export async function followIntoCart(): Promise<void> {
  const { refreshCart } = await import("./opening.ts");
  await refreshCart();
}
