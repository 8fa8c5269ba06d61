import type { Trx } from "../../platform/schema.ts";
import type { Cart } from "./read.ts";
import * as store from "./store.ts";

/**
 * Lets a cart hold no more than there is: `stockOf` says how many there are of each variant that is short. Lines share
 * it in their order; a line for which nothing is left goes.
 */
export async function clampToStock(
  trx: Trx,
  { id, lines }: Pick<Cart, "id" | "lines">,
  stockOf: ReadonlyMap<number, number>,
): Promise<void> {
  const left = new Map(stockOf);
  const clamped = lines
    .filter(({ variantId }) => left.has(variantId))
    .map((line, position) => {
      const stock = left.get(line.variantId) ?? 0;
      const quantity = Math.min(line.quantity, stock);
      left.set(line.variantId, stock - quantity);
      return { ...line, quantity, position };
    });
  const gone = clamped.filter(({ quantity }) => quantity === 0).map((line) => line.id);
  await store.deleteLines(trx, id, gone);
  await store.putLines(
    trx,
    id,
    clamped.filter(({ quantity }) => quantity > 0),
  );
  await store.updateCart(trx, id, {});
}
