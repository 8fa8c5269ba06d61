import {
  StorefrontError,
  type CartAnswer,
  type CartLine,
  type Storefront,
} from "#storefront/index.ts";
import { applyAnswer } from "./refresh-cart.ts";
import { attributesOf, limitedText, soldOutText } from "./cart-model.ts";
import { acceptCart, updateOpenCart, cartQueue, openCart } from "./cart-state.ts";
import { openShop } from "./open-shop.ts";

type CartCalls = Storefront["cart"];

/** The message for a change that failed. */
export const changeFailedText =
  "Your cart couldn't be updated. Check your connection and try again.";

/** Changes the cart after all queued changes. Rejects on failure; after a rejection by the shop, reloads the cart first. */
export function changeCart(
  work: (calls: CartCalls, cartId: string) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  return cartQueue.run(undefined, async () => {
    const shop = await openShop();
    const { store, storefront } = shop;
    const stored = store.get();
    if (!stored) {
      acceptCart(shop, null);
      throw new Error("No cart to update.");
    }
    try {
      const answer = await work(storefront.cart, stored.id);
      applyAnswer(shop, answer);
      return answer;
    } catch (caught) {
      if (caught instanceof StorefrontError) throw caught;
      const cart = await storefront.cart.find(stored.id);
      if (!cart) store.remove();
      acceptCart(shop, cart);
      throw caught;
    }
  });
}

let sending = false;

/** Shows the new quantity of a line at once and sends it to the shop; 0 removes the line. Rapid clicks are sent together. */
export function setQuantity(lineId: string, quantity: number): void {
  const open = openCart();
  if (!open) return;
  const lineMessages = new Map(open.lineMessages);
  lineMessages.delete(lineId);
  const pendingQuantities = new Map(open.pendingQuantities).set(lineId, Math.max(0, quantity));
  updateOpenCart({ pendingQuantities, lineMessages, removedText: undefined, problem: undefined });
  if (!sending) void sendQuantities();
}

async function sendQuantities(): Promise<void> {
  sending = true;
  try {
    while (openCart()?.pendingQuantities.size) await sendOnce();
  } finally {
    sending = false;
  }
}

async function sendOnce(): Promise<void> {
  let sent: [string, number][] = [];
  try {
    const { userErrors } = await changeCart(async (calls, cartId) => {
      sent = Array.from(openCart()?.pendingQuantities ?? []);
      if (sent.length === 0) throw new Error("These cart lines no longer exist.");
      const lines = sent.map(([id, quantity]) => ({ id, quantity }));
      return calls.updateLines(cartId, lines);
    });
    confirmQuantities(sent, lineErrors(userErrors, sent));
  } catch {
    // If the lines were removed meanwhile, there is nothing to retry.
    const failed = openCart()?.pendingQuantities ?? new Map<string, number>();
    updateOpenCart({
      pendingQuantities: new Map(),
      problem:
        failed.size > 0
          ? { message: changeFailedText, retry: () => setQuantities(failed) }
          : undefined,
    });
  }
}

const setQuantities = (quantities: ReadonlyMap<string, number>): void => {
  for (const [lineId, quantity] of quantities) setQuantity(lineId, quantity);
};

/** The error of each line that the shop rejected. An error about the whole cart is repeated for each line. */
export function lineErrors(
  userErrors: CartAnswer["userErrors"],
  sent: readonly [string, number][],
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { field, message } of userErrors) {
    const [, index] = field ?? [];
    const affected = index === undefined ? sent : sent.slice(Number(index), Number(index) + 1);
    for (const [lineId] of affected) errors.set(lineId, message);
  }
  return errors;
}

/** Removes confirmed quantities, and sets a message where fewer were added than requested. */
function confirmQuantities(
  sent: readonly [string, number][],
  errors: ReadonlyMap<string, string>,
): void {
  const open = openCart();
  if (!open) return;
  const pendingQuantities = new Map(open.pendingQuantities);
  const lineMessages = new Map(open.lineMessages);
  for (const [lineId, quantity] of sent) {
    if (pendingQuantities.get(lineId) === quantity) pendingQuantities.delete(lineId);
    const line = open.cart?.lines.find(({ id }) => id === lineId);
    if (line && line.quantity > 0 && line.quantity < quantity)
      lineMessages.set(lineId, errors.get(lineId) ?? limitedText(line.quantity));
  }
  updateOpenCart({ pendingQuantities, lineMessages });
}

/** Adds a removed line again. Returns the new line; undefined if it could not be added. */
export async function restoreLine(line: CartLine): Promise<CartLine | undefined> {
  const { merchandise, quantity } = line;
  const attributes = attributesOf(line);
  const lines = [{ merchandiseId: merchandise.id, quantity, attributes }];
  try {
    await changeCart((calls, cartId) => calls.addLines(cartId, lines));
  } catch {
    updateOpenCart({ problem: { message: changeFailedText, retry: () => void restoreLine(line) } });
    return undefined;
  }
  const restored = openCart()?.cart?.lines.find((each) => each.merchandise.id === merchandise.id);
  if (!restored) updateOpenCart({ removedText: soldOutText([merchandise.product.title]) });
  return restored;
}
