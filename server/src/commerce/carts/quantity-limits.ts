/** How much may be bought at once, as the operator sets it: pure. */

export type QuantityLimits = {
  /** Of one variant, over all lines that hold it. */
  perLine: number;
  /** Things in all lines together. */
  perOrder: number;
};

type Quantities = readonly { variantId: number; quantity: number }[];

export const tooManyOfOne = ({ perLine }: QuantityLimits): string =>
  `At most ${perLine} of one thing can be in an order.`;

export const tooManyInAll = ({ perOrder }: QuantityLimits): string =>
  `An order can have at most ${perOrder} things.`;

export const countThings = (lines: Quantities): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The variants of which there is more than one order may have. */
export function listTooMany(lines: Quantities, { perLine }: QuantityLimits): Set<number> {
  const byVariant = Map.groupBy(lines, ({ variantId }) => variantId);
  const tooMany = [...byVariant].filter(([, same]) => countThings(same) > perLine);
  return new Set(tooMany.map(([variantId]) => variantId));
}
