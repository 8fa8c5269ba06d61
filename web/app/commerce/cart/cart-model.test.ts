import { expect, test } from "vitest";
import type { Cart, CartLine } from "#storefront/index.ts";
import {
  checkoutUrl,
  countOf,
  isNotApplied,
  limitedText,
  variantTitleOf,
  linesOf,
  nameOf,
  receiptOf,
  soldOutText,
} from "./cart-model.ts";
import { cartWith, lineOf, money } from "./cart.testing.ts";

const member = (amount: string): CartLine["discountAllocations"][number] => ({
  discountedAmount: money(amount),
  discountApplication: {
    targetType: "LINE_ITEM",
    allocationMethod: "EACH",
    targetSelection: "ALL",
    value: { percentage: 10 },
  },
  title: "Member discount (10%)",
});

const card: Cart["appliedGiftCards"][number] = {
  id: "card",
  lastCharacters: "0001",
  amountUsed: money("25.0"),
  amountUsedV2: money("25.0"),
  balance: money("0.0"),
  balanceV2: money("0.0"),
  presentmentAmountUsed: money("25.0"),
};

test("a receipt counts items and adds up each discount over all lines", () => {
  const cart = cartWith(
    [
      lineOf("1", { each: "84.0", quantity: 1, discountAllocations: [member("8.4")] }),
      lineOf("2", { each: "16.0", quantity: 2, discountAllocations: [member("3.2")] }),
    ],
    { total: "79.4", appliedGiftCards: [card] },
  );
  expect(receiptOf(cart)).toEqual({
    count: 3,
    before: 116_00,
    discounts: [{ label: "Member discount (10%)", cents: 11_60 }],
    giftCards: [{ label: "Gift card ending in 0001", cents: 25_00 }],
    total: 79_40,
  });
});

test("codes that differ in case share one row, and a discount of 0 has none", () => {
  const coded = (code: string, amount: string) => {
    const { discountedAmount: _, ...rest } = member(amount);
    return { discountedAmount: money(amount), discountApplication: rest.discountApplication, code };
  };
  const cart = cartWith([
    lineOf("1", { discountAllocations: [coded("TEN", "0.1"), coded("NONE", "0.0")] }),
    lineOf("2", { discountAllocations: [coded("ten", "0.2")] }),
  ]);
  expect(receiptOf(cart).discounts).toEqual([{ label: "TEN", cents: 30 }]);
  expect(receiptOf(cart, "Ten").discounts).toEqual([{ label: "Member discount (10%)", cents: 30 }]);
});

test("only a members' code that is in the cart and does not apply is reported as not applied", () => {
  const cart = cartWith([], { discountCodes: [{ code: "TEN", applicable: false }] });
  expect(isNotApplied(cart, "ten")).toBe(true);
  expect(isNotApplied(cart, "CONFORM10")).toBe(false);
  expect(isNotApplied(cart, undefined)).toBe(false);
});

test("lines with a quantity of 0 are not listed or counted", () => {
  const cart = cartWith([lineOf("1", { quantity: 0 }), lineOf("2", { quantity: 2 })]);
  expect(linesOf(cart).map(({ id }) => id)).toEqual(["2"]);
  expect(countOf(cart)).toBe(2);
  expect(countOf(null)).toBe(0);
});

test("a product with one variant has no variant title", () => {
  expect(variantTitleOf("Default Title")).toBeUndefined();
  expect(nameOf(lineOf("1", { kind: "Default Title" }))).toBe("Bed");
  expect(nameOf(lineOf("1", { kind: "Large / Red" }))).toBe("Bed, Large / Red");
});

test("messages name the limited quantity and the sold-out products", () => {
  expect(limitedText(7)).toBe("Only 7 left. We updated your quantity.");
  expect(soldOutText(["Bed"])).toBe("Bed sold out and was removed from your cart.");
  expect(soldOutText(["Bed", "Bowl", "Mug"])).toBe(
    "Bed, Bowl and Mug sold out and were removed from your cart.",
  );
});

test.each([
  ["https://shop.example/cart/c/1?key=2", "https://shop.example/cart/c/1?key=2"],
  ["http://localhost:3000/storefront/checkout/x", "http://localhost:3000/storefront/checkout/x"],
  ["/storefront/checkout/x", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  [null, undefined],
])("the checkout URL of %s is %s", (webUrl, url) => {
  expect(checkoutUrl(webUrl)).toBe(url);
});
