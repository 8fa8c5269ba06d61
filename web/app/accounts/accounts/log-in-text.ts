import { logInFailed } from "#contracts/accounts/accounts.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import { rejectedAs } from "./error-text.ts";

/** The password was right, but the address has not been confirmed yet. */
export const isUnverified = ({ code, message }: AppError): boolean =>
  code === "NOT_VERIFIED" || /verif/i.test(message);

/** What the summary and the fields say of a refused log-in. */
export function logInText(errorResponse: AppError) {
  const text = rejectedAs(logInFailed)(errorResponse);
  if (errorResponse.code !== "LOGIN_FAILED") return text;
  return { ...text, fields: { password: "Email or password is incorrect." } };
}
