import * as contract from "#contracts/commerce/shop.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { gcCarts } from "./service.ts";
import { getSavedCart, saveCart, type Deps } from "./saved-cart.ts";

/** The saved cart of a person. The contents of carts come from the storefront API. */
function cartRoutes(api: Api, deps: Deps): void {
  route(api, contract.getSavedCart, ({ session }) => getSavedCart(deps, session));
  route(api, contract.saveCart, ({ session, body }) => saveCart(deps, session, body.cartId));
}

export const cartFeature: Feature<Deps> = {
  name: "carts",
  routes: cartRoutes,
  deleteExpired: gcCarts,
};
