import { type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { OrderState } from "#contracts/commerce/orders.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { canRead } from "./policy.ts";

export type OrderRow = Selectable<Schema["orders"]>;
export type LineRow = Selectable<Schema["order_lines"]>;

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

export const findOrderOfCart = (db: Db, cartId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("cart_id", "=", cartId).executeTakeFirst();

export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

type ListPage = { limit: number; before?: string | undefined } & (
  | { reader: Viewer }
  | { state: OrderState }
);

/** Orders that one person may read, or in one state, newest first. */
export function listOrders(db: Db, { limit, before, ...of }: ListPage): Promise<OrderRow[]> {
  const orders = db.selectFrom("orders").selectAll().orderBy("id", "desc").limit(limit);
  const older = before === undefined ? orders : orders.where("id", "<", before);
  return "reader" in of
    ? older.where(canRead(of.reader)).execute()
    : older.where("state", "=", of.state).execute();
}

/** The lines of orders in order; at most `most` per order. */
export function listLines(db: Db, orderIds: readonly string[], most?: number): Promise<LineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  const lines = db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position");
  return (most === undefined ? lines : lines.where("position", "<", most)).execute();
}

/** Item counts of orders. */
export async function countItems(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const counted = await db
    .selectFrom("order_lines")
    .select(["order_id", sql<number>`sum(quantity)::int`.as("things")])
    .where("order_id", "in", orderIds)
    .groupBy("order_id")
    .execute();
  return new Map(counted.map(({ order_id, things }) => [order_id, things]));
}

export type NewLine = Omit<LineRow, "order_id" | "position">;
export type NewOrder = Pick<
  OrderRow,
  "cart_id" | "owner_id" | "email" | "note" | "currency" | "subtotal" | "total"
> & { address: object; discounts: OrderRow["discounts"]; gift_cards: OrderRow["gift_cards"] };

/** Inserts an order with its lines and the next number. */
export async function insertOrder(
  trx: Trx,
  { address, discounts, gift_cards, ...order }: NewOrder,
  lines: readonly NewLine[],
): Promise<OrderRow> {
  const row = await trx
    .insertInto("orders")
    .values({
      ...order,
      id: uuidv7(),
      address: JSON.stringify(address),
      discounts: JSON.stringify(discounts),
      gift_cards: JSON.stringify(gift_cards),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const numbered = lines.map((line, position) => ({ ...line, order_id: row.id, position }));
  await trx.insertInto("order_lines").values(numbered).execute();
  return row;
}

export const updateState = (trx: Trx, id: string, state: OrderState): Promise<OrderRow> =>
  trx
    .updateTable("orders")
    .set(({ eb }) => ({
      state,
      version: eb("version", "+", 1),
      updated_at: sql`now()`,
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
