import fc from "fast-check";
import { expect, test } from "vitest";
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
  ["山田太郎", "traveller"],
  ["🐶", "traveller"],
  ["Bartholomew Featherstonehaugh-Cholmondeley", "bartholomew.featherstonehaugh"],
])("%s becomes %s", (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});

test("whatever the name, every choice is a username", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      for (const username of usernameChoices(name)) {
        expect(username).toMatch(/^[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/);
      }
    }),
  );
});

test("the choices differ, so that a name of many people still gets one", () => {
  const choices = [...usernameChoices("Ana Silva")];
  expect(choices.slice(0, 3)).toEqual(["ana.silva", "ana.silva2", "ana.silva3"]);
  expect(new Set(choices).size).toBe(choices.length);
});
