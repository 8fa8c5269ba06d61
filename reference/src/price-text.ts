import { capitalized } from "#format/words.ts";
import { decimalText } from "#format/numbers.ts";
import { minorDigits } from "#format/money.ts";
import { listText } from "#format/lists.ts";
import type { Fee, Money, Price } from "./facts/fact.ts";

/** Text where no fee is listed. */
export const notListed = "Not listed";

function number({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  return decimalText(minor / unit, minor % unit === 0 ? 0 : digits);
}

/** "$275" or "1,350 MXN". */
export const moneyText = (money: Money): string =>
  money.currency === "USD" ? `$${number(money)}` : `${number(money)} ${money.currency}`;

/** One amount, or the same in several currencies: "1,350 MXN or 162 USD". */
export function amountText({ amounts, written }: Price): string {
  if (written !== undefined) return written;
  if (amounts.length > 0 && amounts.every(({ minor }) => minor === 0)) return "Free";
  const [first] = amounts;
  if (first && amounts.length === 1) return moneyText(first);
  return listText(
    amounts.map((money) => `${number(money)} ${money.currency}`),
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
