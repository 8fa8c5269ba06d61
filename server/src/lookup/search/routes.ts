import * as contract from "#contracts/lookup/search.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as finding from "./service.ts";

// Likes and comments change nothing of what is found, so their tags are not among these.
const tags = ["hoot-list", "blog-list", "people", "profile-list", "provider-list", "products"];
const found = { cached: () => ({ tags }) };

/** `sellsOwn`: the goods of the shop are in this server. */
export function searchRoutes(api: Api, { db, sellsOwn }: { db: Db; sellsOwn: boolean }): void {
  route(api, contract.search, ({ query }) => finding.search(db, query.q, sellsOwn), found);
}
