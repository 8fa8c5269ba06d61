import type { ErrorCode } from "#contracts/kernel/errors.ts";

/** An error of a call, in the browser or on a page. */
export type Rejection = { code: ErrorCode; message: string; retryAfter?: number | undefined };

/** A sentence about how long to wait. */
export function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return "Wait a moment, then try again.";
  if (seconds <= 60) return "Try again in a minute.";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `Try again in ${minutes} minutes.`;
  return `Try again in ${Math.ceil(minutes / 60)} hours.`;
}

/** The reason of an error, and when to try again. */
export const reasonOf = (errorResponse: Rejection): string =>
  errorResponse.code === "RATE_LIMITED"
    ? `Too many attempts. ${waitText(errorResponse.retryAfter)}`
    : errorResponse.message;

/** The summary of a rejected form: a title, then the reason if it adds something. */
export const rejectedAs = (title: string) => (errorResponse: Rejection) => {
  const reason = reasonOf(errorResponse);
  return { title, message: reason === title ? "" : reason };
};

/** The same without a title. */
export const plainly = (errorResponse: Rejection) => ({ message: reasonOf(errorResponse) });
