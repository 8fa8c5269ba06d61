import { getSavedCart } from "#contracts/commerce/shop.ts";
import { StorefrontError, type Cart } from "#storefront/index.ts";
import { call } from "../../data/browser.ts";
import { currentSession } from "../../data/session.ts";
import { isSameCode } from "./cart-model.ts";
import type { OpenShop } from "./open-shop.ts";

/** The discount code for members of a shop on Shopify, as the API returned it for an account. */
let saved: { userId: string; code: string | null } | undefined;

/** The ID of the cart for which the shop rejected the code; this page does not try again. */
let rejectedCartId: string | undefined;

/** Saves the discount code of an account. */
export const saveMemberCode = (userId: string, code: string | null): void => {
  saved = { userId, code };
};

/** The members' discount code in the cart of this browser; undefined if there is none. */
export const memberCodeIn = ({ store }: Pick<OpenShop, "store">): string | undefined =>
  store.get()?.memberCode;

/**
 * Adds the members' discount code to the cart of a member, if the shop has such a code. A failed attempt is retried at the
 * next refresh.
 */
export async function withMemberDiscount(shop: OpenShop, cart: Cart): Promise<Cart> {
  const { kind, memberPercent, store, storefront } = shop;
  const session = currentSession();
  const stored = store.get();
  // The embedded shop applies the discount without a code.
  if (kind === "embedded" || memberPercent === null || session.is === "guest") return cart;
  if (stored?.userId !== session.userId) return cart;
  try {
    if (saved?.userId !== session.userId)
      saveMemberCode(session.userId, (await call(getSavedCart)).memberCode);
    const code = saved?.code;
    if (!code) return cart;
    const codes = cart.discountCodes.map((discount) => discount.code);
    const hasCode = codes.some(isSameCode(code));
    if (!hasCode && rejectedCartId === stored.id) return cart;
    const others = codes.filter((other) => !isSameCode(stored.memberCode)(other));
    const updated = hasCode
      ? cart
      : (await storefront.cart.updateDiscountCodes(stored.id, [...others, code])).cart;
    const isAccepted = updated.discountCodes.some((discount) => isSameCode(code)(discount.code));
    if (!isAccepted) rejectedCartId = stored.id;
    // Another person may have signed in meanwhile.
    const current = store.get();
    if (
      isAccepted &&
      current?.id === stored.id &&
      current.userId === stored.userId &&
      current.memberCode !== code
    )
      store.set({ ...current, memberCode: code });
    return updated;
  } catch (caught) {
    if (!(caught instanceof StorefrontError)) rejectedCartId = stored.id;
    return cart;
  }
}
