import { expect, test } from "vitest";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  currentOf,
  errorCode,
  errorMessage,
  ignoreNotFound,
  isNotFound,
  isTransient,
  reworded,
} from "./errors.ts";

const missing = new AppError("NOT_FOUND", "Plan not found.");
const conflict = new AppError("CONFLICT", "It was changed.", { current: { version: 2 } });

test("an error response tells its code and message, and anything else has none", () => {
  expect([errorCode(missing), isNotFound(missing), errorMessage(missing)]).toEqual([
    "NOT_FOUND",
    true,
    "Plan not found.",
  ]);
  const bug = new TypeError("undefined is not a function");
  expect([errorCode(bug), isNotFound(bug), errorMessage(bug), errorMessage(bug, "No.")]).toEqual([
    undefined,
    false,
    "Something went wrong. Try again.",
    "No.",
  ]);
});

test("only a conflict carries the thing as it is now", () => {
  expect(currentOf(conflict)).toEqual({ version: 2 });
  expect(currentOf(missing)).toBeUndefined();
  expect(currentOf(undefined)).toBeUndefined();
});

test("deleting what is gone already succeeds, and every other failure is thrown on", () => {
  expect(() => ignoreNotFound(missing)).not.toThrow();
  expect(() => ignoreNotFound(conflict)).toThrow(conflict);
  expect(() => ignoreNotFound(new TypeError("no"))).toThrow(TypeError);
});

test("a reworded error response keeps its code; a bug stays what it is", () => {
  expect(reworded(conflict, (message) => `Trip: ${message}`)).toMatchObject({
    code: "CONFLICT",
    message: "Trip: It was changed.",
  });
  const bug = new TypeError("no");
  expect(reworded(bug, () => "other")).toBe(bug);
});

test("another try is for failures on the way, not for what the server rejected", () => {
  expect(isTransient(new AppError("UNAVAILABLE", "Away."))).toBe(true);
  expect(isTransient(new TypeError("Failed to fetch"))).toBe(true);
  expect([missing, conflict, new AppError("INTERNAL", "No.")].map(isTransient)).toEqual([
    false,
    false,
    false,
  ]);
});
