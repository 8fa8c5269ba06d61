import { expect, test } from "vitest";
import type { CartAnswer } from "#storefront/index.ts";
import { addResult } from "./add-item.ts";
import { cartWith, lineOf } from "./cart.testing.ts";

const answer = (more: Partial<CartAnswer> = {}): CartAnswer => ({
  cart: cartWith([lineOf("1", { quantity: 3 })]),
  userErrors: [],
  warnings: [],
  ...more,
});

const stockWarning = (
  code: "MERCHANDISE_NOT_ENOUGH_STOCK" | "MERCHANDISE_OUT_OF_STOCK",
  target: string,
) => ({
  warnings: [{ code, message: "Only 3 items were added.", target }],
});

test("the result has the quantity now in the cart", () => {
  expect(addResult(answer(), "variant-1")).toEqual({ is: "added", inCart: 3 });
});

test.each(["1", "variant-1"])(
  "a warning about the line or its variant is reported as fewer",
  (target) => {
    expect(
      addResult(answer(stockWarning("MERCHANDISE_NOT_ENOUGH_STOCK", target)), "variant-1"),
    ).toEqual({
      is: "fewer",
      inCart: 3,
      message: "Only 3 available, and all of them are in your cart.",
    });
  },
);

test("a warning about another variant is ignored", () => {
  const other = answer(stockWarning("MERCHANDISE_NOT_ENOUGH_STOCK", "variant-2"));
  expect(addResult(other, "variant-1").is).toBe("added");
});

test("a sold-out variant is reported as none, not as an error", () => {
  const soldOut = answer({
    ...stockWarning("MERCHANDISE_OUT_OF_STOCK", "variant-2"),
    cart: cartWith([lineOf("2", { quantity: 0 })]),
  });
  expect(addResult(soldOut, "variant-2")).toEqual({
    is: "none",
    message: "This item is sold out.",
  });
});

test("a user error of the shop is thrown", () => {
  const rejected = answer({
    userErrors: [{ code: "INVALID", field: ["lines"], message: "The merchandise does not exist." }],
  });
  expect(() => addResult(rejected, "variant-9")).toThrow("The merchandise does not exist.");
});
