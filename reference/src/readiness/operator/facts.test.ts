/** Policies and the facts they are taken from: pages print the facts, the engine judges by the policies. */
import { describe, expect, test } from "vitest";
import { operatorFact, operatorFacts } from "../../facts/operators.ts";
import { operatorNames } from "./names.ts";
import { operatorPolicies } from "./policies.ts";

const policies = Object.values(operatorPolicies);

type Value = { fact: string; value?: unknown; steps?: readonly string[]; isUnsure?: boolean };

/** Each value of each policy with the fact that it names. */
const values = policies.flatMap(({ key, name: _name, mode: _mode, ...stated }) =>
  Object.entries(stated).map(([field, value]: [string, Value]) => ({ key, field, value })),
);

/** How a figure stands in a sentence: words up to five, minutes, cents. */
const spelled = ["no", "one", "two", "three", "four", "five"];
const numbers = (part: unknown): number[] => {
  if (typeof part === "number") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(numbers);
};

const figured = values.filter(
  ({ field }) => !["routes", "fee", "closedTimes", "booking"].includes(field),
);

test("every company of the wire has a policy and facts", () => {
  const keys = Object.keys(operatorNames).toSorted();
  expect(Object.keys(operatorPolicies).toSorted()).toEqual(keys);
  expect([...operatorFacts.keys()].toSorted()).toEqual(keys);
  for (const { key, name } of policies) expect(operatorNames[key]).toBe(name);
});

describe("each value", () => {
  test.each(values)("$key $field names a fact of the company", ({ key, value }) => {
    expect(operatorFact(value.fact)?.id).toBe(value.fact);
    expect(value.fact.startsWith(`${key}.`)).toBe(true);
  });

  test.each(figured)("$key $field has the figures of its fact", ({ value }) => {
    const { says = "", value: shown } = operatorFact(value.fact) ?? {};
    const text = `${says} ${JSON.stringify(shown)}`.toLowerCase();
    for (const figure of numbers(value.value)) {
      const isThere =
        new RegExp(`(?<![\\d.])${String(figure).replace(".", "\\.")}(?!\\d)`).test(text) ||
        text.includes(spelled[figure] ?? "\0");
      expect(isThere, `${figure} in ${text}`).toBe(true);
    }
  });
});

test("a fee is never of low confidence, and its amount is that of its fact", () => {
  for (const { key, fee } of policies) {
    if (!fee) continue;
    const fact = operatorFact(fee.fact);
    expect(fact?.confidence, key).not.toBe("low");
    const amounts =
      fact?.value.is === "fee" ? fact.value.prices.flatMap((each) => each.amounts) : [];
    expect(amounts, key).toContainEqual({ minor: fee.value.minor, currency: fee.value.currency });
  }
});

const facts = Array.from(operatorFacts.values()).flatMap((each) => each.facts);

test("a sentence of low confidence has no figure", () => {
  const shown = facts.filter(({ confidence }) => confidence === "low");
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(({ value }) => /\d/.test(JSON.stringify(value))).map(({ id }) => id)).toEqual(
    [],
  );
});

test("a fee is shown with the day of its page, or as undated", () => {
  const fees = facts.flatMap(({ id, value }) =>
    value.is === "fee" ? [{ id, text: value.prices[0]?.for ?? "" }] : [],
  );
  for (const { id, text } of fees) expect(text, id).toMatch(/undated|20\d\d/);
});

test("a value whose fact is disputed says so", () => {
  for (const [policy, field] of [
    ["eurostar-continental", "carrierKg"],
    ["italo", "carrierKg"],
    ["po", "fee"],
    ["cunard-qm2", "fee"],
    ["ns", "muzzle"],
  ] as const)
    expect(operatorPolicies[policy]?.[field]?.isUnsure, `${policy} ${field}`).toBe(true);
});
