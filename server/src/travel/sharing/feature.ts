import * as endedContract from "#contracts/travel/ended-links.ts";
import * as contract from "#contracts/travel/shares.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { clearEndedLinks, listEndedLinks } from "./ended-links.ts";
import * as shares from "./service.ts";

/** Keeps the secret URL out of referrers, and the page out of search engines. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

function shareRoutes(api: Api, deps: shares.Deps): void {
  route(api, contract.listShares, ({ session, params }) =>
    shares.listShares(deps, session, params.id),
  );
  route(api, contract.createShare, ({ session, params, body, key }) =>
    shares.createShare(deps, session, params.id, body, key),
  );
  route(api, contract.revokeShare, ({ session, params }) =>
    shares.revokeShare(deps, session, params.id, params.shareId),
  );
  route(api, contract.getSharedTrip, ({ params }) => shares.getSharedTrip(deps, params.token), {
    headers,
  });
  route(api, contract.getSharedDocument, async ({ params }) => {
    const { blobs } = api.files;
    const file = await shares.openSharedDocument(
      { ...deps, blobs },
      params.token,
      params.documentId,
    );
    return { ...file, headers: { ...file.headers, ...headers } };
  });
  route(api, endedContract.listEndedLinks, ({ session }) => listEndedLinks(deps.db, session));
  route(api, endedContract.clearEndedLinks, ({ session }) => clearEndedLinks(deps.events, session));
}

export const sharingFeature: Feature<shares.Deps> = {
  name: "sharing",
  routes: shareRoutes,
  privateLinks: { noun: "share link", end: shares.endShares },
  deleteExpired: shares.gcShares,
};
