import * as contract from "#contracts/orders.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import * as admin from "./admin.ts";
import { orderCounter } from "./order-rate.ts";
import * as checkout from "./checkout.ts";
import * as orders from "./service.ts";

/** Whoever reads along must not learn the address, and no search engine what is behind it. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

// prettier-ignore
export function orderRoutes(api: Api, rooms: checkout.Rooms): void {
  const { db } = rooms;
  route(api, contract.getCheckout, ({ params }) => checkout.getCheckout(rooms, params.token), { headers });
  route(api, contract.placeOrder, ({ params, body, address }) => checkout.placeOrder(rooms, params.token, body, orderCounter(api, address)), { headers });
  route(api, contract.listOrders, ({ session, query }) => orders.listOrders(db, session, query));
  route(api, contract.getOrder, ({ session, params }) => orders.getOrder(db, session, params.id));
  route(api, contract.listAllOrders, ({ query }) => orders.listAllOrders(db, query));
  route(api, contract.getAnyOrder, ({ params }) => orders.getAnyOrder(db, params.id));
  route(api, contract.changeOrder, ({ params, body, ifVersion }) => admin.changeOrder(rooms, { id: params.id, state: body.state, ifVersion }));
}
