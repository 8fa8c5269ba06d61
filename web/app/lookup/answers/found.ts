import { errorResponseIn } from "../../data/server.ts";

/**
 * The answer, or the words of the error response where there is none: such a page says them itself. Other error responses are
 * thrown on.
 */
export async function foundOrText<T extends object>(answer: Promise<T>): Promise<T | string> {
  try {
    return await answer;
  } catch (thrown) {
    const errorResponse = errorResponseIn(thrown);
    if (errorResponse?.code === "NOT_FOUND") return errorResponse.message;
    // No address of ours, such as a name of a thousand letters.
    if (errorResponse?.code === "VALIDATION") return "";
    throw thrown;
  }
}

/** The answer, or nothing where there is none. */
export async function foundOr<T extends object>(answer: Promise<T>): Promise<T | undefined> {
  const found = await foundOrText(answer);
  return typeof found === "string" ? undefined : found;
}
