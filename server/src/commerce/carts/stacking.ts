/** Which discounts combine on one cart: pure functions. */
import { type Discount, price, type PricedInput } from "./pricing.ts";

/** The members' discount, or a code of this kind. */
type DiscountKind = "member" | Discount["kind"];

/** Every pair is listed, so that none stacks by accident. Gift cards are payments and combine with everything. */
const stacks: Record<DiscountKind, Record<DiscountKind, boolean>> = {
  member: {
    member: false,
    percentage: true,
    per_item: true,
    fixed_amount: true,
    free_shipping: true,
  },
  percentage: {
    member: true,
    percentage: false,
    per_item: false,
    fixed_amount: true,
    free_shipping: true,
  },
  per_item: {
    member: true,
    percentage: false,
    per_item: false,
    fixed_amount: true,
    free_shipping: true,
  },
  fixed_amount: {
    member: true,
    percentage: true,
    per_item: true,
    fixed_amount: false,
    free_shipping: true,
  },
  free_shipping: {
    member: true,
    percentage: true,
    per_item: true,
    fixed_amount: true,
    free_shipping: false,
  },
};

type Candidate = Discount & { code?: string };

const kindOf = ({ kind, code }: Candidate): DiscountKind => (code === undefined ? "member" : kind);

/**
 * Discounts that apply together, in order. Of two that do not stack, the one that deducts more from these
 * lines by itself applies; of equal ones, the first.
 */
export function chooseDiscounts<T extends Candidate>(
  candidates: readonly T[],
  lines: PricedInput["lines"],
): T[] {
  const ranked = candidates
    .map((candidate, index) => ({ candidate, index, amount: amountOf(candidate, lines) }))
    .sort((a, b) => b.amount - a.amount);
  const chosen: typeof ranked = [];
  for (const next of ranked) {
    const stackable = stacks[kindOf(next.candidate)];
    if (chosen.every(({ candidate }) => stackable[kindOf(candidate)])) chosen.push(next);
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ candidate }) => candidate);
}

function amountOf(discount: Discount, lines: PricedInput["lines"]): number {
  const { undiscounted, subtotal } = price({ lines, discounts: [discount], giftCards: [] });
  return undiscounted - subtotal;
}
