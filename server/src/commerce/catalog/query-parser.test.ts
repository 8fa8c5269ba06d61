import { expect, test } from "vitest";
import { searchLimits } from "#contracts/commerce/storefront-limits.ts";
import { type QueryNode, beyondLimit, parseQuery, searchSize } from "./query-parser.ts";

/** The tree as one line. */
const treeText = (node: QueryNode | undefined): string => {
  if (!node) return "nothing";
  if (node.is === "term") {
    const { key, than, value, begun } = node.term;
    return `${key ? `${key}:${than}` : ""}${value}${begun ? "…" : ""}`;
  }
  if (node.is === "not") return `not(${treeText(node.of)})`;
  return `${node.is}(${node.of.map(treeText).join(", ")})`;
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
])("%s is parsed as %s", (query, tree) => {
  expect(treeText(parseQuery(query))).toBe(tree);
});

test.each([
  ["characters", "a".repeat(2_000), "a".repeat(2_001)],
  ["terms", "a ".repeat(100), "a ".repeat(101)],
  ["parentheses", `${"()".repeat(49)}a`, "()".repeat(51)],
  ["values between commas", `tag:${"a,".repeat(200)}`, `tag:${"a,".repeat(201)}`],
  ["words in one term", "a.".repeat(200), "a.".repeat(201)],
  ["words in quotes", `'${"a ".repeat(200)}'`, `'${"a ".repeat(201)}'`],
  ["parentheses in each other", `${"(".repeat(20)}a`, `${"(".repeat(21)}a`],
  ["negations in each other", `${"-".repeat(20)}a`, `${"-".repeat(21)}a`],
  ["both in each other", `${"-(".repeat(10)}a`, `${"-(".repeat(10)}-a`],
])("the maximum of %s is parsed, and one more is rejected with the limit", (_, most, more) => {
  expect(() => parseQuery(most)).not.toThrow();
  expect(() => parseQuery(more)).toThrow(/at most (?:2000|200|100|20) /);
  expect(beyondLimit(searchSize(most), searchLimits)).toBeUndefined();
});

test("siblings do not count as nesting", () => {
  expect(searchSize("-a -b (c) (d) -(e)").depth).toBe(2);
  expect(searchSize("(a (b (c)) d) -(-e)").depth).toBe(3);
});
