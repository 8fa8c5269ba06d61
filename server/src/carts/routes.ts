import * as contract from "#contracts/shop.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import { getKeptCart, keepCart, type Rooms } from "./kept.ts";

/** The cart that follows a person. What is in carts is said by the storefront. */
export function cartRoutes(api: Api, rooms: Rooms): void {
  route(api, contract.getKeptCart, ({ session }) => getKeptCart(rooms, session));
  route(api, contract.keepCart, ({ session, body }) => keepCart(rooms, session, body.cartId));
}
