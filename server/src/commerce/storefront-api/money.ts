import { shopCurrency } from "#contracts/commerce/shop.ts";

export type Money = { __typename: "MoneyV2"; amount: string; currencyCode: typeof shopCurrency };

/**
 * Cents as a Decimal of the API: one digit after the point, or two if the second is not 0. Stock clients
 * depend on this form.
 */
export function decimal(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2).replace(/0$/, "")}`;
}

/** Cents as MoneyV2. */
export const money = (cents: number): Money => ({
  __typename: "MoneyV2",
  amount: decimal(cents),
  currencyCode: shopCurrency,
});
