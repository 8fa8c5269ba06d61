import { moneyText } from "#format/money.ts";
/** A Storefront API amount (`"10.5"`) in whole cents. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Cents as text: `$10.50`. */
export const priceText = (cents: number): string => moneyText(cents, "USD");

/** A discounted price. Half cents are rounded in the buyer's favor, as in the cart. */
export const lessPercent = (cents: number, percent: number): number =>
  cents - Math.round((cents * percent) / 100);
