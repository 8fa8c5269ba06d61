import { readFailure, StorefrontError } from "#storefront/index.ts";

/** Why a shop did not answer: it refused what was asked for, or it could not be reached. */
export type ErrorResponse = { is: "refused" | "failed"; error: Error };

/** Reads what a call of the shop rejected with. */
export function errorResponseOf(caught: unknown): ErrorResponse {
  const { message } = readFailure(caught);
  const error = new Error(`The shop: ${message}`, { cause: caught });
  const refused = !(caught instanceof StorefrontError) && /invalid/i.test(message);
  return { is: refused ? "refused" : "failed", error };
}

/** What the page can do without: `otherwise` where the shop does not say it. */
export async function or<What>(
  coming: Promise<What>,
  otherwise: What,
  report: (error: unknown) => void,
): Promise<What> {
  try {
    return await coming;
  } catch (caught) {
    report(errorResponseOf(caught).error);
    return otherwise;
  }
}
