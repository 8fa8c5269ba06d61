import { expect, test } from "vitest";
import { logInFailed, notVerified } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { isUnverified, logInText } from "./log-in-page.tsx";

test("a wrong password has the product's message beside the field", () => {
  expect(logInText(new AppError("LOGIN_FAILED", logInFailed))).toEqual({
    title: logInFailed,
    message: "",
    fields: { password: "Email or password is incorrect." },
  });
});

test("a broken connection blames no field", () => {
  const text = logInText(new AppError("UNAVAILABLE", "Wagabond cannot be reached."));
  expect(text).toEqual({ title: logInFailed, message: "Wagabond cannot be reached." });
});

test("an unverified email is detected by code or by message", () => {
  expect(isUnverified(new AppError("NOT_VERIFIED", notVerified))).toBe(true);
  expect(isUnverified(new AppError("LOGIN_FAILED", "Please VERIFY your account."))).toBe(true);
  expect(isUnverified(new AppError("LOGIN_FAILED", logInFailed))).toBe(false);
});
