import fc from "fast-check";
import { expect, test } from "vitest";
import { Username } from "#contracts/accounts/profiles.ts";
import * as z from "zod/mini";
import { confusableKey } from "./confusable-key.ts";
import { usernameChoices, usernameFrom } from "./usernames.ts";

test.each([
  ["Ana Silva", "ana.silva"],
  ["Ana María Núñez", "ana.maria.nunez"],
  ["Søren Kierkegård", "soren.kierkegard"],
  ["Jürgen Groß", "jurgen.gross"],
  ["Łukasz", "lukasz"],
  ["Shaun O’Brien", "shaun.obrien"],
  ["under_score", "under_score"],
  ["  .dots...and  spaces. ", "dots.and.spaces"],
  ["Юлия", "yuliya"],
  ["Олександр Шевченко", "oleksandr.shevchenko"],
  ["Ελένη Παππά", "eleni.pappa"],
  ["محمد", "mhmd"],
  ["김민수", "gimminsu"],
  ["王小明", "wangxiaoming"],
  ["山田太郎", "shantiantailang"],
  ["山田 はなこ", "hanako"],
  ["ヤマダ", "yamada"],
  ["प्रिया", "priya"],
  ["Nguyễn Văn An", "nguyen.van.an"],
  ["Ｄａｎａ", "dana"],
  ["Ana 🐶", "ana"],
  ["Ana (she/her)", "ana.she.her"],
  ["🐶", "traveler"],
  ["👩‍👩‍👧", "traveler"],
  ["ーー", "traveler"],
  ["_._", "traveler"],
  ["Bartholomew Featherstonehaugh-Cholmondeley", "bartholomew.featherstonehaugh"],
])("%s becomes %s", (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});

test("every choice for any name is a valid username", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      for (const username of usernameChoices(name, "Wagabond")) {
        expect(username).toMatch(/^[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/);
        expect(z.safeParse(Username, username).success).toBe(true);
      }
    }),
  );
});

test("choices differ, so that common names find a free one", () => {
  const choices = [...usernameChoices("Ana Silva", "Wagabond")];
  expect(choices.slice(0, 3)).toEqual(["ana.silva", "ana.silva2", "ana.silva3"]);
  expect(new Set(choices).size).toBe(choices.length);
});

const usernames = fc.stringMatching(/^[a-z0-9._]{1,30}$/);

test("confusable usernames share a key", () => {
  const keys = ["dana.walks", "dana_walks", "danawalks", "dana.wa1ks", "dana.waiks"].map(
    confusableKey,
  );
  expect(new Set(keys).size).toBe(1);
  for (const [one, other] of [
    ["b0b", "bob"],
    ["burn", "bum"],
    ["bur_n", "bum"],
    ["savvy", "sawy"],
    ["i11", "lil"],
  ] as const) {
    expect(confusableKey(one)).toBe(confusableKey(other));
  }
  expect(confusableKey("dana.walks")).not.toBe(confusableKey("dana.talks"));
});

test("the key is idempotent and never empty", () => {
  fc.assert(
    fc.property(usernames, (username) => {
      expect(confusableKey(confusableKey(username))).toBe(confusableKey(username));
      if (/[a-z0-9]/.test(username)) expect(confusableKey(username)).not.toBe("");
    }),
  );
});

test("dots and underscores do not affect the key", () => {
  fc.assert(
    fc.property(usernames, fc.constantFrom(".", "_"), (username, mark) => {
      expect(confusableKey(username.split("").join(mark))).toBe(confusableKey(username));
    }),
  );
});
