import * as contract from "#contracts/shop.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { ShopSettings } from "./settings.ts";

/** Where the shop answers. What the embedded one answers is in `storefront.ts`. */
export function shopRoutes(api: Api, { kind, url, token }: ShopSettings): void {
  const memberPercent = kind === "embedded" ? contract.memberPercent : null;
  const shop = { kind, url, token, memberPercent };
  route(api, contract.getShop, () => shop, { keep: () => ({ tags: ["shop"] }) });
}
