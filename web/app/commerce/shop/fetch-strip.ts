import type { ProductCard } from "./card.ts";

export type StripKind = "uncategorized" | "all";

/** The path of the products of the strip. */
const stripPath = (kind: StripKind): string =>
  `/marketplace/strip${kind === "all" ? "?of=all" : ""}`;

/** The products of the strip. Rejects on failure. */
export async function fetchStrip(kind: StripKind, signal: AbortSignal): Promise<ProductCard[]> {
  const timeout = AbortSignal.timeout(15_000);
  const response = await fetch(stripPath(kind), { signal: AbortSignal.any([signal, timeout]) });
  if (!response.ok)
    throw new Error(`The product list request failed with status ${response.status}.`);
  return response.json() as Promise<ProductCard[]>;
}
