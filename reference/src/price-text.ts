import type { Fee, Money, Price } from "./facts/fact.ts";

/** Text where no fee is listed. */
export const notListed = "Not listed";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

function number(minor: number): string {
  return (minor % 100 === 0 ? grouped : exact).format(minor / 100);
}

/** "$275" or "1,350 MXN". */
export const moneyText = ({ minor, currency }: Money): string =>
  currency === "USD" ? `$${number(minor)}` : `${number(minor)} ${currency}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** One amount, or the same in several currencies: "1,350 MXN or 162 USD". */
export function amountText({ amounts, written }: Price): string {
  if (written !== undefined) return written;
  if (amounts.length > 0 && amounts.every(({ minor }) => minor === 0)) return "Free";
  const [first] = amounts;
  if (first && amounts.length === 1) return moneyText(first);
  return either.format(amounts.map(({ minor, currency }) => `${number(minor)} ${currency}`));
}

const priceText = (price: Price): string =>
  price.for ? `${amountText(price)} (${price.for})` : amountText(price);

/** A fee in a line: "$101 (per certificate, 0 lab tests)". */
export function feeText({ prices, words }: Fee): string {
  const all = prices.map(priceText).join("; ");
  if (all === "") return `${words ?? notListed}.`;
  return words ? `${capitalized(words)}: ${all}.` : `${all}.`;
}
