import { expect, test } from "vitest";
import type { CartAnswer } from "#storefront/index.ts";
import { addedOf } from "./adding.ts";
import { cartWith, lineOf } from "./carts.testing.ts";

const answer = (more: Partial<CartAnswer> = {}): CartAnswer => ({
  cart: cartWith([lineOf("1", { quantity: 3 })]),
  userErrors: [],
  warnings: [],
  ...more,
});

const short = (
  code: "MERCHANDISE_NOT_ENOUGH_STOCK" | "MERCHANDISE_OUT_OF_STOCK",
  target: string,
) => ({
  warnings: [{ code, message: "Only 3 items were added.", target }],
});

test("what was added is told with how many there are now", () => {
  expect(addedOf(answer(), "variant-1")).toEqual({ is: "added", inCart: 3 });
});

test.each(["1", "variant-1"])(
  "less than was asked for is said, whether by line or variant",
  (target) => {
    expect(addedOf(answer(short("MERCHANDISE_NOT_ENOUGH_STOCK", target)), "variant-1")).toEqual({
      is: "fewer",
      inCart: 3,
      words: "Only 3 left: all of them are in your cart.",
    });
  },
);

test("what is short elsewhere says nothing about this", () => {
  const elsewhere = answer(short("MERCHANDISE_NOT_ENOUGH_STOCK", "variant-2"));
  expect(addedOf(elsewhere, "variant-1").is).toBe("added");
});

test("what is sold out is not added, and that is no failure", () => {
  const gone = answer({
    ...short("MERCHANDISE_OUT_OF_STOCK", "variant-2"),
    cart: cartWith([lineOf("2", { quantity: 0 })]),
  });
  expect(addedOf(gone, "variant-2")).toEqual({ is: "none", words: "This is sold out." });
});

test("what the shop refuses is refused", () => {
  const refused = answer({
    userErrors: [{ code: "INVALID", field: ["lines"], message: "The merchandise does not exist." }],
  });
  expect(() => addedOf(refused, "variant-9")).toThrow("The merchandise does not exist.");
});
