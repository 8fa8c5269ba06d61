import type { CartLine } from "#storefront/index.ts";
import { quantityMax } from "#contracts/commerce/shop.ts";
import { linesOf } from "./cart-model.ts";
import type { OpenCart } from "./cart-state.ts";

/** A line with its pending quantity, the maximum quantity and its message. */
export type VisibleLine = {
  line: CartLine;
  quantity: number;
  max: number;
  message: string | undefined;
};

/** The lines of a cart without those being removed. What an order may not have is said before the checkout. */
export function visibleLines(state: OpenCart): VisibleLine[] {
  const { cart, shop, pendingQuantities, lineMessages, stock } = state;
  const { perLine = quantityMax } = shop.limits ?? {};
  const lines = (cart ? linesOf(cart) : [])
    .map((line) => ({ line, quantity: pendingQuantities.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const ofVariant = (id: string) => countOf(lines.filter(({ line }) => line.merchandise.id === id));
  return lines.map(({ line, quantity }) => {
    const { id } = line.merchandise;
    return {
      line,
      quantity,
      max: Math.min(stock.get(id) ?? quantityMax, perLine),
      message:
        lineMessages.get(line.id) ?? (ofVariant(id) > perLine ? tooManyOfOne(perLine) : undefined),
    };
  });
}

/** What to say where a cart has more items than an order may have. */
export function tooManyInAll({ shop: { limits } }: OpenCart, lines: readonly VisibleLine[]) {
  const count = countOf(lines);
  if (!limits || count <= limits.perOrder) return undefined;
  return `An order can have up to ${limits.perOrder} items, and your cart has ${count}. Remove some before you check out.`;
}

const countOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const tooManyOfOne = (perLine: number) =>
  `An order can have up to ${perLine} of one item. Lower the quantity before you check out.`;
