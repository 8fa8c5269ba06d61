import { expect, test } from "vitest";
import { sumsOf } from "./cost-sums.tsx";

test("currencies are never added to each other", () => {
  const sums = sumsOf([
    { amount: 1250, currency: "EUR", paid: true },
    { amount: 90_000, currency: "CLP", paid: false },
    { amount: 750, currency: "EUR", paid: false },
  ]);
  expect(sums).toEqual([
    { currency: "CLP", all: 90_000, open: 90_000 },
    { currency: "EUR", all: 2000, open: 750 },
  ]);
  expect(sumsOf([])).toEqual([]);
});
