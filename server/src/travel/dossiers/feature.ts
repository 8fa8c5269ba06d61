import { Readable } from "node:stream";
import * as contract from "#contracts/travel/dossiers.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { disposition } from "../../platform/http/disposition.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { route } from "../../platform/http/route.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as links from "./links.ts";
import * as dossiers from "./service.ts";

/** Keeps the secret URL out of referrers, and the page out of search engines. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

type Deps = links.LinkDeps & { settings: Settings };

function dossierRoutes(api: Api, deps: Deps): void {
  const { blobs } = api.files;
  route(api, contract.getDossier, ({ session, params, query }) =>
    dossiers.getDossier(deps.db, session, params.id, { petId: params.petId, legId: query.leg }),
  );
  route(api, contract.getBarcode, ({ session, params }) =>
    dossiers.getBarcode(deps.db, session, params.id),
  );
  route(api, contract.getDossierPdf, async ({ session, params, query }) =>
    download(
      await dossiers.getDossierPdf({ ...deps, blobs }, session, params.id, params.petId, query),
    ),
  );
  route(api, contract.listDossierLinks, ({ session, params }) =>
    links.listLinks(deps, session, params.id),
  );
  route(api, contract.createDossierLink, ({ session, params, body, key }) =>
    links.createLink(deps, session, params.id, body, key),
  );
  route(api, contract.revokeDossierLink, ({ session, params }) =>
    links.revokeLink(deps, session, params.id, params.linkId),
  );
  route(
    api,
    contract.getSharedDossier,
    ({ params }) => dossiers.getSharedDossier(deps, params.token),
    { headers },
  );
  route(api, contract.getSharedDossierFile, async ({ params }) =>
    unlisted(await dossiers.openSharedFile({ ...deps, blobs }, params.token, params.key)),
  );
}

const unlisted = (file: Bytes): Bytes => ({ ...file, headers: { ...file.headers, ...headers } });

const download = ({ name, body }: dossiers.Pdf): Bytes => ({
  stream: Readable.from([body]),
  headers: {
    "content-type": "application/pdf",
    "content-length": String(body.length),
    "content-disposition": disposition("attachment", `${name}.pdf`),
    "cache-control": "private, no-store",
  },
});

export const dossierFeature: Feature<Deps> = {
  name: "dossiers",
  routes: dossierRoutes,
  privateLinks: { noun: "share link", end: dossiers.endLinks },
  deleteExpired: dossiers.gcLinks,
};
