import type { Fee, Money, Price } from "./facts/fact.ts";

/** Text where no fee is known. */
export const notListed = "Not listed";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, useGrouping: "min2" });
const exact = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, useGrouping: "min2" });

function number(minor: number): string {
  return (minor % 100 === 0 ? grouped : exact).format(minor / 100);
}

/** "$275" or "1350 MXN". */
export const moneyWords = ({ minor, currency }: Money): string =>
  currency === "USD" ? `$${number(minor)}` : `${number(minor)} ${currency}`;

/** One amount, or the same in several currencies: "1350 MXN or 162 USD". */
export function amountWords({ amounts, written }: Price): string {
  if (written !== undefined) return written;
  if (amounts.length > 0 && amounts.every(({ minor }) => minor === 0)) return "Free";
  const [first] = amounts;
  if (first && amounts.length === 1) return moneyWords(first);
  return amounts.map(({ minor, currency }) => `${number(minor)} ${currency}`).join(" or ");
}

const priceWords = (price: Price): string =>
  price.for ? `${amountWords(price)}: ${price.for}` : amountWords(price);

/** A fee in a line: "$101: per certificate, 0 laboratory tests". */
export function feeWords({ prices, words }: Fee): string {
  const all = prices.map(priceWords).join("; ");
  if (all === "") return `${words ?? notListed}.`;
  return words ? `${words}: ${all}.` : `${all}.`;
}
