/** The used length once a text comes near its limit; undefined before. */
export function remaining(text: string, most: number): string | undefined {
  const used = text.trim().length;
  if (used <= most * 0.9) return undefined;
  return used > most
    ? `${(used - most).toLocaleString("en-US")} over the limit`
    : `${used.toLocaleString("en-US")} of ${most.toLocaleString("en-US")}`;
}
