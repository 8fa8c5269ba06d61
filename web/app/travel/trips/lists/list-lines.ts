import { itemTextMax } from "#contracts/travel/trip-names.ts";

/** The lines of a pasted or written text, each a thing for a list: without bullets, and none twice. */
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
