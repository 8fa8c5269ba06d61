import * as contract from "#contracts/commerce/shop.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { forPart } from "../../platform/settings/service.ts";
import { memberPercentOf, type ShopSettings } from "./settings.ts";
import { storefrontRoutes } from "./storefront.ts";

type Deps = Omit<Parameters<typeof storefrontRoutes>[1], "token"> & { shop: ShopSettings };

/** The route that tells where the shop is, and the embedded shop's own routes. */
function shopRoutes(api: Api, { shop: settings, ...deps }: Deps): void {
  const { kind, url, token } = settings;
  const limits = kind === "embedded" ? deps.limits : undefined;
  const memberPercent = memberPercentOf(settings);
  const shop = { kind, url, token, memberPercent, ...(limits && { limits }) };
  route(forPart(api, deps.settings, "shop"), contract.getShop, () => shop, {
    cached: () => ({ tags: ["settings"] }),
  });
  if (kind === "embedded") storefrontRoutes(api, { ...deps, token });
}

export const storefrontFeature: Feature<Deps> = {
  name: "storefront-api",
  routes: shopRoutes,
};
