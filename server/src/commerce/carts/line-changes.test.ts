import { cartLinesMax } from "#contracts/commerce/shop.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineGlobalId, variantGlobalId } from "./ids.ts";
import { addLines, type CartLine, removeLines, updateLines } from "./line-changes.ts";

const cartId = "01920000-0000-7000-8000-000000000000";
const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const onSale = new Map([
  [1, { title: "Bed", stock: 5 }],
  [2, { title: "Bowl", stock: 400 }],
  [3, { title: "Rug", stock: 0 }],
  [4, { title: "Tag", stock: 100_000 }],
]);

const line = (number: number, variantId: number, quantity: number, size?: string): CartLine => ({
  id: idOf(number),
  variantId,
  quantity,
  attributes: size === undefined ? [] : [{ key: "size", value: size }],
  position: number,
});

const limits = { perLine: 999, perOrder: 10_000 };
const cart = (...lines: CartLine[]) => ({ cartId, lines, onSale, limits });
const lineInput = (variantId: number, quantity?: number, size?: string) => ({
  merchandiseId: variantGlobalId(variantId),
  quantity,
  attributes: size === undefined ? undefined : [{ key: "size", value: size }],
});
const ids = () => {
  let next = 10_000;
  return () => idOf((next += 1));
};
const quantitiesOf = (lines: readonly CartLine[]) =>
  lines.map((each) => [each.variantId, each.quantity]);

test("adding a variant with the same attributes raises its line's quantity", () => {
  const { lines, warnings } = addLines(
    cart(line(1, 2, 3, "S")),
    [lineInput(2, undefined, "S"), lineInput(2, 2), lineInput(2, 1)],
    ids(),
  );
  expect(quantitiesOf(lines)).toEqual([
    [2, 4],
    [2, 3],
  ]);
  expect(warnings).toEqual([]);
});

test("the order of attributes does not matter", () => {
  const attributes = [
    { key: "a", value: "1" },
    { key: "b", value: "2" },
  ];
  const there = { ...line(1, 2, 1), attributes };
  const more = { ...lineInput(2, 1), attributes: attributes.toReversed() };
  expect(quantitiesOf(addLines(cart(there), [more], ids()).lines)).toEqual([[2, 2]]);
});

test("a quantity above the stock is clamped, with a warning that names the line", () => {
  const { lines, warnings } = addLines(cart(line(1, 1, 4)), [lineInput(1, 3)], ids());
  expect(quantitiesOf(lines)).toEqual([[1, 5]]);
  expect(warnings).toEqual([
    {
      code: "MERCHANDISE_NOT_ENOUGH_STOCK",
      target: lineGlobalId(cartId, idOf(1)),
      message: "Only 5 items were added to your cart due to availability.",
    },
  ]);
});

test("two lines of one variant share its stock", () => {
  const { lines, warnings } = addLines(
    cart(line(1, 1, 4, "S")),
    [lineInput(1, 3), lineInput(1, 1, "L")],
    ids(),
  );
  expect(quantitiesOf(lines)).toEqual([
    [1, 4],
    [1, 1],
  ]);
  expect(warnings.map(({ target }) => target)).toEqual([
    lineGlobalId(cartId, idOf(10_001)),
    variantGlobalId(1),
  ]);
});

test("a sold-out variant is not added, others are", () => {
  const { lines, userErrors, warnings } = addLines(
    cart(),
    [lineInput(3, 1), lineInput(2, 1)],
    ids(),
  );
  expect(quantitiesOf(lines)).toEqual([[2, 1]]);
  expect(userErrors).toEqual([]);
  expect(warnings).toEqual([
    {
      code: "MERCHANDISE_OUT_OF_STOCK",
      target: variantGlobalId(3),
      message: "The product 'Rug' is already sold out.",
    },
  ]);
});

test("a quantity above the stock is a warning, one above a limit an error", () => {
  const most = limits.perLine + 1;
  expect(addLines(cart(), [lineInput(2, most)], ids()).warnings).toHaveLength(1);
  expect(addLines(cart(), [lineInput(4, most)], ids()).userErrors).toEqual([
    {
      code: "MAXIMUM_EXCEEDED",
      field: ["lines", "0", "quantity"],
      message: "An order can have up to 999 of one item.",
    },
  ]);
});

