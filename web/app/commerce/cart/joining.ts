import { getSavedCart, saveCart } from "#contracts/commerce/shop.ts";
import type { Cart, CartAnswer } from "#storefront/index.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { currentSession } from "../../data/session.ts";
import { noteMemberCode } from "./member-code.ts";
import { attributesOf } from "./reading.ts";
import { aloneAmongTabs } from "./state.ts";
import type { OpenShop } from "./the-shop.ts";

/** The member at this browser whose cart is not the stored one yet; undefined where there is nothing to join. */
function memberToJoin({ store }: OpenShop): string | undefined {
  const session = currentSession();
  if (session.is === "guest" || store.get()?.of === session.userId) return undefined;
  return session.userId;
}

/**
 * Joins the cart of this browser with the one that is kept for the person who signed in. What lies in both is summed
 * up; the answer says what came of it where something was moved.
 */
export async function joinCarts(shop: OpenShop): Promise<CartAnswer | undefined> {
  if (memberToJoin(shop) === undefined) return undefined;
  // Another tab may have done it while this one waited.
  return aloneAmongTabs(async () => {
    const userId = memberToJoin(shop);
    return userId === undefined ? undefined : join(shop, userId);
  });
}

async function join(shop: OpenShop, userId: string): Promise<CartAnswer | undefined> {
  const { store, storefront } = shop;
  // Somebody else's stays with their account.
  if (store.get()?.of !== undefined) store.remove();
  const mine = store.get();
  const { cartId, memberCode } = await call(getSavedCart);
  noteMemberCode(userId, memberCode);
  const kept = cartId === null ? null : await storefront.cart.find(cartId);
  if (cartId === null || !kept || (mine && kept.lines.length === 0 && cartId !== mine.id)) {
    if (mine) await keep(shop, mine.id, userId);
    return undefined;
  }
  const local = mine && mine.id !== cartId ? await storefront.cart.find(mine.id) : null;
  const moved = mine && local ? await move(shop, local, kept, cartId) : undefined;
  if (isStill(userId)) store.set({ id: cartId, of: userId });
  return moved;
}

const isStill = (userId: string): boolean => {
  const session = currentSession();
  return session.is === "member" && session.userId === userId;
};

async function keep({ store }: OpenShop, cartId: string, userId: string): Promise<void> {
  try {
    await call(saveCart, { body: { cartId } });
    if (isStill(userId)) store.set({ id: cartId, of: userId });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // It was ordered, or is another person's.
    store.remove();
  }
}

type Line = {
  merchandiseId: string;
  quantity: number;
  attributes: { key: string; value: string }[];
};

/** Where one line is more than an order may have, the shop takes none of them: then each goes alone. */
async function addAll(
  { cart }: OpenShop["storefront"],
  cartId: string,
  lines: readonly Line[],
): Promise<CartAnswer> {
  let answer = await cart.addLines(cartId, [...lines]);
  if (answer.userErrors.length === 0 || lines.length === 1) return answer;
  for (const line of lines) answer = await cart.addLines(cartId, [line]);
  return answer;
}

/** Puts the lines of one cart into another, and its codes. The first stays as it is and expires. */
async function move(
  { store, storefront }: OpenShop,
  from: Cart,
  into: Cart,
  intoId: string,
): Promise<CartAnswer | undefined> {
  const stored = store.get();
  const tried = stored?.movingInto === intoId;
  const lines = from.lines
    .filter(({ quantity }) => quantity > 0)
    // Where a first try was cut off, what is there already came by it.
    .filter(
      ({ merchandise }) => !tried || !into.lines.some((l) => l.merchandise.id === merchandise.id),
    )
    .map((line) => ({
      merchandiseId: line.merchandise.id,
      quantity: line.quantity,
      attributes: attributesOf(line),
    }));
  if (lines.length === 0) return undefined;
  if (stored) store.set({ ...stored, movingInto: intoId });
  const answer = await addAll(storefront, intoId, lines);
  if (from.discountCodes.length > 0) {
    const codes = [...into.discountCodes, ...from.discountCodes].map(({ code }) => code);
    await storefront.cart.updateDiscountCodes(intoId, Array.from(new Set(codes)));
  }
  return answer;
}
