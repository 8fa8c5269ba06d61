import { expect, test } from "vitest";
import { type Asked, readAsked } from "./asking.ts";

/** A tree as one line. */
const told = (asked: Asked | undefined): string => {
  if (!asked) return "nothing";
  if (asked.is === "term") {
    const { key, than, value, begun } = asked.term;
    return `${key ? `${key}:${than}` : ""}${value}${begun ? "…" : ""}`;
  }
  if (asked.is === "not") return `not(${told(asked.of)})`;
  return `${asked.is}(${asked.of.map(told).join(", ")})`;
};

test.each([
  ["", "nothing"],
  ["bed", "bed"],
  ["travel bed", "all(travel, bed)"],
  ["travel AND bed", "all(travel, bed)"],
  ["bed OR bowl", "any(bed, bowl)"],
  ["a b OR c d", "any(all(a, b), all(c, d))"],
  ["a AND (b OR c)", "all(a, any(b, c))"],
  ["-bed", "not(bed)"],
  ["NOT bed", "not(bed)"],
  ["a -tag:b", "all(a, not(tag:b))"],
  ["-(a OR b)", "not(any(a, b))"],
  ["T-shirt", "T-shirt"],
  ["tag:cabin", "tag:cabin"],
  ["Tag:cabin", "tag:cabin"],
  [
    "product_type:'home decor' vendor:\"Slow Wool\"",
    "all(product_type:home decor, vendor:Slow Wool)",
  ],
  ["'home decor'", "home decor"],
  ["be*", "be…"],
  ["title:be* OR *", "any(title:be…, …)"],
  ["'be*'", "be*"],
  ["variants.price:>=10.50", "variants.price:>=10.50"],
  ["created_at:<'2026-01-01'", "created_at:<2026-01-01"],
  ["title:", ""],
  ["and or not", "all(and, or, not)"],
  ["(a", "a"],
  ["a)", "a"],
  [") a (", "a"],
  ["OR a", "a"],
  ["a OR", "a"],
  ["-", "-"],
  ["dog's 'x", "all(dog's, x)"],
])("%s is read as %s", (query, tree) => {
  expect(told(readAsked(query))).toBe(tree);
});

test("more parts than anybody needs are refused", () => {
  expect(() => readAsked("a ".repeat(101))).toThrow("100 parts");
  expect(told(readAsked("a ".repeat(100))).startsWith("all(a, a")).toBe(true);
});

test("a long text of anything is read at once", () => {
  const begun = performance.now();
  for (const text of [
    "a".repeat(200_000),
    "a:".repeat(90_000),
    `'${"-".repeat(200_000)}`,
    " ".repeat(200_000),
  ]) {
    readAsked(text);
  }
  expect(performance.now() - begun).toBeLessThan(1_000);
});
