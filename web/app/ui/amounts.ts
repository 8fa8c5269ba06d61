import { currencies, minorDigits } from "#format/money.ts";

/** An amount in its field: "12.50". */
export const amountText = (amount: number, currency: string): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/**
 * Parses an amount into the smallest unit of its currency. A point or a comma may separate the
 * decimals, and either one thousands. Undefined for other text.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const compact = text.trim().replaceAll(/[\s'’]/gu, "");
  const digits = minorDigits(currency);
  const parts = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d+))?$/.exec(compact);
  if (!parts) return undefined;
  const [, whole = "", part = ""] = parts;
  // "1.250" of a currency with two digits is a thousand and something.
  if (part.length > digits) {
    if (part.length !== 3 || whole.length > 3) return undefined;
    return Number(`${whole}${part}`) * 10 ** digits;
  }
  return Number(whole.replaceAll(/[.,]/g, "") + part.padEnd(digits, "0"));
}

/** Currencies that are offered first. */
const usual = ["USD", "EUR", "GBP"];

/** All currencies, the usual ones first. */
export const currenciesToOffer = (): string[] => [
  ...usual,
  ...currencies().filter((currency) => !usual.includes(currency)),
];
