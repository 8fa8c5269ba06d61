import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommon } from "./common-passwords.ts";
import { hashPassword, isPassword, standInHash } from "./passwords.ts";

test("a password fits its own hash to the letter", async () => {
  const hash = await hashPassword(" four  Horses ü ");
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await isPassword(hash, " four  Horses ü ")).toBe(true);
  expect(await isPassword(hash, "four  Horses ü")).toBe(false);
  expect(await isPassword(hash, " four  horses ü ")).toBe(false);
});

test("an unknown account costs as much as a known one and fits no password", async () => {
  expect(await isPassword(undefined, "anything")).toBe(false);
  expect(parseOptions(standInHash)).toEqual(parseOptions(await hashPassword("anything")));
});

test.each(["password", "PassWord", "12345678", "qwertyuiop", "iloveyou"])(
  "%s is one of the first that guessers try",
  async (password) => expect(await isCommon(password)).toBe(true),
);

test("a phrase of one's own is not common", async () => {
  expect(await isCommon("the otter naps at noon")).toBe(false);
});
