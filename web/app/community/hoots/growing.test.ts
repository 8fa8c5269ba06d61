import { expect, test } from "vitest";
import { comment } from "../comments/comments.testing.ts";
import { hootWith } from "./hoots.testing.ts";
import {
  asPassage,
  automaticPages,
  drawnCount,
  forCards,
  growsByItself,
  listed,
  newerThan,
  nextBefore,
  resultText,
  withNewest,
  type HootPage,
} from "./growing.ts";

const pageOf = (ids: string[], rest: Partial<HootPage> = {}): HootPage => ({
  data: ids.map((_id) => hootWith([], { _id })),
  hasMore: true,
  ...rest,
});

test("a hoot on two pages is listed once", () => {
  const hoots = listed([pageOf(["a", "b"]), pageOf(["b", "c"])]);
  expect(hoots.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
});

test("the next page begins after the last hoot; the last page has none", () => {
  expect(nextBefore(pageOf(["a", "b"]))).toBe("b");
  expect(nextBefore(pageOf(["a", "b"], { hasMore: false }))).toBeUndefined();
});

test("the first pages load by themselves, later ones with the button", () => {
  expect(growsByItself(1)).toBe(true);
  expect(growsByItself(automaticPages)).toBe(true);
  expect(growsByItself(automaticPages + 1)).toBe(false);
});

test("restored pages are rendered at once, later ones when visible", () => {
  const back = [pageOf(["a", "b"]), pageOf(["c"], { drawn: true }), pageOf(["d", "e"])];
  expect(drawnCount(back)).toBe(3);
});

test("a list has only what cards show of a hoot", () => {
  const hoot = hootWith([comment("c")], { text: "a".repeat(5_000) });
  const [card] = forCards({ data: [hoot], hasMore: false }).data;
  expect(card?.text).toHaveLength(151);
  expect(card?.comments).toEqual([]);
  expect(card?.commentCount).toBe(1);
});

test("a passage has an ellipsis on each side where the text goes on", () => {
  const text = "There is a ferry. It sails at nine. Bring water.";
  const textOf = (from: number, to?: number) =>
    asPassage([{ text: text.slice(from, to), match: false }], text)
      .map((keysetPage) => keysetPage.text)
      .join("");
  expect(textOf(0)).toBe(text);
  expect(textOf(0, 17)).toBe("There is a ferry. …");
  expect(textOf(18, 35)).toBe("… It sails at nine. …");
  expect(textOf(18)).toBe("… It sails at nine. Bring water.");
});

test("the result text has the count", () => {
  expect(resultText(1, false, { q: "ferry" })).toBe("1 hoot for “ferry”");
  expect(resultText(10, true, { q: "ferry" })).toBe("First 10 hoots for “ferry”");
  expect(resultText(10, true, {})).toBe("Showing 10 hoots");
  expect(resultText(4, false, { category: "Peru" })).toBe("All 4 hoots in Peru");
});

const newestOf = (ids: string[], hasMore = true): HootPage => ({
  data: ids.map((_id) => hootWith([], { _id, author: authorOf(_id) })),
  hasMore,
});
const authorOf = (_id: string) => ({ _id: `by-${_id}`, username: _id, name: _id, avatar: null });
const idsIn = (pages: readonly HootPage[]) => listed(pages).map(({ _id }) => _id);

test("hoots by others above the first listed one are newer", () => {
  const list = newestOf(["3", "2", "1"]).data;
  expect(newerThan(newestOf(["5", "4", "3", "0"]), list, "by-5")).toEqual({
    count: 1,
    more: false,
  });
  expect(newerThan(newestOf(["9", "8"]), list, undefined)).toEqual({ count: 2, more: true });
  expect(newerThan(newestOf(["3", "2"]), list, undefined)).toEqual({ count: 0, more: false });
});

test("the newest hoots are put on top; a list without overlap starts over", () => {
  const pages = [newestOf(["3", "2"]), newestOf(["1"], false)];
  expect(idsIn(withNewest(pages, newestOf(["4", "3"])))).toEqual(["4", "3", "2", "1"]);
  expect(withNewest(pages, newestOf(["4", "3"]))).toHaveLength(2);
  expect(idsIn(withNewest(pages, newestOf(["9", "8"])))).toEqual(["9", "8"]);
});
