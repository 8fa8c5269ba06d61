/** The length of a text that is near or over its limit; undefined below 90% of it. */
export function remaining(text: string, most: number): string | undefined {
  const used = text.trim().length;
  if (used <= most * 0.9) return undefined;
  return used > most
    ? `${(used - most).toLocaleString("en-US")} over the limit`
    : `${used.toLocaleString("en-US")} of ${most.toLocaleString("en-US")}`;
}
