/** What a cart costs: pure, in whole minor units, exact to the last one. */

export type PricedInput = {
  lines: readonly { unitPrice: number; quantity: number }[];
  /** In the order they are taken off: the members' first, then the codes as they were given. */
  discounts: readonly Discount[];
  /** In the order they pay. */
  giftCards: readonly { balance: number }[];
};

/** `percentage` takes `value` percent off every line; `fixed_amount` takes `value` minor units off the whole. */
export type Discount = { kind: "percentage" | "fixed_amount"; value: number };

export type PricedLine = {
  /** Price × quantity. */
  subtotal: number;
  /** What is left after all discounts; never below 0. */
  total: number;
  /** What each discount takes off this line, in the order of the discounts; 0 where it takes nothing. */
  allocations: number[];
};

export type Prices = {
  lines: PricedLine[];
  /** Before discounts. */
  undiscounted: number;
  /** What each discount takes off in all. */
  discounts: number[];
  /** After discounts, before gift cards. */
  subtotal: number;
  /** What each gift card pays; never more than it holds. */
  giftCards: number[];
  /** What is left to pay. */
  total: number;
};

/**
 * Prices a cart. Percentages are each of the line's full price, half a cent rounded up; fixed amounts are spread over
 * what is left of the lines, by share. Nothing is taken off a line that has nothing left.
 */
export function price({ lines, discounts, giftCards }: PricedInput): Prices {
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const left = [...subtotals];
  const taken = discounts.map((discount) => {
    const parts =
      discount.kind === "percentage"
        ? subtotals.map((subtotal, place) =>
            Math.min(percentOf(subtotal, discount.value), left[place] ?? 0),
          )
        : spread(discount.value, left);
    for (const [place, part] of parts.entries()) left[place] = (left[place] ?? 0) - part;
    return parts;
  });
  const subtotal = sum(left);
  let due = subtotal;
  const paid = giftCards.map(({ balance }) => {
    const part = Math.min(balance, due);
    due -= part;
    return part;
  });
  return {
    lines: subtotals.map((lineSubtotal, place) => ({
      subtotal: lineSubtotal,
      total: left[place] ?? 0,
      allocations: taken.map((parts) => parts[place] ?? 0),
    })),
    undiscounted: sum(subtotals),
    discounts: taken.map(sum),
    subtotal,
    giftCards: paid,
    total: due,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Half a cent is rounded up. In big numbers, so that no price is too large to be exact. */
const percentOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent) + 50n) / 100n);

/** Parts of `amount` by the share of each, together exactly `amount` or all there is; none is larger than its share. */
function spread(amount: number, shares: readonly number[]): number[] {
  const all = sum(shares);
  const spent = Math.min(amount, all);
  if (spent === 0) return shares.map(() => 0);
  const exact = shares.map((share) => BigInt(share) * BigInt(spent));
  const parts = exact.map((each) => Number(each / BigInt(all)));
  const rests = exact.map((each) => each % BigInt(all));
  // The cents that rounding down left over go to the largest rests, of equal ones to the first.
  const byRest = [...shares.keys()].sort((a, b) => {
    const [restA = 0n, restB = 0n] = [rests[a], rests[b]];
    return restA === restB ? a - b : restA < restB ? 1 : -1;
  });
  for (const place of byRest.slice(0, spent - sum(parts))) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
