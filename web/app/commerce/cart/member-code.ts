import { getSavedCart } from "#contracts/commerce/shop.ts";
import { StorefrontError, type Cart } from "#storefront/index.ts";
import { call } from "../../data/browser.ts";
import { currentSession } from "../../data/session.ts";
import { isSameCode } from "./reading.ts";
import type { OpenShop } from "./the-shop.ts";

/** The code by which a shop elsewhere takes off what members get, as the account of `of` was told. */
let told: { of: string; code: string | null } | undefined;

/** The cart that the shop did not want to give it to; it is not asked again by this page. */
let rejectedIn: string | undefined;

/** Remembers what an account was told. */
export const noteMemberCode = (of: string, code: string | null): void => {
  told = { of, code };
};

/** The code that was put into the cart of this browser for its member; undefined where there is none. */
export const memberCodeIn = ({ store }: Pick<OpenShop, "store">): string | undefined =>
  store.get()?.memberCode;

/**
 * The cart with the members' code in it, beside the others, where it is a member's and the shop gives members something
 * by a code. What cannot be done now is tried at the next look at the cart.
 */
export async function withMemberCode(shop: OpenShop, cart: Cart): Promise<Cart> {
  const { kind, memberPercent, store, storefront } = shop;
  const session = currentSession();
  const stored = store.get();
  // Our own shop knows its members without a code.
  if (kind === "embedded" || memberPercent === null || session.is === "guest") return cart;
  if (stored?.of !== session.userId) return cart;
  try {
    if (told?.of !== session.userId)
      noteMemberCode(session.userId, (await call(getSavedCart)).memberCode);
    const code = told?.code;
    if (!code) return cart;
    const codes = cart.discountCodes.map((discount) => discount.code);
    const isIn = codes.some(isSameCode(code));
    if (!isIn && rejectedIn === stored.id) return cart;
    const others = codes.filter((other) => !isSameCode(stored.memberCode)(other));
    const given = isIn
      ? cart
      : (await storefront.cart.updateDiscountCodes(stored.id, [...others, code])).cart;
    const isTaken = given.discountCodes.some((discount) => isSameCode(code)(discount.code));
    if (!isTaken) rejectedIn = stored.id;
    // Somebody else may be here by now.
    const now = store.get();
    if (isTaken && now?.id === stored.id && now.of === stored.of && now.memberCode !== code)
      store.set({ ...now, memberCode: code });
    return given;
  } catch (caught) {
    if (!(caught instanceof StorefrontError)) rejectedIn = stored.id;
    return cart;
  }
}
