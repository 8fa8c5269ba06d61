import type { CartLine } from "#storefront/index.ts";
import { quantityMax } from "#contracts/commerce/shop-names.ts";
import { linesOf } from "./reading.ts";
import type { OpenCart } from "./state.ts";

/** A line as it is shown: with the quantity somebody has just chosen, and how many of it there can be. */
export type ShownLine = {
  line: CartLine;
  quantity: number;
  most: number;
  said: string | undefined;
};

/** The lines of a cart without those that are being taken out. */
export const shownLines = ({ cart, wanted, said, stock }: OpenCart): ShownLine[] =>
  (cart ? linesOf(cart) : [])
    .map((line) => ({
      line,
      quantity: wanted.get(line.id) ?? line.quantity,
      most: Math.min(stock.get(line.merchandise.id) ?? quantityMax, quantityMax),
      said: said.get(line.id),
    }))
    .filter(({ quantity }) => quantity > 0);
