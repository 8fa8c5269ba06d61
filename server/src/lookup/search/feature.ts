import * as contract from "#contracts/lookup/search.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as finding from "./service.ts";

// Likes and comments do not affect results, so their tags are omitted.
const tags = ["hoot-list", "blog-list", "people", "profile-list", "provider-list", "products"];
const searchCache = { cached: () => ({ tags }) };

/** `sellsOwn`: this server is the shop, so products are searched. */
type Deps = { db: Db; sellsOwn: boolean };

function searchRoutes(api: Api, { db, sellsOwn }: Deps): void {
  route(
    api,
    contract.search,
    ({ session: viewer, query }) => finding.search(db, query, { sellsOwn, viewer }),
    searchCache,
  );
}

export const searchFeature: Feature<Deps> = {
  name: "search",
  routes: searchRoutes,
};
