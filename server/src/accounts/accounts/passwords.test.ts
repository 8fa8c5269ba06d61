import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommon } from "./common-passwords.ts";
import { hashPassword, isPassword, makeLimitedQueue, dummyHash } from "./passwords.ts";

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

test("two jobs run, some wait in order, and more are rejected with Retry-After", async () => {
  const inTurn = makeLimitedQueue(2, 2);
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

test("a failed job frees its place", async () => {
  const inTurn = makeLimitedQueue(1, 5);
  const failing = inTurn(async () => {
    throw new Error("broken");
  });
  const next = inTurn(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test.each(["password", "PassWord", "12345678", "qwertyuiop", "iloveyou"])(
  "%s is a common password",
  async (password) => expect(await isCommon(password)).toBe(true),
);

test("an uncommon phrase is accepted", async () => {
  expect(await isCommon("the otter naps at noon")).toBe(false);
});
