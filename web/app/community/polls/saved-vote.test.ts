import { expect, test } from "vitest";
import { removePrivate } from "../../data/storage.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { browserName, isComplete, saveVote, savedVote, voteKey } from "./vote-store.ts";

const scores = { friendly: 4, mean: 1, safe: 5 };

test("a vote is stored under one key per country, without spaces", () => {
  expect(voteKey("United Kingdom", false)).toBe("poll:UnitedKingdom");
  const safeStorage = memoryStorage();
  saveVote(safeStorage, voteKey("United Kingdom", false), { ...scores, sent: false });
  expect(savedVote(safeStorage, "poll:UnitedKingdom")).toEqual({ ...scores, sent: false });
  expect(savedVote(safeStorage, "poll:Chile")).toBeUndefined();
});

test("a member's unsent vote is removed on log-out; a guest's stays", () => {
  const safeStorage = memoryStorage();
  for (const isMember of [true, false]) {
    saveVote(safeStorage, voteKey("Chile", isMember), { ...scores, sent: false });
  }
  removePrivate(safeStorage);
  expect(savedVote(safeStorage, voteKey("Chile", true))).toBeUndefined();
  expect(savedVote(safeStorage, voteKey("Chile", false))).toBeDefined();
});

test.each(["{", "null", '"x"', '{"friendly":6,"mean":1,"safe":1,"sent":true}', '{"friendly":1}'])(
  "%s in the browser is no vote",
  (text) => {
    expect(savedVote(memoryStorage({ "poll:Chile": text }), "poll:Chile")).toBeUndefined();
  },
);

test("a browser keeps its ID, and replaces a malformed one", () => {
  const safeStorage = memoryStorage();
  const make = () => "0123456789abcdef".repeat(2);
  const name = browserName(safeStorage, make);
  expect(browserName(safeStorage, () => "f".repeat(32))).toBe(name);
  safeStorage.setItem("poll-browser", "x");
  expect(browserName(safeStorage, make)).toBe(name);
});

test("a vote is complete if every question has a score", () => {
  expect(isComplete(scores)).toBe(true);
  expect(isComplete({ ...scores, mean: 0 })).toBe(false);
});

test("a country has its article in a sentence", () => {
  expect([inSentence("Netherlands"), inSentence("Chile")]).toEqual(["the Netherlands", "Chile"]);
});
