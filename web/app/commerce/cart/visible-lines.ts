import type { CartLine } from "#storefront/index.ts";
import { quantityMax } from "#contracts/commerce/shop-names.ts";
import { linesOf } from "./cart-model.ts";
import type { OpenCart } from "./cart-state.ts";

/** A line with its pending quantity, the maximum quantity and its message. */
export type VisibleLine = {
  line: CartLine;
  quantity: number;
  max: number;
  message: string | undefined;
};

/** The lines of a cart without those being removed. */
export const visibleLines = ({
  cart,
  pendingQuantities,
  lineMessages,
  stock,
}: OpenCart): VisibleLine[] =>
  (cart ? linesOf(cart) : [])
    .map((line) => ({
      line,
      quantity: pendingQuantities.get(line.id) ?? line.quantity,
      max: Math.min(stock.get(line.merchandise.id) ?? quantityMax, quantityMax),
      message: lineMessages.get(line.id),
    }))
    .filter(({ quantity }) => quantity > 0);
