import { capitalized } from "#format/words.ts";
import { decimalText } from "#format/numbers.ts";
import { listText } from "#format/lists.ts";
import type { Fee, Money, Price } from "./facts/fact.ts";

/** Text where no fee is listed. */
export const notListed = "Not listed";

const number = (minor: number): string => decimalText(minor / 100, minor % 100 === 0 ? 0 : 2);

/** "$275" or "1,350 MXN". */
export const moneyText = ({ minor, currency }: Money): string =>
  currency === "USD" ? `$${number(minor)}` : `${number(minor)} ${currency}`;

/** One amount, or the same in several currencies: "1,350 MXN or 162 USD". */
export function amountText({ amounts, written }: Price): string {
  if (written !== undefined) return written;
  if (amounts.length > 0 && amounts.every(({ minor }) => minor === 0)) return "Free";
  const [first] = amounts;
  if (first && amounts.length === 1) return moneyText(first);
  return listText(
    amounts.map(({ minor, currency }) => `${number(minor)} ${currency}`),
    "or",
  );
}

const priceText = (price: Price): string =>
  price.for ? `${amountText(price)} (${price.for})` : amountText(price);

/** A fee in a line: "$101 (per certificate, 0 lab tests)". */
export function feeText({ prices, text }: Fee): string {
  const all = prices.map(priceText).join("; ");
  if (all === "") return `${text ?? notListed}.`;
  return text ? `${capitalized(text)}: ${all}.` : `${all}.`;
}
