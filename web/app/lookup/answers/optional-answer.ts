import { errorResponseIn } from "../../data/server.ts";

/**
 * The answer, or the error message if there is none. Other errors are rethrown.
 */
export async function answerOrMessage<T extends object>(answer: Promise<T>): Promise<T | string> {
  try {
    return await answer;
  } catch (thrown) {
    const errorResponse = errorResponseIn(thrown);
    if (errorResponse?.code === "NOT_FOUND") return errorResponse.message;
    // An invalid URL, such as a name that is too long.
    if (errorResponse?.code === "VALIDATION") return "";
    throw thrown;
  }
}

/** The answer; undefined if there is none. */
export async function answerOrUndefined<T extends object>(
  answer: Promise<T>,
): Promise<T | undefined> {
  const result = await answerOrMessage(answer);
  return typeof result === "string" ? undefined : result;
}
