/** Purchase limits set by the operator: pure functions. */

export type QuantityLimits = {
  /** Per variant, over all its lines. */
  perLine: number;
  /** Items over all lines. */
  perOrder: number;
};

type Quantities = readonly { variantId: number; quantity: number }[];

export const tooManyOfOne = ({ perLine }: QuantityLimits): string =>
  `An order can have up to ${perLine} of one item.`;

export const tooManyInAll = ({ perOrder }: QuantityLimits): string =>
  `An order can have up to ${perOrder} items.`;

export const countThings = (lines: Quantities): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Variants above the limit of one order. */
export function listTooMany(lines: Quantities, { perLine }: QuantityLimits): Set<number> {
  const byVariant = Map.groupBy(lines, ({ variantId }) => variantId);
  const tooMany = [...byVariant].filter(([, same]) => countThings(same) > perLine);
  return new Set(tooMany.map(([variantId]) => variantId));
}
