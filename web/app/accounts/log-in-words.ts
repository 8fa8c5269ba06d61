import { logInFailed } from "#contracts/accounts.ts";
import type { AppError } from "#contracts/errors.ts";
import { refusedAs } from "./refusal-words.ts";

/** The password was right, but the address has not been confirmed yet. */
export const isUnverified = ({ code, message }: AppError): boolean =>
  code === "NOT_VERIFIED" || /verif/i.test(message);

/** What the summary and the fields say of a refused log-in. */
export function logInWords(refusal: AppError) {
  const words = refusedAs(logInFailed)(refusal);
  if (refusal.code !== "LOGIN_FAILED") return words;
  return { ...words, fields: { password: "The email or the password does not match." } };
}
