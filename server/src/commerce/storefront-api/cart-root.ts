import * as carts from "../carts/service.ts";
import { presentCart } from "./cart.ts";
import type { Field, Root, ShopContext } from "./context.ts";
import { valuesOfCart } from "./limits.ts";
import { wholeList } from "./weight.ts";

/** The cart of a global id for `cart` and `node`; null if it is ordered, expired or unknown. */
export async function cartById(globalId: string, context: ShopContext) {
  context.spend(valuesOfCart);
  const cart = await carts.findCart(context.db, globalId);
  return cart ? presentCart(cart, context) : null;
}

type Id = { cartId: string };

/** Resolver of a cart mutation: returns the cart, user errors and warnings. */
const change =
  <Args>(work: (args: Args, context: ShopContext) => Promise<carts.Changed>): Field<Args> =>
  async (args, context) => {
    const { cart, key, userErrors, warnings } = await work(args, context);
    return {
      cart: cart ? presentCart({ ...cart, key }, context) : null,
      userErrors: wholeList(userErrors),
      warnings: wholeList(warnings),
    };
  };

/** Resolvers of carts: the query `cart` and the ten mutations. */
export const cartRoot = {
  cart: ({ id }: { id: string }, context: ShopContext) => cartById(id, context),

  cartCreate: change(({ input }: { input?: carts.CartInput | null }, context) =>
    carts.createCart(context, input ?? {}),
  ),
  cartLinesAdd: change(({ cartId, lines }: Id & { lines: carts.LineInput[] }, context) =>
    carts.addCartLines(context, cartId, lines),
  ),
  cartLinesUpdate: change(({ cartId, lines }: Id & { lines: carts.LineUpdate[] }, context) =>
    carts.updateCartLines(context, cartId, lines),
  ),
  cartLinesRemove: change(({ cartId, lineIds }: Id & { lineIds: string[] }, context) =>
    carts.removeCartLines(context, cartId, lineIds),
  ),
  cartNoteUpdate: change(({ cartId, note }: Id & { note: string }, context) =>
    carts.updateNote(context, cartId, note),
  ),
  cartAttributesUpdate: change(
    ({ cartId, attributes }: Id & { attributes: { key: string; value: string }[] }, context) =>
      carts.updateAttributes(context, cartId, attributes),
  ),
  cartBuyerIdentityUpdate: change(
    ({ cartId, buyerIdentity }: Id & { buyerIdentity: carts.BuyerInput }, context) =>
      carts.updateBuyerIdentity(context, cartId, buyerIdentity),
  ),
  cartDiscountCodesUpdate: change(
    ({ cartId, discountCodes }: Id & { discountCodes?: string[] | null }, context) =>
      carts.updateDiscountCodes(context, cartId, discountCodes ?? []),
  ),
  cartGiftCardCodesUpdate: change(
    ({ cartId, giftCardCodes }: Id & { giftCardCodes: string[] }, context) =>
      carts.updateGiftCardCodes(context, cartId, giftCardCodes),
  ),
  cartGiftCardCodesRemove: change(
    ({ cartId, appliedGiftCardIds }: Id & { appliedGiftCardIds: string[] }, context) =>
      carts.removeGiftCardCodes(context, cartId, appliedGiftCardIds),
  ),
} satisfies Root;
