import * as contract from "#contracts/travel/shares.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import * as shares from "./service.ts";

/** Whoever reads along must not learn the address, and no search engine what is behind it. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

// prettier-ignore
function shareRoutes(api: Api, deps: shares.Deps): void {
  route(api, contract.listShares, ({ session, params }) => shares.listShares(deps, session, params.id));
  route(api, contract.createShare, ({ session, params, body, key }) => shares.createShare(deps, session, params.id, body, key));
  route(api, contract.revokeShare, ({ session, params }) => shares.revokeShare(deps, session, params.id, params.shareId));
  route(api, contract.getSharedPlan, ({ params }) => shares.getSharedPlan(deps, params.token), { headers });
}

export const sharingFeature: Feature<shares.Deps> = {
  name: "sharing",
  routes: shareRoutes,
  deleteExpired: shares.gcShares,
};
