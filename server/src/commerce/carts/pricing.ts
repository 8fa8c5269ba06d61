/** Prices of a cart: pure functions in whole minor units, exact. */
import type { DiscountKind } from "#contracts/commerce/discounts.ts";

export type PricedInput = {
  lines: readonly { unitPrice: number; quantity: number }[];
  /** In order of application: members' discount first, then codes as given. */
  discounts: readonly Discount[];
  /** In order of payment. */
  giftCards: readonly { balance: number }[];
};

/**
 * `percentage` deducts `value` percent of every line; `per_item` deducts `value` minor units of every item;
 * `fixed_amount` deducts `value` minor units of the total. `free_shipping` deducts nothing from lines, as shipping
 * costs nothing.
 */
export type Discount = { kind: DiscountKind; value: number };

export type PricedLine = {
  /** Price × quantity. */
  subtotal: number;
  /** After all discounts; at least 0. */
  total: number;
  /** Deduction of each discount from this line, in the order of the discounts. */
  allocations: number[];
};

export type Prices = {
  lines: PricedLine[];
  /** Before discounts. */
  undiscounted: number;
  /** Total deduction of each discount. */
  discounts: number[];
  /** After discounts, before gift cards. */
  subtotal: number;
  /** Payment of each gift card, at most its balance. */
  giftCards: number[];
  /** Amount due. */
  total: number;
};

/**
 * Prices a cart. Percentages apply to each line's full price, rounded half up; fixed amounts are spread over
 * the remaining amounts by share. No line goes below 0.
 */
export function price({ lines, discounts, giftCards }: PricedInput): Prices {
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const remaining = [...subtotals];
  const allocations = discounts.map((discount) => {
    const parts =
      discount.kind === "fixed_amount"
        ? spread(discount.value, remaining)
        : lines.map((line, index) =>
            Math.min(deductionFrom(line, discount), remaining[index] ?? 0),
          );
    for (const [index, part] of parts.entries()) remaining[index] = (remaining[index] ?? 0) - part;
    return parts;
  });
  const subtotal = sum(remaining);
  let due = subtotal;
  const paid = giftCards.map(({ balance }) => {
    const part = Math.min(balance, due);
    due -= part;
    return part;
  });
  return {
    lines: subtotals.map((lineSubtotal, index) => ({
      subtotal: lineSubtotal,
      total: remaining[index] ?? 0,
      allocations: allocations.map((parts) => parts[index] ?? 0),
    })),
    undiscounted: sum(subtotals),
    discounts: allocations.map(sum),
    subtotal,
    giftCards: paid,
    total: due,
  };
}

type Line = PricedInput["lines"][number];

/** The deduction of a discount on lines from one line. */
function deductionFrom({ unitPrice, quantity }: Line, { kind, value }: Discount): number {
  if (kind === "percentage") return percentOf(unitPrice * quantity, value);
  return kind === "per_item" ? value * quantity : 0;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Rounds half up. BigInt keeps any price exact. */
const percentOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent) + 50n) / 100n);

/** Splits `amount` by share; the parts sum to `amount` or to all shares, and none exceeds its share. */
function spread(amount: number, shares: readonly number[]): number[] {
  const all = sum(shares);
  const spent = Math.min(amount, all);
  if (spent === 0) return shares.map(() => 0);
  const exact = shares.map((share) => BigInt(share) * BigInt(spent));
  const parts = exact.map((each) => Number(each / BigInt(all)));
  const rests = exact.map((each) => each % BigInt(all));
  // Cents left by rounding down go to the largest remainders, the first of equal ones.
  const byRest = [...shares.keys()].sort((a, b) => {
    const [restA = 0n, restB = 0n] = [rests[a], rests[b]];
    return restA === restB ? a - b : restA < restB ? 1 : -1;
  });
  for (const index of byRest.slice(0, spent - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