describe("limits of an order", () => {
  const small = { perLine: 5, perOrder: 8 };
  const limited = (...lines: CartLine[]) => ({ ...cart(...lines), limits: small });
  const update = (before: ReturnType<typeof limited>, number: number, quantity: number) =>
    updateLines(before, [{ id: lineGlobalId(cartId, idOf(number)), quantity }]).userErrors;
  const ofOne = {
    code: "MAXIMUM_EXCEEDED",
    field: ["lines", "0", "quantity"],
    message: "An order can have up to 5 of one item.",
  };
  const inAll = {
    code: "MAXIMUM_EXCEEDED",
    field: ["lines"],
    message: "An order can have up to 8 items.",
  };

  test("the limit per variant counts all its lines", () => {
    const before = limited(line(1, 2, 3, "S"));
    expect(addLines(before, [lineInput(2, 2, "M")], ids()).userErrors).toEqual([]);
    expect(addLines(before, [lineInput(2, 3, "M")], ids()).userErrors).toEqual([ofOne]);
    expect(addLines(before, [lineInput(2, 3, "S")], ids()).userErrors).toEqual([ofOne]);
    expect(update(before, 1, 5)).toEqual([]);
    expect(update(before, 1, 6)).toEqual([ofOne]);
  });

  test("the total quantity has its own limit", () => {
    const before = limited(line(1, 2, 5), line(2, 4, 3));
    expect(addLines(before, [lineInput(1, 1)], ids()).userErrors).toEqual([inAll]);
    expect(update(before, 2, 4)).toEqual([inAll]);
    expect(addLines(limited(), [lineInput(2, 5), lineInput(4, 4)], ids()).userErrors).toEqual([
      inAll,
    ]);
    const split = Array.from({ length: 3 }, () => lineInput(4, 4));
    expect(addLines(limited(), split, ids()).userErrors.map(({ code }) => code)).toContain(
      "MAXIMUM_EXCEEDED",
    );
  });

  test("a cart above a lowered limit can shrink but not grow", () => {
    const before = limited(line(1, 2, 20), line(2, 4, 3));
    expect(update(before, 1, 19)).toEqual([]);
    expect(update(before, 2, 2)).toEqual([]);
    expect(update(before, 1, 21)).toEqual([ofOne]);
    expect(update(before, 2, 4)).toEqual([inAll]);
  });
});

test("an unknown variant, an invalid quantity and a missing line are user errors", () => {
  const codesOf = (inputs: Parameters<typeof addLines>[1]) =>
    addLines(cart(), inputs, ids()).userErrors.map(({ code, field }) => [code, field.join(".")]);
  expect(codesOf([lineInput(77, 1), lineInput(2, 0), lineInput(2, -3)])).toEqual([
    ["INVALID", "lines.0.merchandiseId"],
    ["MINIMUM_NOT_MET", "lines.1.quantity"],
    ["MINIMUM_NOT_MET", "lines.2.quantity"],
  ]);
  const strange = lineGlobalId(cartId, idOf(9));
  const [updated] = updateLines(cart(line(1, 2, 1)), [{ id: strange, quantity: 2 }]).userErrors;
  const [removed] = removeLines(cart(line(1, 2, 1)), [strange]).userErrors;
  expect([updated?.code, updated?.field.join(".")]).toEqual([
    "INVALID_MERCHANDISE_LINE",
    "lines.0.id",
  ]);
  expect([removed?.code, removed?.field.join(".")]).toEqual([
    "INVALID_MERCHANDISE_LINE",
    "lineIds.0",
  ]);
});

test("an update changes only the given fields of its own line", () => {
  const before = cart(line(1, 2, 3, "S"), line(2, 1, 2), line(3, 4, 1));
  const { lines, warnings } = updateLines(before, [
    { id: lineGlobalId(cartId, idOf(2)), quantity: 50 },
    { id: lineGlobalId(cartId, idOf(1)), attributes: [] },
  ]);
  expect(lines).toEqual([
    { ...line(1, 2, 3), attributes: [] },
    { ...line(2, 1, 5) },
    line(3, 4, 1),
  ]);
  expect(warnings.map(({ target }) => target)).toEqual([lineGlobalId(cartId, idOf(2))]);
});

