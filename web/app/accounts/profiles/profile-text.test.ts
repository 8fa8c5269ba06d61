import { expect, test } from "vitest";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { changedFields, changesOf, usageText, wordsOf } from "./profile-text.ts";

const seen: OwnProfile = {
  _id: "p",
  author: "p",
  username: "dana.walks",
  bio: "Slow trains.",
  avatar: null,
  passport: null,
  importantDocs: null,
  isAdmin: false,
  version: 1,
};
const changedElsewhere = { ...seen, username: "dana.runs", passport: "/api/files/a", version: 2 };

test("what was left alone follows what is there now; what was written stays", () => {
  expect(wordsOf({ from: seen, bio: "Long leads." }, changedElsewhere)).toEqual({
    username: "dana.runs",
    bio: "Long leads.",
  });
  expect(wordsOf({ from: seen, bio: "" }, seen).bio).toBe("");
});

test("only what would be another goes out, without white space at its ends", () => {
  expect(changesOf({ from: seen }, seen)).toEqual({});
  expect(changesOf({ from: seen, username: "dana.walks ", bio: "Slow trains." }, seen)).toEqual({});
  expect(changesOf({ from: seen, bio: " " }, seen)).toEqual({ bio: "" });
  expect(changesOf({ from: seen, username: "dana.walks" }, changedElsewhere)).toEqual({
    username: "dana.walks",
  });
});

test("it is told which parts another tab changed", () => {
  expect(changedFields(seen, changedElsewhere)).toEqual(["username", "passport"]);
  expect(changedFields(seen, { ...seen, version: 9 })).toEqual([]);
});

test.each([
  [0, 0, "0 of 500 files, 0 of 300 MB"],
  [1, 900, "1 of 500 files, less than 1 of 300 MB"],
  [12, 35_651_584, "12 of 500 files, 34 of 300 MB"],
  [500, 314_572_800, "500 of 500 files, 300 of 300 MB"],
])("%i files of %i bytes are told in a sentence", (files, bytes, text) => {
  expect(usageText({ files, bytes, filesMax: 500, bytesMax: 314_572_800 })).toBe(text);
});
