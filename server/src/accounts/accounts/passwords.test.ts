import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommon } from "./common-passwords.ts";
import { hashPassword, isPassword, makeTurns, standInHash } from "./passwords.ts";

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

test("two hash at once, some wait in order, and who comes when the queue is full is told to come again", async () => {
  const inTurn = makeTurns(2, 2);
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const job = (number: number) =>
    inTurn(() => {
      started.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    });
  const jobs = [job(1), job(2), job(3), job(4)];
  await expect(job(5)).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 3 });
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  await jobs[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  finish[1]?.();
  finish[2]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  finish[3]?.();
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4]);
});

test("a turn goes on to the next one after a failure", async () => {
  const inTurn = makeTurns(1, 5);
  const failing = inTurn(async () => {
    throw new Error("broken");
  });
  const next = inTurn(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test.each(["password", "PassWord", "12345678", "qwertyuiop", "iloveyou"])(
  "%s is one of the first that guessers try",
  async (password) => expect(await isCommon(password)).toBe(true),
);

test("a phrase of one's own is not common", async () => {
  expect(await isCommon("the otter naps at noon")).toBe(false);
});
