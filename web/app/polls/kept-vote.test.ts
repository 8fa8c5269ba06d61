import { expect, test } from "vitest";
import { removePrivate } from "../api/storage.ts";
import { memoryShelf } from "../api/storage.testing.ts";
import { countryWords } from "./country-words.ts";
import { browserName, isComplete, keepVote, keptVote, voteKey } from "./kept-vote.ts";

const scores = { friendly: 4, mean: 1, safe: 5 };

test("a vote is kept under one key a country, without spaces", () => {
  expect(voteKey("United Kingdom", false)).toBe("poll:UnitedKingdom");
  const shelf = memoryShelf();
  keepVote(shelf, voteKey("United Kingdom", false), { ...scores, sent: false });
  expect(keptVote(shelf, "poll:UnitedKingdom")).toEqual({ ...scores, sent: false });
  expect(keptVote(shelf, "poll:Chile")).toBeUndefined();
});

test("what a member could not send goes with them, a guest's vote stays", () => {
  const shelf = memoryShelf();
  for (const isMember of [true, false]) {
    keepVote(shelf, voteKey("Chile", isMember), { ...scores, sent: false });
  }
  removePrivate(shelf);
  expect(keptVote(shelf, voteKey("Chile", true))).toBeUndefined();
  expect(keptVote(shelf, voteKey("Chile", false))).toBeDefined();
});

test.each(["{", "null", '"x"', '{"friendly":6,"mean":1,"safe":1,"sent":true}', '{"friendly":1}'])(
  "%s in the browser is no vote",
  (text) => {
    expect(keptVote(memoryShelf({ "poll:Chile": text }), "poll:Chile")).toBeUndefined();
  },
);

test("a browser keeps its name, and makes another where it is not whole", () => {
  const shelf = memoryShelf();
  const make = () => "0123456789abcdef".repeat(2);
  const name = browserName(shelf, make);
  expect(browserName(shelf, () => "f".repeat(32))).toBe(name);
  shelf.setItem("poll-browser", "x");
  expect(browserName(shelf, make)).toBe(name);
});

test("a vote is complete where every question has a score", () => {
  expect(isComplete(scores)).toBe(true);
  expect(isComplete({ ...scores, mean: 0 })).toBe(false);
});

test("a country has its article in a sentence", () => {
  expect([countryWords("Netherlands"), countryWords("Chile")]).toEqual([
    "the Netherlands",
    "Chile",
  ]);
});
