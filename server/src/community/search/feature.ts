import * as contract from "#contracts/lookup/search.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { venuesTag } from "../../lookup/venues/service.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as finding from "./service.ts";

// Likes and comments do not affect results, so their tags are omitted.
const tags = [
  "hoot-list",
  "blog-list",
  "people",
  "profile-list",
  "provider-list",
  venuesTag,
  "venue-reviews",
  "products",
  "settings",
];
const searchCache = { cached: () => ({ tags }) };

/** `sellsOwn`: this server is the shop, so products are searched. */
type Deps = { db: Db; sellsOwn: boolean; settings: Settings };

function searchRoutes(api: Api, { db, sellsOwn, settings }: Deps): void {
  route(
    api,
    contract.search,
    async ({ session: viewer, query }) => {
      const { shop: hasShop } = (await settings.current()).parts;
      return finding.search(db, query, { sellsOwn: sellsOwn && hasShop, viewer });
    },
    searchCache,
  );
}

export const searchFeature: Feature<Deps> = {
  name: "search",
  routes: searchRoutes,
};
