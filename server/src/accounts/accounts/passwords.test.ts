import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommon } from "./common-passwords.ts";
import { passwordCost } from "../accounts/password-cost.ts";
import { passwordCost as testCost } from "./password-cost.ts";
import { hashPassword, isPassword, dummyHash } from "./passwords.ts";

test("a password matches its own hash exactly", async () => {
  const hash = await hashPassword(" four  Horses ü ");
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await isPassword(hash, " four  Horses ü ")).toBe(true);
  expect(await isPassword(hash, "four  Horses ü")).toBe(false);
  expect(await isPassword(hash, " four  horses ü ")).toBe(false);
});

test("a server hashes at the recommended cost, which only tests lower", async () => {
  expect(passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(testCost.memoryCost).toBeLessThan(passwordCost.memoryCost);
  expect(parseOptions(await hashPassword("anything"))).toMatchObject(testCost);
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
