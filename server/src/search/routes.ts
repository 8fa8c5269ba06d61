import * as contract from "#contracts/search.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as finding from "./service.ts";

// Likes and comments change nothing of what is found, so their tags are not among these.
const tags = ["hoot-list", "blog-list", "people", "profile-list", "provider-list"];
const found = { keep: () => ({ tags }) };

export function searchRoutes(api: Api, { db }: { db: Db }): void {
  route(api, contract.search, ({ query }) => finding.search(db, query.q), found);
}
