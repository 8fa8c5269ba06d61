import type { AppError } from "#contracts/kernel/errors.ts";

/** How long to wait, as a person would say it. */
export function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return "Wait a moment, then try again.";
  if (seconds <= 60) return "Try again in a minute.";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `Try again in ${minutes} minutes.`;
  return `Try again in ${Math.ceil(minutes / 60)} hours.`;
}

/** Why something was refused, and when another try may help. */
export const reasonOf = (errorResponse: AppError): string =>
  errorResponse.code === "RATE_LIMITED"
    ? `Too many tries in a short time. ${waitText(errorResponse.retryAfter)}`
    : errorResponse.message;

/** The summary of a refused form: the product's title, then the reason where it adds something. */
export const rejectedAs = (title: string) => (errorResponse: AppError) => {
  const reason = reasonOf(errorResponse);
  return { title, message: reason === title ? "" : reason };
};

/** The same without a title of its own. */
export const plainly = (errorResponse: AppError) => ({ message: reasonOf(errorResponse) });
