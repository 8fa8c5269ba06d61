import * as contract from "#contracts/shares.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import * as shares from "./service.ts";

/** Whoever reads along must not learn the address, and no search engine what is behind it. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

// prettier-ignore
export function shareRoutes(api: Api, rooms: shares.Rooms): void {
  route(api, contract.listShares, ({ session, params }) => shares.listShares(rooms, session, params.id));
  route(api, contract.createShare, ({ session, params, body, key }) => shares.createShare(rooms, session, params.id, body, key));
  route(api, contract.revokeShare, ({ session, params }) => shares.revokeShare(rooms, session, params.id, params.shareId));
  route(api, contract.getSharedPlan, ({ params }) => shares.getSharedPlan(rooms, params.token), { headers });
}
