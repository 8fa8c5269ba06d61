import { logInFailed } from "#contracts/accounts/accounts.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import { rejectedAs } from "./error-text.ts";

/** The password was right, but the email is not verified yet. */
export const isUnverified = ({ code, message }: AppError): boolean =>
  code === "NOT_VERIFIED" || /verif/i.test(message);

/** The summary and field errors of a failed login. */
export function logInText(errorResponse: AppError) {
  const text = rejectedAs(logInFailed)(errorResponse);
  if (errorResponse.code !== "LOGIN_FAILED") return text;
  return { ...text, fields: { password: "Email or password is incorrect." } };
}