test("a quantity of 0 or less removes a line, and lines that become equal are merged", () => {
  const before = cart(line(1, 2, 3), line(2, 1, 2), line(3, 4, 7), line(4, 2, 1, "S"));
  const { lines } = updateLines(before, [
    { id: lineGlobalId(cartId, idOf(2)), quantity: 0 },
    { id: lineGlobalId(cartId, idOf(4)), quantity: -1 },
    { id: lineGlobalId(cartId, idOf(3)), merchandiseId: variantGlobalId(2) },
  ]);
  expect(lines).toEqual([{ ...line(3, 2, 10) }]);
});

test("the number of lines is limited", () => {
  const full = Array.from({ length: cartLinesMax }, (_, place) => line(place, 4, 1, `${place}`));
  const { userErrors } = addLines(cart(...full), [lineInput(4, 1, "one more")], ids());
  expect(userErrors.map(({ code }) => code)).toEqual(["LESS_THAN"]);
  expect(addLines(cart(...full), [lineInput(4, 1, "7")], ids()).userErrors).toEqual([]);
});

test("the attributes of all lines together are limited, however small the request", () => {
  const attributes = [{ key: "words", value: "w".repeat(4_995) }];
  const long = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...lineInput(4),
      attributes: [...attributes, { key: `${10 + place}`, value: "" }],
    }));
  expect(addLines(cart(), long(19), ids()).userErrors).toEqual([]);
  const tooLong = { code: "LESS_THAN", field: ["lines"] };
  expect(addLines(cart(), long(20), ids()).userErrors).toMatchObject([tooLong]);
  const lines = Array.from({ length: 20 }, (_, place) => line(place, 4, 1, `${place}`));
  const change = lines.map(({ id }, place) => ({
    id: lineGlobalId(cartId, id),
    attributes: long(20)[place]?.attributes,
  }));
  expect(updateLines(cart(...lines), change).userErrors).toMatchObject([tooLong]);
});

const input = fc.record(
  {
    merchandiseId: fc.integer({ min: 0, max: 5 }).map(variantGlobalId),
    quantity: fc.oneof(
      fc.constant(null),
      fc.integer({ min: -2, max: 600 }),
      fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    ),
    attributes: fc.array(
      fc.record({ key: fc.constantFrom("a", "b"), value: fc.constantFrom("1", "2") }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ["merchandiseId"] },
);

test("no sequence of changes exceeds the stock or leaves duplicate or empty lines", () => {
  fc.assert(
    fc.property(
      fc.array(input, { maxLength: 12 }),
      fc.array(fc.record({ which: fc.nat(10), change: input }), { maxLength: 12 }),
      (added, changes) => {
        const first = addLines(cart(), added, ids()).lines;
        const inputs = changes.map(({ which, change }) => ({
          ...change,
          id: lineGlobalId(cartId, first[which % Math.max(1, first.length)]?.id ?? idOf(0)),
        }));
        const { lines } = updateLines(cart(...first), inputs);
        for (const stage of [first, lines]) {
          const total = new Map<number, number>();
          for (const each of stage) {
            expect(each.quantity).toBeGreaterThan(0);
            expect(each.quantity).toBeLessThanOrEqual(limits.perLine);
            total.set(each.variantId, (total.get(each.variantId) ?? 0) + each.quantity);
          }
          for (const [variantId, quantity] of total)
            expect(quantity).toBeLessThanOrEqual(onSale.get(variantId)?.stock ?? 0);
          const kinds = stage.map(({ variantId, attributes }) =>
            JSON.stringify([variantId, attributes.map(({ key, value }) => key + value).toSorted()]),
          );
          expect(new Set(kinds).size).toBe(stage.length);
          expect(new Set(stage.map(({ id }) => id)).size).toBe(stage.length);
        }
      },
    ),
  );
});
