import { expect, test } from "vitest";
import { costs, makeBudget, usualAllowance } from "./work-budget.ts";

function budgetAt(now: { ms: number }) {
  return makeBudget({ points: 100, perSecond: 10 }, () => now.ms).charge;
}

test("an address may spend its budget at once, then waits for new points", () => {
  const now = { ms: 5_000 };
  const charge = budgetAt(now);
  for (let n = 0; n < 10; n += 1) expect(charge("a", 10)).toBe(0);
  expect(charge("a", 10)).toBe(1_000);
  expect(charge("a", 1)).toBe(100);
  expect(charge("b", 10)).toBe(0);
});

test("an error response costs nothing, and points come back with time", () => {
  const now = { ms: 5_000 };
  const charge = budgetAt(now);
  for (let n = 0; n < 10; n += 1) charge("a", 10);
  for (let n = 0; n < 50; n += 1) charge("a", 10);
  now.ms += 1_000;
  expect(charge("a", 10)).toBe(0);
  expect(charge("a", 10)).toBeGreaterThan(0);
  now.ms += 60 * 60_000;
  for (let n = 0; n < 10; n += 1) expect(charge("a", 10)).toBe(0);
  expect(charge("a", 10)).toBeGreaterThan(0);
});

test("a crawler of one page a second and ten people behind one address are never rejected", () => {
  const now = { ms: 0 };
  const charge = makeBudget(usualAllowance, () => now.ms).charge;
  const rejected = { crawler: 0, household: 0 };
  // Ten people who open 18 pages a minute each, none of which is in the cache.
  for (let second = 0; second < 3_600; second += 1) {
    now.ms += 1_000;
    if (charge("crawler", costs.page) > 0) rejected.crawler += 1;
    for (let n = 0; n < 3; n += 1) if (charge("household", costs.page) > 0) rejected.household += 1;
  }
  expect(rejected).toEqual({ crawler: 0, household: 0 });
});
