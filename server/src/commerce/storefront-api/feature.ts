import * as contract from "#contracts/commerce/shop.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { memberPercentOf, type ShopSettings } from "./settings.ts";
import { storefrontRoutes } from "./storefront.ts";

type Deps = Omit<Parameters<typeof storefrontRoutes>[1], "token"> & { shop: ShopSettings };

/** The route that tells where the shop is, and the embedded shop's own routes. */
function shopRoutes(api: Api, { shop: settings, ...deps }: Deps): void {
  const { kind, url, token } = settings;
  const shop = { kind, url, token, memberPercent: memberPercentOf(settings) };
  route(api, contract.getShop, () => shop, { cached: () => ({ tags: ["shop"] }) });
  if (kind === "embedded") storefrontRoutes(api, { ...deps, token });
}

export const storefrontFeature: Feature<Deps> = {
  name: "storefront-api",
  routes: shopRoutes,
};
