import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import type { Events } from "../../platform/events.ts";
import { currentProduct } from "./admin-held.ts";
import * as store from "./admin-store.ts";

type StockChange = ParsedInput<typeof contract.changeStock>["body"];

/**
 * Changes the stock of a variant, concurrently with orders: a step applies to the current stock. Throws
 * NOT_FOUND, VALIDATION, and CONFLICT where it would go below 0 or is not the expected one.
 */
export function changeStock(
  events: Events,
  id: number,
  change: StockChange,
): Promise<contract.AdminProduct> {
  return events.write(async (trx, publish) => {
    const variant = await store.lockVariant(trx, id);
    if (!variant) throw new AppError("NOT_FOUND", "This variant doesn't exist.");
    const { stock: before, product_id: productId } = variant;
    const after = stockAfter(before, change);
    if ("conflict" in after) {
      const current = await currentProduct(trx, productId);
      throw new AppError("CONFLICT", after.conflict, { current });
    }
    if (after.stock !== before) {
      await store.updateVariant(trx, id, { stock: after.stock });
      // Lists show only whether a product is sold out.
      const isTurn = (before === 0) !== (after.stock === 0);
      const what = isTurn ? "product.changed" : "stock.changed";
      publish({ what, productId: `${productId}` });
    }
    return currentProduct(trx, productId);
  });
}

function stockAfter(
  before: number,
  { by, stock: newStock, was }: StockChange,
): { stock: number } | { conflict: string } {
  if (by === undefined) {
    if (was !== before)
      return { conflict: `Stock is now ${before}, not ${was}. Check it and try again.` };
    return { stock: newStock ?? before };
  }
  const stock = before + by;
  if (stock < 0) return { conflict: `Stock can't go below zero. There are ${before} in stock.` };
  if (stock > contract.stockMax) {
    const text = `Stock can be at most ${contract.stockMax}.`;
    throw new AppError("VALIDATION", text, { fields: { by: text } });
  }
  return { stock };
}
