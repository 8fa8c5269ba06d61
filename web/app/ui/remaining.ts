import { numberText } from "#format/numbers.ts";
/** The used length once a text comes near its limit; undefined before. */
export function remaining(text: string, most: number): string | undefined {
  const used = text.trim().length;
  if (used <= most * 0.9) return undefined;
  return used > most
    ? `${numberText(used - most)} over the limit`
    : `${numberText(used)} of ${numberText(most)}`;
}
