import { sql } from "kysely";
import type { Publish } from "../../platform/events.ts";
import type { Trx } from "../../platform/schema.ts";

/** Quantities by variant id. */
export type Amounts = ReadonlyMap<number, number>;

/** Requested quantity and available stock, where that is less. */
export type Short = { variantId: number; stock: number };

/** Total quantity per variant over lines. */
export function amountsOf(
  lines: readonly { variantId: number | null; quantity: number }[],
): Amounts {
  const amounts = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    if (variantId !== null) amounts.set(variantId, (amounts.get(variantId) ?? 0) + quantity);
  }
  return amounts;
}

/** Takes stock, all or nothing; returns the shortages. Rows are locked in order of ids, to avoid deadlocks. */
export async function takeStock(trx: Trx, publish: Publish, amounts: Amounts): Promise<Short[]> {
  const rows = await lockVariants(trx, amounts);
  const stockOf = new Map(rows.map(({ id, stock }) => [id, stock]));
  const short = [...amounts]
    .map(([variantId, amount]) => ({ variantId, amount, stock: stockOf.get(variantId) ?? 0 }))
    .filter(({ amount, stock }) => stock < amount);
  if (short.length > 0) return short.map(({ variantId, stock }) => ({ variantId, stock }));
  await change(trx, rows, amounts, -1);
  publishStockChange(publish, rows, (stock, amount) => stock === amount, amounts);
  return [];
}

/** Returns stock of variants that still exist. */
export async function putBack(trx: Trx, publish: Publish, amounts: Amounts): Promise<void> {
  const rows = await lockVariants(trx, amounts);
  await change(trx, rows, amounts, 1);
  publishStockChange(publish, rows, (stock) => stock === 0, amounts);
}

type Variant = { id: number; product_id: number; stock: number };

const lockVariants = (trx: Trx, amounts: Amounts): Promise<Variant[]> =>
  amounts.size === 0
    ? Promise.resolve([])
    : trx
        .selectFrom("variants")
        .select(["id", "product_id", "stock"])
        .where("id", "in", [...amounts.keys()])
        .orderBy("id")
        .forUpdate()
        .execute();

async function change(trx: Trx, rows: readonly Variant[], amounts: Amounts, sign: 1 | -1) {
  if (rows.length === 0) return;
  const variants = rows.map(({ id }) => ({ id, amount: sign * (amounts.get(id) ?? 0) }));
  await sql`
    update variants v set stock = v.stock + w.amount
    from (values ${pairs(variants)}) w (id, amount) where v.id = w.id`.execute(trx);
  const sold = new Map<number, number>();
  for (const { id, product_id } of rows) {
    sold.set(product_id, (sold.get(product_id) ?? 0) - sign * (amounts.get(id) ?? 0));
  }
  const products = Array.from(sold, ([id, amount]) => ({ id, amount })).sort((a, b) => a.id - b.id);
  await trx
    .selectFrom("products")
    .select("id")
    .where("id", "in", [...sold.keys()])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await sql`
    update products p set sold = greatest(0, p.sold + w.amount)
    from (values ${pairs(products)}) w (id, amount) where p.id = w.id`.execute(trx);
}

const pairs = (rows: readonly { id: number; amount: number }[]) =>
  sql.join(rows.map(({ id, amount }) => sql`(${id}::int, ${amount}::int)`));

/** Publishes stock changes by product; lists are notified where something sold out or returned. */
function publishStockChange(
  publish: Publish,
  rows: readonly Variant[],
  isTurn: (stock: number, amount: number) => boolean,
  amounts: Amounts,
): void {
  const turned = new Map<number, boolean>();
  for (const { id, product_id, stock } of rows) {
    const turns = isTurn(stock, amounts.get(id) ?? 0);
    turned.set(product_id, turns || (turned.get(product_id) ?? false));
  }
  for (const [id, turns] of turned) {
    publish({ what: turns ? "product.changed" : "stock.changed", productId: `${id}` });
  }
}
