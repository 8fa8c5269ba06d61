/** Exact sums of the API's decimal strings. */

type Decimal = { units: bigint; decimals: number };

function read(amount: string): Decimal {
  const [, sign, whole = "", part = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(amount.trim()) ?? [];
  if (whole + part === "") return { units: 0n, decimals: 0 };
  const units = BigInt(whole + part);
  return { units: sign === "-" ? -units : units, decimals: part.length };
}

/**
 * An amount in the API's short form: a second decimal of 0 is dropped (`10.50` is `10.5`, `10.00` is `10.0`);
 * other text is returned unchanged.
 */
export const shortAmount = (amount: string): string =>
  /\.\d0$/.test(amount) ? amount.slice(0, -1) : amount;

/** Sum of `plus` minus `minus`, in the short form. */
export function sumAmounts(plus: readonly string[], minus: readonly string[] = []): string {
  const terms = [
    ...plus.map(read),
    ...minus.map(read).map((each) => ({ ...each, units: -each.units })),
  ];
  const decimals = Math.max(2, ...terms.map((each) => each.decimals));
  let total = 0n;
  for (const { units, decimals: own } of terms) total += units * 10n ** BigInt(decimals - own);
  const digits = String(total < 0n ? -total : total).padStart(decimals + 1, "0");
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return shortAmount(total < 0n ? `-${text}` : text);
}

/** Comparator of amounts, ascending. */
export function compareAmounts(a: string, b: string): number {
  const [left, right] = [read(a), read(b)];
  const decimals = Math.max(left.decimals, right.decimals);
  const difference =
    left.units * 10n ** BigInt(decimals - left.decimals) -
    right.units * 10n ** BigInt(decimals - right.decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
