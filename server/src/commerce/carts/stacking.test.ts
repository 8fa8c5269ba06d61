import { expect, test } from "vitest";
import { type Discount, price } from "./pricing.ts";
import { chooseDiscounts } from "./stacking.ts";

type Named = Discount & { code?: string };

/** 100.00 in total. */
const lines = [
  { unitPrice: 2_000, quantity: 2 },
  { unitPrice: 6_000, quantity: 1 },
];
const member: Named = { kind: "percentage", value: 10 };
const ten: Named = { kind: "percentage", value: 10, code: "TEN" };
const twenty: Named = { kind: "percentage", value: 20, code: "TWENTY" };
const five: Named = { kind: "fixed_amount", value: 500, code: "FIVE" };
const eight: Named = { kind: "fixed_amount", value: 800, code: "EIGHT" };
const each: Named = { kind: "per_item", value: 300, code: "EACH" };
const shipping: Named = { kind: "free_shipping", value: 100, code: "SHIPPING" };
const discounts: ReadonlyMap<string, Named> = new Map(
  Object.entries({ member, ten, twenty, five, eight, each, shipping }),
);
const cents: ReadonlyMap<string, number> = new Map([
  ["gift card", 2_500],
  ["other gift card", 9_000],
]);

function totalOf(names: readonly string[]): number {
  const given = names.flatMap((name) => discounts.get(name) ?? []);
  const giftCards = names.flatMap((name) => cents.get(name) ?? []).map((balance) => ({ balance }));
  return price({ lines, discounts: chooseDiscounts(given, lines), giftCards }).total;
}

/** Amount due of 100.00 in cents with a single discount. */
const alone = {
  member: 9_000,
  ten: 9_000,
  twenty: 8_000,
  five: 9_500,
  eight: 9_200,
  // 3.00 off each of 3 items.
  each: 9_100,
  shipping: 10_000,
  "gift card": 7_500,
  "other gift card": 1_000,
};

/** Amount due with each pair. */
const pairs: readonly [string, string, number][] = [
  ["member", "each", 8_100],
  ["ten", "each", 9_000],
  ["twenty", "each", 8_000],
  ["five", "each", 8_600],
  ["eight", "each", 8_300],
  ["each", "gift card", 6_600],
  ["each", "other gift card", 100],
  ["member", "shipping", 9_000],
  ["ten", "shipping", 9_000],
  ["twenty", "shipping", 8_000],
  ["five", "shipping", 9_500],
  ["eight", "shipping", 9_200],
  ["each", "shipping", 9_100],
  ["shipping", "gift card", 7_500],
  ["shipping", "other gift card", 1_000],
  ["member", "ten", 8_000],
  ["member", "twenty", 7_000],
  ["member", "five", 8_500],
  ["member", "eight", 8_200],
  ["member", "gift card", 6_500],
  ["member", "other gift card", 0],
  // Percentages do not stack: the larger one applies.
  ["ten", "twenty", 8_000],
  ["ten", "five", 8_500],
  ["ten", "eight", 8_200],
  ["ten", "gift card", 6_500],
  ["ten", "other gift card", 0],
  ["twenty", "five", 7_500],
  ["twenty", "eight", 7_200],
  ["twenty", "gift card", 5_500],
  ["twenty", "other gift card", 0],
  // Fixed amounts do not stack either.
  ["five", "eight", 9_200],
  ["five", "gift card", 7_000],
  ["five", "other gift card", 500],
  ["eight", "gift card", 6_700],
  ["eight", "other gift card", 200],
  ["gift card", "other gift card", 0],
];

const names = Object.keys(alone);

test("the table covers all pairs", () => {
  const keyOf = (two: readonly string[]) => two.toSorted().join(" + ");
  const expected = names.flatMap((one, place) =>
    names.slice(place + 1).map((other) => keyOf([one, other])),
  );
  expect(pairs.map(([one, other]) => keyOf([one, other])).toSorted()).toEqual(expected.toSorted());
});

test.each(Object.entries(alone))("%s alone leaves %d of 10000", (name, total) => {
  expect(totalOf([name])).toBe(total);
});

test.each(pairs)("%s and %s leave %d of 10000, in either order", (one, other, total) => {
  expect(totalOf([one, other])).toBe(total);
  expect(totalOf([other, one])).toBe(total);
});

test("the same code twice, or two equal ones, count once", () => {
  expect(totalOf(["ten", "ten"])).toBe(9_000);
  const other = { ...ten, code: "TEN-TOO" };
  expect(chooseDiscounts([ten, other], lines)).toEqual([ten]);
  expect(chooseDiscounts([other, ten], lines)).toEqual([other]);
});

test("all codes together deduct the members' discount, the largest percentage and the largest amount", () => {
  expect(totalOf(["ten", "five", "member", "eight", "twenty"])).toBe(10_000 - 1_000 - 2_000 - 800);
  expect(chooseDiscounts([member, ten, twenty, five, eight], lines)).toEqual([
    member,
    twenty,
    eight,
  ]);
  expect(chooseDiscounts([], lines)).toEqual([]);
});
