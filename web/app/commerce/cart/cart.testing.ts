import type { Cart, CartLine } from "#storefront/index.ts";

export const money = (amount: string) => ({ amount, currencyCode: "USD" });

type LineChoice = Partial<CartLine> & { each?: string; kind?: string };

export function lineOf(id: string, choice: LineChoice = {}): CartLine {
  const { each = "10.5", kind = "Large", quantity = 1, ...more } = choice;
  const total = money((Number(each) * quantity).toFixed(1));
  return {
    id,
    quantity,
    attributes: [],
    merchandise: {
      id: `variant-${id}`,
      title: kind,
      price: money(each),
      compareAtPrice: null,
      weight: null,
      available: true,
      sku: null,
      image: null,
      selectedOptions: [],
      unitPrice: null,
      unitPriceMeasurement: null,
      product: { id: `product-${id}`, handle: "bed", title: "Bed" },
    },
    cost: {
      totalAmount: total,
      subtotalAmount: total,
      amountPerQuantity: money(each),
      compareAtAmountPerQuantity: null,
    },
    discountAllocations: [],
    ...more,
  };
}

export function cartWith(
  lines: CartLine[],
  { total = "0.0", ...more }: Partial<Cart> & { total?: string } = {},
): Cart {
  return {
    id: "gid://shopify/Cart/1?key=2",
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    checkoutUrl: "https://shop.example/cart/c/1",
    note: null,
    attributes: [],
    lines,
    cost: {
      checkoutChargeAmount: money(total),
      totalAmount: money(total),
      subtotalAmount: money(total),
      totalTaxAmount: null,
      totalDutyAmount: null,
    },
    discountCodes: [],
    discountAllocations: [],
    buyerIdentity: {
      countryCode: null,
      email: null,
      phone: null,
      customer: null,
      preferences: null,
      deliveryAddressPreferences: [],
    },
    deliveryGroups: [],
    appliedGiftCards: [],
    ...more,
  };
}
