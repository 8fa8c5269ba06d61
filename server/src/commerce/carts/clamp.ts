import type { Trx } from "../../platform/schema.ts";
import type { Cart } from "./read.ts";
import * as store from "./store.ts";

/**
 * Limits quantities to the stock: `stockOf` has the stock of each variant that is short. Lines of a variant
 * share it in order; a line with none left is removed.
 */
export async function clampToStock(
  trx: Trx,
  { id, lines }: Pick<Cart, "id" | "lines">,
  stockOf: ReadonlyMap<number, number>,
): Promise<void> {
  const remaining = new Map(stockOf);
  const clamped = lines
    .filter(({ variantId }) => remaining.has(variantId))
    .map((line, position) => {
      const stock = remaining.get(line.variantId) ?? 0;
      const quantity = Math.min(line.quantity, stock);
      remaining.set(line.variantId, stock - quantity);
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
