import type { Order } from "#contracts/commerce/orders.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { getOrder, listOrders } from "./service.ts";

const perPage = 50;

async function* ownOrders(db: Db, owner: Session) {
  const pages = allPages((before) => listOrders(db, owner, { before, limit: perPage }));
  for await (const { _id } of pages) yield getOrder(db, owner, _id);
}

/** Orders of this site's shop. */
export const orderArchive = archivePart<Order>({
  name: "orders",
  title: "Orders",
  order: 90,
  list: ({ db }, owner) => ownOrders(db, owner),
  titleOf: ({ number }) => `Order ${String(number)}`,
});
