/** A typed amount (`19`, `$1,299.5`) in cents; null if blank, NaN if it is not an amount. */
export function centsIn(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*(?=\d)/, "");
  if (plain === "") return null;
  const [, whole, part = ""] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return Number.NaN;
  return Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
}

/** Cents as the text of a field: `19.00`. */
export const dollarsOf = (cents: number | null): string =>
  cents === null ? "" : (cents / 100).toFixed(2);

/** A typed whole number; null if blank, NaN if it is not one. */
export function wholeIn(typed: string): number | null {
  const plain = typed.trim();
  if (plain === "") return null;
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
}
