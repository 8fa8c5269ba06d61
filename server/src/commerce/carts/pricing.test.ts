import fc from "fast-check";
import { expect, test } from "vitest";
import { price, type PricedInput } from "./pricing.ts";

const cents = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 2 ** 31 - 1 }),
);
const discount = fc.oneof(
  fc.record({ kind: fc.constant("percentage" as const), value: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ kind: fc.constant("fixed_amount" as const), value: cents }),
);
const cart: fc.Arbitrary<PricedInput> = fc.record({
  lines: fc.array(fc.record({ unitPrice: cents, quantity: fc.integer({ min: 1, max: 999 }) }), {
    maxLength: 30,
  }),
  discounts: fc.array(discount, { maxLength: 5 }),
  giftCards: fc.array(fc.record({ balance: cents }), { maxLength: 4 }),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

test("every amount of a cart is exact and not negative", () => {
  fc.assert(
    fc.property(cart, (input) => {
      const prices = price(input);
      expect(prices.undiscounted).toBe(sum(prices.lines.map((line) => line.subtotal)));
      expect(prices.subtotal).toBe(sum(prices.lines.map((line) => line.total)));
      expect(prices.subtotal + sum(prices.discounts)).toBe(prices.undiscounted);
      expect(prices.total + sum(prices.giftCards)).toBe(prices.subtotal);
      for (const line of prices.lines) {
        expect(line.total + sum(line.allocations)).toBe(line.subtotal);
        expect(Math.min(line.total, ...line.allocations)).toBeGreaterThanOrEqual(0);
      }
      expect(Math.min(prices.total, ...prices.giftCards)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a discount's parts sum to the discount, and gift cards pay no more than their balance", () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { lines, discounts, giftCards } = price(input);
      for (const [place, discounted] of discounts.entries()) {
        const parts = lines.map((line) => line.allocations[place] ?? Number.NaN);
        expect(sum(parts)).toBe(discounted);
        const { kind, value } = input.discounts[place] ?? { kind: "none", value: 0 };
        if (kind === "fixed_amount") expect(discounted).toBeLessThanOrEqual(value);
      }
      for (const [place, paid] of giftCards.entries())
        expect(paid).toBeLessThanOrEqual(input.giftCards[place]?.balance ?? 0);
    }),
  );
});

test("a fixed amount is deducted exactly, or up to the total", () => {
  fc.assert(
    fc.property(cart, fc.integer({ min: 1, max: 2 ** 31 - 1 }), ({ lines }, value) => {
      const { discounts, undiscounted } = price({
        lines,
        discounts: [{ kind: "fixed_amount", value }],
        giftCards: [],
      });
      expect(discounts).toEqual([Math.min(value, undiscounted)]);
    }),
  );
});

const line = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity });

test("ten percent of 10.05 is 1.01: half a cent is rounded up", () => {
  const { lines, total } = price({
    lines: [line(1005)],
    discounts: [{ kind: "percentage", value: 10 }],
    giftCards: [],
  });
  expect(lines).toEqual([{ subtotal: 1005, total: 904, allocations: [101] }]);
  expect(total).toBe(904);
});

test("percentages apply to the full price, so two of ten deduct twenty", () => {
  const ten = { kind: "percentage", value: 10 } as const;
  expect(price({ lines: [line(1000, 3)], discounts: [ten, ten], giftCards: [] }).total).toBe(2400);
});

test("a fixed amount is spread by share, with remaining cents to the largest remainders", () => {
  const { lines } = price({
    lines: [line(1000), line(1000), line(1000)],
    discounts: [{ kind: "fixed_amount", value: 1000 }],
    giftCards: [],
  });
  expect(lines.map(({ allocations }) => allocations)).toEqual([[334], [333], [333]]);
});

test("gift cards pay the remainder in order", () => {
  const { giftCards, total } = price({
    lines: [line(5000)],
    discounts: [],
    giftCards: [{ balance: 3000 }, { balance: 3000 }, { balance: 500 }],
  });
  expect([giftCards, total]).toEqual([[3000, 2000, 0], 0]);
});
