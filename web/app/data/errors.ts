import { AppError, type ErrorCode } from "#contracts/kernel/errors.ts";

/** The error that a call of the API ended with; undefined for anything else that was thrown. */
export const asAppError = (error: unknown): AppError | undefined =>
  error instanceof AppError ? error : undefined;

export const errorCode = (error: unknown): ErrorCode | undefined => asAppError(error)?.code;

export const isNotFound = (error: unknown): boolean => errorCode(error) === "NOT_FOUND";

/** What went wrong, for a person: the server's message, else `otherwise`. */
export const errorMessage = (
  error: unknown,
  otherwise = "Something went wrong. Try again.",
): string => asAppError(error)?.message ?? otherwise;

/** The current resource after a conflicting change. */
export const currentOf = (error: unknown): unknown =>
  errorCode(error) === "CONFLICT" ? asAppError(error)?.current : undefined;

/** Whether a retry may succeed: the request or the server failed without a reason. */
export const isTransient = (error: unknown): boolean => (asAppError(error)?.status ?? 502) >= 502;

/** For deletions: what is gone already is as deleted as it can be. `await call(deletePlan, …).catch(ignoreNotFound)` */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** An error response with another message; anything else as it is. */
export function reworded(error: unknown, reword: (message: string) => string): unknown {
  const errorResponse = asAppError(error);
  return errorResponse ? new AppError(errorResponse.code, reword(errorResponse.message)) : error;
}

/** The first sentence of a message, where the text before it already says what to do next. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
