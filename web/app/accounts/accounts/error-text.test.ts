import { expect, test } from "vitest";
import { logInFailed } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { plainly, rejectedAs, waitText } from "./error-text.ts";

test.each([
  [undefined, "Wait a moment, then try again."],
  [20, "Try again in a minute."],
  [61, "Try again in 2 minutes."],
  [1800, "Try again in 30 minutes."],
  [3 * 60 * 60, "Try again in 3 hours."],
])("a wait of %s seconds reads: %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test("too many tries show the time to wait", () => {
  const errorResponse = new AppError("RATE_LIMITED", "Too many requests.", { retryAfter: 240 });
  expect(plainly(errorResponse).message).toContain("Try again in 4 minutes.");
});

test("an error response that equals the title is shown once", () => {
  const errorResponse = new AppError("LOGIN_FAILED", logInFailed);
  expect(rejectedAs(logInFailed)(errorResponse)).toEqual({ title: logInFailed, message: "" });
});
