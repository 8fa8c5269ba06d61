import type { OpenCheckout } from "#contracts/commerce/orders.ts";
import { shippingCountry } from "#contracts/commerce/shipping-countries.ts";
import { shopCurrency } from "#contracts/commerce/shop.ts";
import type { Cart } from "../carts/service.ts";
import { variantTitle } from "./present.ts";

/** A cart as its checkout page shows it. */
export function presentCheckout(cart: Cart): OpenCheckout {
  const stockById = new Map(cart.lines.map(({ variantId, stock }) => [variantId, stock]));
  const lines = cart.lines.map((line) => {
    const stock = stockById.get(line.variantId) ?? 0;
    stockById.set(line.variantId, Math.max(0, stock - line.quantity));
    return {
      _id: line.id,
      title: line.title,
      variantTitle: variantTitle(line.variantTitle),
      image: line.imagePath,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      total: line.total,
      left: stock < line.quantity ? stock : null,
    };
  });
  return {
    is: "open",
    lines,
    currency: shopCurrency,
    subtotal: cart.undiscounted,
    discounts: cart.discounts,
    giftCards: cart.giftCards
      .filter(({ amount }) => amount > 0)
      .map(({ lastCharacters, amount }) => ({ lastCharacters, amount })),
    total: cart.total,
    buyer: buyerOf(cart),
  };
}

function buyerOf({ buyer, email, address, note }: Cart): OpenCheckout["buyer"] {
  return {
    email: email ?? "",
    firstName: address?.firstName ?? "",
    lastName: address?.lastName ?? "",
    address1: address?.address1 ?? "",
    address2: address?.address2 ?? "",
    city: address?.city ?? "",
    province: address?.province ?? "",
    zip: address?.zip ?? "",
    country: shippingCountry(address?.country ?? buyer.countryCode ?? "") ?? "",
    phone: address?.phone ?? buyer.phone ?? "",
    note: note ?? "",
  };
}
