import { expect, test } from "vitest";
import { logInFailed } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import { plainly, refusedAs, waitWords } from "./refusal-words.ts";

test.each([
  [undefined, "Wait a little, then try again."],
  [20, "Try again in a minute."],
  [61, "Try again in 2 minutes."],
  [1800, "Try again in 30 minutes."],
  [3 * 60 * 60, "Try again in 3 hours."],
])("who has to wait %s seconds is told: %s", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test("too many tries are told with the time to wait", () => {
  const refusal = new AppError("RATE_LIMITED", "Too many requests.", { retryAfter: 240 });
  expect(plainly(refusal).message).toContain("Try again in 4 minutes.");
});

test("a refusal that says no more than the title says it once", () => {
  const refusal = new AppError("LOGIN_FAILED", logInFailed);
  expect(refusedAs(logInFailed)(refusal)).toEqual({ title: logInFailed, message: "" });
});
