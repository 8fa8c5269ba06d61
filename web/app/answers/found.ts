import { refusalIn } from "../api/server.ts";

/**
 * The answer, or the words of the refusal where there is none: such a page says them itself. Other refusals are
 * thrown on.
 */
export async function foundOrWords<T extends object>(answer: Promise<T>): Promise<T | string> {
  try {
    return await answer;
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    if (refusal?.code === "NOT_FOUND") return refusal.message;
    // No address of ours, such as a name of a thousand letters.
    if (refusal?.code === "VALIDATION") return "";
    throw thrown;
  }
}

/** The answer, or nothing where there is none. */
export async function foundOr<T extends object>(answer: Promise<T>): Promise<T | undefined> {
  const found = await foundOrWords(answer);
  return typeof found === "string" ? undefined : found;
}
