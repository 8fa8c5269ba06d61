import { normalizeText, plainLine } from "#contracts/kernel/plain-text.ts";

/**
 * A text of OpenStreetMap, which anyone can edit, as one line without controls and characters that change the direction of
 * other text; cut at `max`. null for blank text. Markup stays text.
 */
export function cleanLine(value: string | undefined, max: number): string | null {
  const line = wholeLine(value);
  if (line === null || line.length <= max) return line;
  const cut = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.trimEnd()}…`;
}

/** The same for text that is useless when cut: null if it is longer than `max`. */
export function uncutLine(value: string | undefined, max: number): string | null {
  const line = wholeLine(value);
  return line !== null && line.length > max ? null : line;
}

const wholeLine = (value = ""): string | null =>
  normalizeText(plainLine(value.toWellFormed())) || null;
