/** Entry points of the cart for the rest of the site. They load the cart code on demand. */

/** Preloads the code for adding to the cart. */
export function preloadCart(): void {
  if (navigator.onLine) import("./add-item.ts").catch(() => undefined);
}

/** The code of the cart could not be loaded. Some browsers retry a failed import only after a reload. */
export class CartLoadError extends Error {}

/**
 * Adds an item to the cart of this browser and creates the cart with the first one. Rejects on failure; with a
 * CartLoadError if the code could not be loaded.
 */
export async function addToCart(item: CartItem): Promise<AddResult> {
  const { addItem } = await import("./add-item.ts").catch((cause: unknown) => {
    throw new CartLoadError("The cart module couldn't load.", { cause });
  });
  return addItem(item);
}

/**
 * Reloads the cart from the shop, and joins it with the cart saved to the signed-in account. A failed step is retried at
 * the next use.
 */
export async function updateCart(): Promise<void> {
  const { refreshCart } = await import("./refresh-cart.ts");
  await refreshCart();
}

export type CartItem = {
  /** The global ID of a variant. */
  variantId: string;
  quantity?: number;
};

/** The result of adding to the cart. `message` explains why fewer were added than requested. */
export type AddResult =
  | { is: "added"; inCart: number }
  | { is: "fewer"; inCart: number; message: string }
  | { is: "none"; message: string };
