import type { Cart, CartAnswer } from "#storefront/index.ts";
import { onOtherPerson, currentSession } from "../../data/session.ts";
import { withMemberDiscount, saveMemberCode } from "./member-discount.ts";
import { limitedText, soldOutText, attributesOf } from "./cart-model.ts";
import {
  acceptCart,
  updateOpenCart,
  cartQueue,
  cartState,
  resetCart,
  openCart,
  withTabLock,
} from "./cart-state.ts";
import { openShop, type OpenShop } from "./open-shop.ts";
import { getSavedCart, saveCart } from "#contracts/commerce/shop.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";

/** The signed-in member whose cart differs from the stored one; undefined if there is nothing to join. */
function memberToJoin({ store }: OpenShop): string | undefined {
  const session = currentSession();
  if (session.is === "guest" || store.get()?.userId === session.userId) return undefined;
  return session.userId;
}

/**
 * Joins the cart of this browser with the one saved to the account of the signed-in member, and adds up the quantities.
 * Resolves to the response of the shop if lines were moved.
 */
export async function joinCarts(shop: OpenShop): Promise<CartAnswer | undefined> {
  if (memberToJoin(shop) === undefined) return undefined;
  // Another tab may have joined them while this one waited for the lock.
  return withTabLock(async () => {
    const userId = memberToJoin(shop);
    return userId === undefined ? undefined : join(shop, userId);
  });
}

async function join(shop: OpenShop, userId: string): Promise<CartAnswer | undefined> {
  const { store, storefront } = shop;
  // Another member's cart stays with their account.
  if (store.get()?.userId !== undefined) store.remove();
  const local = store.get();
  const { cartId, memberCode } = await call(getSavedCart);
  saveMemberCode(userId, memberCode);
  const saved = cartId === null ? null : await storefront.cart.find(cartId);
  if (cartId === null || !saved || (local && saved.lines.length === 0 && cartId !== local.id)) {
    if (local) await saveToAccount(shop, local.id, userId);
    return undefined;
  }
  const localCart = local && local.id !== cartId ? await storefront.cart.find(local.id) : null;
  const moved = localCart ? await moveLines(shop, localCart, saved, cartId) : undefined;
  if (isSignedIn(userId)) store.set({ id: cartId, userId });
  return moved;
}

const isSignedIn = (userId: string): boolean => {
  const session = currentSession();
  return session.is === "member" && session.userId === userId;
};

async function saveToAccount({ store }: OpenShop, cartId: string, userId: string): Promise<void> {
  try {
    await call(saveCart, { body: { cartId } });
    if (isSignedIn(userId)) store.set({ id: cartId, userId });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // The cart was ordered, or belongs to another person.
    store.remove();
  }
}

type Line = {
  merchandiseId: string;
  quantity: number;
  attributes: { key: string; value: string }[];
};

/** Adds all lines at once. If the shop rejects them because one is over the limit, adds them one by one. */
async function addLines(
  { cart }: OpenShop["storefront"],
  cartId: string,
  lines: readonly Line[],
): Promise<CartAnswer> {
  let answer = await cart.addLines(cartId, [...lines]);
  if (answer.userErrors.length === 0 || lines.length === 1) return answer;
  for (const line of lines) answer = await cart.addLines(cartId, [line]);
  return answer;
}

/** Adds the lines and codes of one cart to another. The first cart is left to expire. */
async function moveLines(
  { store, storefront }: OpenShop,
  from: Cart,
  into: Cart,
  intoId: string,
): Promise<CartAnswer | undefined> {
  const stored = store.get();
  const isRetry = stored?.movingInto === intoId;
  const lines = from.lines
    .filter(({ quantity }) => quantity > 0)
    // After an interrupted attempt, lines already in the target were moved by it.
    .filter(
      ({ merchandise }) =>
        !isRetry || !into.lines.some((line) => line.merchandise.id === merchandise.id),
    )
    .map((line) => ({
      merchandiseId: line.merchandise.id,
      quantity: line.quantity,
      attributes: attributesOf(line),
    }));
  if (lines.length === 0) return undefined;
  if (stored) store.set({ ...stored, movingInto: intoId });
  const answer = await addLines(storefront, intoId, lines);
  if (from.discountCodes.length > 0) {
    const codes = [...into.discountCodes, ...from.discountCodes].map(({ code }) => code);
    await storefront.cart.updateDiscountCodes(intoId, Array.from(new Set(codes)));
  }
  return answer;
}

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
