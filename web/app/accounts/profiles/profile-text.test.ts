import { expect, test } from "vitest";
import { profileCodec } from "./edit-profile.tsx";
import { usageText } from "./profile-text.ts";

const seen = {
  _id: "p",
  author: "p",
  username: "dana.walks",
  bio: "Slow trains.",
  avatar: null,
  passport: null,
  importantDocs: null,
  currency: null,
  units: null,
  clock: null,
  weekStart: null,
  homeCountry: null,
  homeRegion: null,
  isAdmin: false,
  isModerator: false,
  needsTwoFactor: false,
  isVerified: true,
  version: 1,
};
const changedElsewhere = { ...seen, username: "dana.runs", passport: "/api/files/a", version: 2 };

const { print, body, differences } = profileCodec;

test("only changed values are sent, without white space at their ends", () => {
  const values = print(seen);
  expect(body(values, seen)).toEqual({});
  expect(body({ ...values, username: "dana.walks " }, seen)).toEqual({});
  expect(body({ ...values, bio: " " }, seen)).toEqual({ bio: "" });
  expect(body({ ...print(changedElsewhere), username: "dana.walks" }, changedElsewhere)).toEqual({
    username: "dana.walks",
  });
});

test("a conflict names what another tab changed", () => {
  expect(differences(print(seen), print(changedElsewhere), print(changedElsewhere))).toEqual([
    { label: "Username", theirs: "dana.runs" },
    { label: "Passport", theirs: "New file" },
  ]);
  expect(differences(print(seen), print({ ...seen, version: 9 }), print(seen))).toEqual([]);
});

test.each([
  [0, 0, "0 of 500 files, 0 of 300 MB used"],
  [1, 900, "1 of 500 files, less than 1 of 300 MB used"],
  [12, 35_651_584, "12 of 500 files, 34 of 300 MB used"],
  [500, 314_572_800, "500 of 500 files, 300 of 300 MB used"],
])("%i files of %i bytes are described in a sentence", (files, bytes, text) => {
  expect(usageText({ files, bytes, filesMax: 500, bytesMax: 314_572_800 })).toBe(text);
});
