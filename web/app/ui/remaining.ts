/** Tells how much room is left once a text comes near its limit; nothing before. */
export function remaining(text: string, most: number): string | undefined {
  const used = text.trim().length;
  if (used <= most * 0.9) return undefined;
  return used > most
    ? `${(used - most).toLocaleString("en-GB")} too many`
    : `${used.toLocaleString("en-GB")} of ${most.toLocaleString("en-GB")}`;
}
