import { itemTextMax } from "#contracts/travel/trip-parts.ts";

/** The lines of a text as items for a list: without bullets or duplicates. */
export function listLines(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-*•–]|\d{1,2}[.)]|\[[ xX]?\])\s+/u, "")
        .trim()
        .slice(0, itemTextMax),
    )
    .filter((line) => line !== "");
  return [...new Set(lines)];
}
