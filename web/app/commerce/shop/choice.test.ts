import { expect, test } from "vitest";
import {
  firstChoice,
  openOption,
  priceIn,
  stateOf,
  stockText,
  variantOf,
  withValue,
} from "./choice.ts";
import { factsOf } from "./product-facts.ts";
import { product, site, sized, variant } from "./shop.testing.ts";

const facts = factsOf(sized, new Map([["gid://shopify/ProductVariant/2", 3]]), site);
const { options, variants } = facts;
const nothing = firstChoice(options, variants, null);
const [size, colour] = [0, 1];
const [s, m, l] = [0, 1, 2];
const [brick, night] = [0, 1];

test("nothing is chosen before somebody chooses, and the first open option is the first", () => {
  expect(nothing).toEqual([undefined, undefined]);
  expect(variantOf(variants, nothing)).toBeUndefined();
  expect(openOption(nothing)).toBe(size);
  expect(openOption(withValue(nothing, size, m))).toBe(colour);
});

test("a value of each option is a variant", () => {
  const choice = withValue(withValue(nothing, size, m), colour, night);
  expect(variantOf(variants, choice)?.id).toBe("4");
  expect(openOption(choice)).toBeUndefined();
});

test("the address chooses a variant; one of something else chooses nothing", () => {
  expect(firstChoice(options, variants, "3")).toEqual([m, brick]);
  expect(firstChoice(options, variants, "999")).toEqual(nothing);
});

test("an option with one value leaves no choice", () => {
  const one = { name: "Frame", values: ["Oak"] };
  expect(firstChoice([one, ...options], variants, null)[0]).toBe(0);
});

test("what is sold out and what is not made with the rest of the choice are told apart", () => {
  expect(stateOf(variants, nothing, size, s)).toBe("available");
  expect(stateOf(variants, withValue(nothing, colour, brick), size, s)).toBe("soldOut");
  expect(stateOf(variants, withValue(nothing, colour, night), size, l)).toBe("missing");
  const made = withValue(withValue(nothing, size, l), colour, night);
  expect(variantOf(variants, made)).toBeUndefined();
  expect(stateOf(variants, made, colour, brick)).toBe("available");
});

test("the price is the variant's, or the lowest where there is a choice of prices", () => {
  expect(priceIn(variants, undefined)).toEqual({ price: 7900, compareAt: null, isFrom: true });
  expect(priceIn(variants, variants[4])).toEqual({ price: 9250, compareAt: 9990, isFrom: false });
});

test("few are counted, none is said, enough is no news", () => {
  expect(variants.map(stockText)).toEqual([
    "Sold out",
    "Only 3 left",
    undefined,
    undefined,
    undefined,
  ]);
});

test("a product of one kind has nothing to choose", () => {
  expect(factsOf(product([variant(1, "19.0")]), new Map(), site).options).toEqual([]);
});

test("250 variants are looked through at once", () => {
  const many = product(
    Array.from({ length: 250 }, (_, place) =>
      variant(place, "10.0", { A: String(place % 50), B: String(Math.floor(place / 50)) }),
    ),
    {
      options: [
        { id: "1", name: "A", values: Array.from({ length: 50 }, (_, place) => String(place)) },
        { id: "2", name: "B", values: ["0", "1", "2", "3", "4"] },
      ],
    },
  );
  const wide = factsOf(many, new Map(), site);
  expect(variantOf(wide.variants, [49, 4])?.id).toBe("249");
  expect(JSON.stringify(wide.variants).length).toBeLessThan(250 * 130);
});
