import { expect, test } from "vitest";
import { steppedTo } from "./gif-search.tsx";
import { categoryPath, isPlace } from "../../links/hoots.ts";
import { askedWords } from "./known-answers.tsx";
import { filtersOf } from "./filters.ts";

test.each([
  ["", {}],
  ["category=All", {}],
  ["category=South+Africa", { category: "South Africa" }],
  ["q=+ferry+", { q: "ferry" }],
  ["q=ferry&category=Peru", { q: "ferry" }],
  ["q=%00+&category=Peru", { category: "Peru" }],
  ["category=Atlantis", undefined],
])("the address ?%s asks for %j", (search, filters) => {
  expect(filtersOf(new URLSearchParams(search))).toEqual(filters);
});

test.each([
  ["Can I fly with my dog to Japan?", ["japan"]],
  ["Does Delta take rabbits in the cabin?", ["delta", "rabbits", "cabin"]],
  ["Anyone been to Zürich with cats?", ["zürich"]],
  ["?", []],
])("%j asks about %j", (question, words) => {
  expect(askedWords(question)).toEqual(words);
});

test("a search is cut to the server's limit", () => {
  expect(filtersOf(new URLSearchParams({ q: "a".repeat(500) }))?.q).toHaveLength(100);
});

test("categories with a space have a URL, too", () => {
  expect(categoryPath("Costa Rica")).toBe("/allposts?category=Costa+Rica");
  expect(categoryPath()).toBe("/allposts");
});

test("only places have a poster", () => {
  expect(isPlace("Peru")).toBe(true);
  expect(isPlace("Airlines")).toBe(false);
});

test("arrow keys move through the GIF grid and stop at its edges", () => {
  expect(steppedTo("ArrowDown", 1, 10, 4)).toBe(5);
  expect(steppedTo("ArrowUp", 1, 10, 4)).toBe(1);
  expect(steppedTo("ArrowRight", 9, 10, 4)).toBe(9);
  expect(steppedTo("End", 0, 10, 4)).toBe(9);
  expect(steppedTo("a", 0, 10, 4)).toBeUndefined();
});
