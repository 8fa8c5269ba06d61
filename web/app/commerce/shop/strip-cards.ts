import type { ProductCard } from "./card.ts";

export type StripOf = "uncategorized" | "all";

/** The address of the strip's products. */
const stripPath = (of: StripOf): string => `/marketplace/strip${of === "all" ? "?of=all" : ""}`;

/** The products of the strip. Rejects where they do not come. */
export async function fetchStrip(of: StripOf, signal: AbortSignal): Promise<ProductCard[]> {
  const timeout = AbortSignal.timeout(15_000);
  const answer = await fetch(stripPath(of), { signal: AbortSignal.any([signal, timeout]) });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
  return answer.json() as Promise<ProductCard[]>;
}
