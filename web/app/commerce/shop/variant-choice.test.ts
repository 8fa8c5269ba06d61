import { expect, test } from "vitest";
import {
  firstChoice,
  openOption,
  priceIn,
  stateOf,
  stockText,
  variantOf,
  withValue,
} from "./use-variant-choice.ts";
import { factsOf } from "./product-facts.ts";
import { product, site, sized, variant } from "./shop.testing.ts";

const facts = factsOf(sized, new Map([["gid://shopify/ProductVariant/2", 3]]), site);
const { options, variants } = facts;
const noChoice = firstChoice(options, variants, null);
const [size, colour] = [0, 1];
const [s, m, l] = [0, 1, 2];
const [brick, night] = [0, 1];

test("the initial choice is empty, and its first open option is the first", () => {
  expect(noChoice).toEqual([undefined, undefined]);
  expect(variantOf(variants, noChoice)).toBeUndefined();
  expect(openOption(noChoice)).toBe(size);
  expect(openOption(withValue(noChoice, size, m))).toBe(colour);
});

test("a value of each option selects a variant", () => {
  const choice = withValue(withValue(noChoice, size, m), colour, night);
  expect(variantOf(variants, choice)?.id).toBe("4");
  expect(openOption(choice)).toBeUndefined();
});

test("the URL selects a variant; an unknown variant selects nothing", () => {
  expect(firstChoice(options, variants, "3")).toEqual([m, brick]);
  expect(firstChoice(options, variants, "999")).toEqual(noChoice);
});

test("an option with one value is chosen", () => {
  const one = { name: "Frame", values: ["Oak"] };
  expect(firstChoice([one, ...options], variants, null)[0]).toBe(0);
});

test("sold-out values differ from values without a variant", () => {
  expect(stateOf(variants, noChoice, size, s)).toBe("available");
  expect(stateOf(variants, withValue(noChoice, colour, brick), size, s)).toBe("soldOut");
  expect(stateOf(variants, withValue(noChoice, colour, night), size, l)).toBe("missing");
  const incompatible = withValue(withValue(noChoice, size, l), colour, night);
  expect(variantOf(variants, incompatible)).toBeUndefined();
  expect(stateOf(variants, incompatible, colour, brick)).toBe("available");
});

test("the price is the variant's, or the lowest of several", () => {
  expect(priceIn(variants, undefined)).toEqual({ price: 7900, compareAt: null, isFrom: true });
  expect(priceIn(variants, variants[4])).toEqual({ price: 9250, compareAt: 9990, isFrom: false });
});

test("the stock text counts few, names none and omits enough", () => {
  expect(variants.map(stockText)).toEqual([
    "Sold out",
    "Only 3 left",
    undefined,
    undefined,
    undefined,
  ]);
});

test("a product with one variant has no options", () => {
  expect(factsOf(product([variant(1, "19.0")]), new Map(), site).options).toEqual([]);
});

test("250 variants are searched, and each takes less than 130 characters", () => {
  const many = product(
    Array.from({ length: 250 }, (_, index) =>
      variant(index, "10.0", { A: String(index % 50), B: String(Math.floor(index / 50)) }),
    ),
    {
      options: [
        { id: "1", name: "A", values: Array.from({ length: 50 }, (_, index) => String(index)) },
        { id: "2", name: "B", values: ["0", "1", "2", "3", "4"] },
      ],
    },
  );
  const wide = factsOf(many, new Map(), site);
  expect(variantOf(wide.variants, [49, 4])?.id).toBe("249");
  expect(JSON.stringify(wide.variants).length).toBeLessThan(250 * 130);
});
