import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as admin from "#contracts/commerce/discounts.ts";
import * as giftCardContract from "#contracts/commerce/gift-cards.ts";
import { shopifyShopText } from "#contracts/commerce/shop-admin.ts";
import * as contract from "#contracts/commerce/shop.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { forPart, type Settings } from "../../platform/settings/service.ts";
import * as discounts from "./discounts.ts";
import * as giftCards from "./gift-cards.ts";
import { gcCarts } from "./service.ts";
import { getSavedCart, saveCart, type Deps as CartDeps } from "./saved-cart.ts";

type Deps = CartDeps & { settings: Settings };

/** The saved cart of a person. The contents of carts come from the storefront API. */
function cartRoutes(api: Api, deps: Deps): void {
  const whileOn = forPart(api, deps.settings, "shop");
  route(whileOn, contract.getSavedCart, ({ session }) => getSavedCart(deps, session));
  route(whileOn, contract.saveCart, ({ session, body }) => saveCart(deps, session, body.cartId));
  if (deps.shop.kind === "embedded") codeRoutes(api, deps);
  else for (const endpoint of codeEndpoints) route(api, endpoint, rejectShopify);
}

/** Discount codes and gift cards for admins. */
function codeRoutes(api: Api, { db }: Deps): void {
  route(api, admin.listDiscountCodes, ({ query }) => discounts.listCodes(db, query));
  route(api, admin.createDiscountCode, ({ body }) => discounts.createCode(db, body));
  route(api, admin.deleteDiscountCode, ({ params }) => discounts.deleteCode(db, params.id));
  route(api, giftCardContract.listGiftCards, ({ query }) => giftCards.listGiftCards(db, query));
  route(api, giftCardContract.createGiftCard, ({ body }) => giftCards.createGiftCard(db, body));
  route(api, giftCardContract.changeGiftCard, ({ params, body }) =>
    giftCards.changeGiftCard(db, Number(params.id), body),
  );
}

const codeEndpoints: readonly Endpoint[] = [
  admin.listDiscountCodes,
  admin.createDiscountCode,
  admin.deleteDiscountCode,
  giftCardContract.listGiftCards,
  giftCardContract.createGiftCard,
  giftCardContract.changeGiftCard,
];

/** The discount codes and gift cards of a Shopify store are managed there. */
function rejectShopify(): never {
  throw new AppError("NOT_FOUND", shopifyShopText);
}

export const cartFeature: Feature<Deps> = {
  name: "carts",
  routes: cartRoutes,
  deleteExpired: gcCarts,
};
