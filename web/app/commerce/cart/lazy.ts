/** What the rest of the site does with the cart. All that is heavy comes when somebody uses it. */
import type { Added, CartItem } from "./added.ts";

/** Fetches what adding to the cart takes, before somebody does. */
export function warmCart(): void {
  if (navigator.onLine) import("./adding.ts").catch(() => undefined);
}

/** A part of the site did not come. Some browsers do not ask for it again until the page is opened anew. */
export class PartMissing extends Error {}

/**
 * Puts something into the cart of this browser, which is made with the first thing. Rejects where that failed; with
 * PartMissing where not even the way into the cart could be fetched.
 */
export async function addToCart(item: CartItem): Promise<Added> {
  const { addItem } = await import("./adding.ts").catch((cause: unknown) => {
    throw new PartMissing("The way into the cart did not come.", { cause });
  });
  return addItem(item);
}

/**
 * Asks the shop how the cart stands now, and joins the one of this browser with the one kept for whoever signed in. What
 * fails now is tried at the next use.
 */
export async function updateCart(): Promise<void> {
  const { refreshCart } = await import("./opening.ts");
  await refreshCart();
}
