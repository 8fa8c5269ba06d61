/** An amount as the shop says it (`"10.5"`), in whole cents. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Cents in words: `$10.50`. */
export const priceText = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** A price with so many percent off, half cents in the buyer's favour as the cart counts them. */
export const lessPercent = (cents: number, percent: number): number =>
  cents - Math.round((cents * percent) / 100);
