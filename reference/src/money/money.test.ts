import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { converted, embeddedRates, rateOf } from "./rates.ts";
import { type Share, settle, sharesOf } from "./settle.ts";

describe("rates", () => {
  test("a typed rate comes first, then one of the operator's server, then an embedded one", () => {
    const typed = [{ currency: "CLP", to: "USD", rate: 937.5, date: "2026-11-26" }];
    const online = { date: "2026-11-28", base: "EUR", rates: { USD: 1.25, CLP: 1000 } };
    expect(rateOf("CLP", "USD", { typed, online })).toEqual({
      currency: "CLP",
      rate: 937.5,
      date: "2026-11-26",
      source: "typed",
    });
    expect(rateOf("CLP", "USD", { typed: [], online })).toEqual({
      currency: "CLP",
      rate: 800,
      date: "2026-11-28",
      source: "online",
    });
    expect(rateOf("EUR", "USD", { typed: [], online })?.rate).toBe(0.8);
    expect(rateOf("GBP", "USD", { typed: [], online })).toMatchObject({
      date: embeddedRates.date,
      source: "embedded",
    });
    expect(rateOf("XSU", "USD", { typed: [], online: null })).toBeUndefined();
  });

  test("a typed rate holds in both directions", () => {
    const typed = [{ currency: "CLP", to: "USD", rate: 1000, date: "2026-11-26" }];
    expect(rateOf("USD", "CLP", { typed, online: null })?.rate).toBe(0.001);
  });

  test("amounts are converted between currencies with and without decimals", () => {
    expect(converted(24_000, "CLP", "USD", 937.5)).toBe(2_560);
    expect(converted(2_560, "USD", "CLP", 1 / 937.5)).toBe(24_000);
    expect(converted(1_000, "BHD", "USD", 0.376)).toBe(266);
  });
});

describe("shares", () => {
  test("units that don't divide go to the first by ID, and the sums are equal", () => {
    const shares = sharesOf([{ amount: 1000, paidBy: "c", sharedBy: ["c", "a", "b"] }]);
    expect(shares).toEqual([
      { id: "a", paid: 0, share: 334 },
      { id: "b", paid: 0, share: 333 },
      { id: "c", paid: 1000, share: 333 },
    ]);
  });

  test("shares are rounded once, not for each expense", () => {
    const sharedBy = ["a", "b"];
    const shares = sharesOf([
      { amount: 101, paidBy: "a", sharedBy },
      { amount: 301, paidBy: "b", sharedBy },
    ]);
    expect(shares.map(({ share }) => share)).toEqual([201, 201]);
  });

  test("an expense that isn't shared is left out", () => {
    expect(sharesOf([{ amount: 1000, paidBy: "a", sharedBy: [] }])).toEqual([]);
  });

  test("one payment settles two people", () => {
    const shares = sharesOf([
      { amount: 34_199, paidBy: "dana", sharedBy: ["dana", "tom"] },
      { amount: 17_799, paidBy: "tom", sharedBy: ["dana", "tom"] },
    ]);
    expect(settle(shares)).toEqual([{ from: "tom", to: "dana", amount: 8_200 }]);
  });

  test("groups that settle among themselves need fewer payments", () => {
    const of = (id: string, amount: number): Share => ({
      id,
      paid: Math.max(amount, 0),
      share: Math.max(-amount, 0),
    });
    const shares = [of("a", 7), of("b", 5), of("c", -5), of("d", -4), of("e", -3)];
    expect(settle(shares)).toHaveLength(3);
  });
});

test("shares add up to what was paid", () => {
  const id = fc.integer({ min: 0, max: 8 }).map(String);
  const expense = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000_000 }),
    paidBy: id,
    sharedBy: fc.array(id, { minLength: 1, maxLength: 9 }),
  });
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 200 }), (expenses) => {
      const shares = sharesOf(expenses);
      const sum = (key: "paid" | "share") => shares.reduce((all, one) => all + one[key], 0);
      expect(sum("share")).toBe(sum("paid"));
    }),
    { numRuns: 100 },
  );
});

const balances = fc
  .array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 40 })
  .map((amounts) => [...amounts, -amounts.reduce((sum, one) => sum + one, 0)]);

test("payments settle everything, and there are fewer than people", () => {
  fc.assert(
    fc.property(balances, (amounts) => {
      const shares = amounts.map((amount, n) => ({
        id: `p${n}`,
        paid: Math.max(amount, 0),
        share: Math.max(-amount, 0),
      }));
      const debts = settle(shares);
      const left = new Map(shares.map(({ id, paid, share }) => [id, paid - share]));
      for (const { from, to, amount } of debts) {
        expect(amount).toBeGreaterThan(0);
        left.set(from, (left.get(from) ?? 0) + amount);
        left.set(to, (left.get(to) ?? 0) - amount);
      }
      expect([...left.values()].filter((amount) => amount !== 0)).toEqual([]);
      expect(debts.length).toBeLessThan(shares.length);
    }),
    { numRuns: 200 },
  );
});
