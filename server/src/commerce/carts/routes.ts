import * as contract from "#contracts/commerce/shop.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { getKeptCart, keepCart, type Deps } from "./saved-cart.ts";

/** Routes of the cart that follows a person; its content is read from the storefront. */
export function cartRoutes(api: Api, deps: Deps): void {
  route(api, contract.getSavedCart, ({ session }) => getKeptCart(deps, session));
  route(api, contract.saveCart, ({ session, body }) => keepCart(deps, session, body.cartId));
}
