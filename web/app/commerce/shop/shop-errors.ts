import { readFailure, StorefrontError } from "#storefront/index.ts";

/** Whether the shop rejected a request or the request failed. */
export type ShopError = { is: "rejected" | "failed"; error: Error };

/** Classifies the error of a request to the shop. */
export function shopErrorOf(caught: unknown): ShopError {
  const { message } = readFailure(caught);
  const error = new Error(`Storefront API error: ${message}`, { cause: caught });
  const isRejected = !(caught instanceof StorefrontError) && /invalid/i.test(message);
  return { is: isRejected ? "rejected" : "failed", error };
}

/** Data that the page can do without: falls back to `fallback` and reports the error. */
export async function orFallback<Value>(
  request: Promise<Value>,
  fallback: Value,
  report: (error: unknown) => void,
): Promise<Value> {
  try {
    return await request;
  } catch (caught) {
    report(shopErrorOf(caught).error);
    return fallback;
  }
}
