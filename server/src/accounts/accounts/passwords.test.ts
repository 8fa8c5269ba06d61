import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommon } from "./common-passwords.ts";
import { hashPassword, isPassword, dummyHash } from "./passwords.ts";

test("a password matches its own hash exactly", async () => {
  const hash = await hashPassword(" four  Horses ü ");
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await isPassword(hash, " four  Horses ü ")).toBe(true);
  expect(await isPassword(hash, "four  Horses ü")).toBe(false);
  expect(await isPassword(hash, " four  horses ü ")).toBe(false);
});

test("an unknown account takes as long as a known one and matches no password", async () => {
  expect(await isPassword(undefined, "anything")).toBe(false);
  expect(parseOptions(dummyHash)).toEqual(parseOptions(await hashPassword("anything")));
});

test.each(["password", "PassWord", "12345678", "qwertyuiop", "iloveyou"])(
  "%s is a common password",
  async (password) => expect(await isCommon(password)).toBe(true),
);

test("an uncommon phrase is accepted", async () => {
  expect(await isCommon("the otter naps at noon")).toBe(false);
});
