/** Which discounts take something off the same cart: pure. */
import { type Discount, price, type PricedInput } from "./pricing.ts";

/** What members get, or a code of this kind. */
type DiscountKind = "member" | Discount["kind"];

/** Every pair, so that none stacks by accident. Gift cards are no discounts: they pay, and stand beside everything. */
const stacks: Record<DiscountKind, Record<DiscountKind, boolean>> = {
  member: { member: false, percentage: true, fixed_amount: true },
  percentage: { member: true, percentage: false, fixed_amount: true },
  fixed_amount: { member: true, percentage: true, fixed_amount: false },
};

type Candidate = Discount & { code?: string };

const kindOf = ({ kind, code }: Candidate): DiscountKind => (code === undefined ? "member" : kind);

/**
 * Those of some discounts that apply together, in their order. Of two that do not stack, the one that takes more off
 * these lines by itself applies; of equals, the first.
 */
export function chooseDiscounts<T extends Candidate>(
  candidates: readonly T[],
  lines: PricedInput["lines"],
): T[] {
  const ranked = candidates
    .map((candidate, place) => ({ candidate, place, amount: amountOf(candidate, lines) }))
    .sort((a, b) => b.amount - a.amount);
  const chosen: typeof ranked = [];
  for (const next of ranked) {
    const stackable = stacks[kindOf(next.candidate)];
    if (chosen.every(({ candidate }) => stackable[kindOf(candidate)])) chosen.push(next);
  }
  return chosen.sort((a, b) => a.place - b.place).map(({ candidate }) => candidate);
}

function amountOf(discount: Discount, lines: PricedInput["lines"]): number {
  const { undiscounted, subtotal } = price({ lines, discounts: [discount], giftCards: [] });
  return undiscounted - subtotal;
}
