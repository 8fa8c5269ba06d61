import { AppError } from "#contracts/kernel/errors.ts";
import {
  cardLinesMax,
  type Order,
  type OrderCard,
  type OrderState,
} from "#contracts/commerce/orders.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { canRead } from "./policy.ts";
import { presentCard, presentOrder } from "./present.ts";
import * as store from "./store.ts";

export { checkoutUrl } from "./address.ts";

type ListPage = { limit: number; before?: string | undefined };

/** A page of the orders that the caller may read, newest first. */
export const listOrders = (db: Db, session: Session, page: ListPage) =>
  cards(db, page.limit, { ...page, reader: session });

/** An order that the caller may read. Throws NOT_FOUND for any other, so that ids cannot be probed. */
export async function getOrder(db: Db, session: Session, id: string): Promise<Order> {
  const row = await store.findOrder(db, id);
  if (!canRead.allows(session, row)) throw orderNotFound();
  return withLines(db, row);
}

/** A page of all orders in one state, newest first. For admins. */
export const listAllOrders = (db: Db, { state, ...page }: ListPage & { state: OrderState }) =>
  cards(db, page.limit, { ...page, state });

/** Any order. For admins. Throws NOT_FOUND. */
export async function getAnyOrder(db: Db, id: string): Promise<Order> {
  const row = await store.findOrder(db, id);
  if (!row) throw orderNotFound();
  return withLines(db, row);
}

/** The whole order of a row. */
export const withLines = async (db: Db, row: store.OrderRow): Promise<Order> =>
  presentOrder(row, await store.listLines(db, [row.id]));

async function cards(
  db: Db,
  limit: number,
  page: Parameters<typeof store.listOrders>[1],
): Promise<{ data: OrderCard[]; hasMore: boolean }> {
  const found = await store.listOrders(db, { ...page, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const ids = rows.map(({ id }) => id);
  const lines = await store.listLines(db, ids, cardLinesMax);
  const itemCounts = await store.countItems(db, ids);
  const data = rows.map((row) =>
    presentCard(
      row,
      lines.filter(({ order_id }) => order_id === row.id),
      itemCounts.get(row.id) ?? 0,
    ),
  );
  return { data, hasMore: found.length > limit };
}

export const orderNotFound = () => new AppError("NOT_FOUND", "This order doesn't exist.");
